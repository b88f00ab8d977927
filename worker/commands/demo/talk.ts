/** What somebody says below a story, and what others answer. */
export interface Said {
  by: string
  text: string
  answers?: readonly Said[]
}

/** What readers say below the demo's stories, by the story's file. */
export const TALK: Readonly<Record<string, readonly Said[]>> = {
  'flour-is-always-one-hundred': [
    {
      by: 'gifted',
      text: 'I baked for nine years without knowing what the 2 in the margin of my grandmother’s notebook meant. It was salt. It was always salt.',
      answers: [
        {
          by: 'samuel',
          text: 'And I would bet that somewhere on that page there is a number in another colour.',
          answers: [{ by: 'gifted', text: 'Red pencil, 25. I thought it was the price.' }],
        },
      ],
    },
    {
      by: 'expiring',
      text: 'Bei uns in der Backstube hieß das einfach „die Zahlen“. Der Meister hat sie an die Kühlschranktür geschrieben, mit Filzstift, und jeden Montag nachgezogen.',
      answers: [{ by: 'jonas', text: 'Every trade keeps its best table on a fridge.' }],
    },
    {
      by: 'lapsed',
      text: 'One correction, offered fondly: my mill sells a wholemeal that takes *six* points more, not four. I have the puddle to prove it.',
      answers: [{ by: 'samuel', text: 'I believe the puddle. Which mill?' }],
    },
    { by: 'trial', text: 'First bread today. It stood up. I took a photograph of a loaf standing up.' },
  ],
  'how-to-sleep-on-a-night-train': [
    {
      by: 'yearly',
      text: 'サンライズ出雲の岡山での切り離し、いつも目が覚めます。ホームに出て見ている人もたくさんいますよ。',
      answers: [
        {
          by: 'greta',
          text: 'I got out to watch it once, in slippers, in February. I would do it again, in boots.',
        },
      ],
    },
    {
      by: 'switching',
      text: 'Bottom bunk, always. I am fifty-eight, and the ladder has stopped being an adventure.',
      answers: [
        { by: 'lapsed', text: 'Fifty-nine. It begins to be one again.' },
        {
          by: 'greta',
          text: 'The attendant will swap you if you ask before the beds are down. They like to be asked.',
        },
      ],
    },
    {
      by: 'cancelled',
      text: 'You don’t mention the people who set an alarm for four and then don’t hear it. Everybody else does.',
    },
    {
      by: 'tomas',
      text: 'On ferries it is the opposite: you sleep through the engines and wake when they change *pitch*. I suppose the ear only ever listens for a difference.',
      answers: [{ by: 'kenji', text: 'That is most of what a musician’s ear does, too.' }],
    },
  ],
  'a-bridge-that-walked-sideways': [
    {
      by: 'failed',
      text: 'I was on it, that Saturday, with my father. He said “somebody has forgotten a bolt”. He said it about every bridge afterwards.',
      answers: [
        { by: 'jonas', text: 'What did you do with your feet? I’m collecting answers.' },
        { by: 'failed', text: 'Wide apart, like on the bus. Nobody told us to.' },
      ],
    },
    {
      by: 'lucia',
      text: 'The part I teach from this is the 166. Students expect a curve, and what they get is a door.',
      answers: [
        {
          by: 'expired',
          text: 'Is the number a property of the bridge, or of the walkers? If people in a hurry lean more, wouldn’t the door be somewhere else at rush hour?',
          answers: [
            {
              by: 'jonas',
              text: 'Of both. Heavier damping moves it up, and so does a crowd that strolls. There is a formula with both in it, and it is one line long.',
            },
          ],
        },
      ],
    },
    { by: 'walter', text: 'I shall never again laugh at a man walking like a skater.' },
  ],
  'leave-the-swifts-their-hole': [
    {
      by: 'expiring',
      text: 'We have four boxes under the eaves since spring. Nobody came. The leaflet says to play them a recording; the neighbours say not to.',
      answers: [
        {
          by: 'aiko',
          text: 'Mornings and evenings from the middle of May, quietly, and not for longer than you could bear it yourself. It took my street three years.',
          answers: [{ by: 'gifted', text: 'Ours took five. Then two pairs in one week.' }],
        },
      ],
    },
    {
      by: 'trial',
      text: 'Hos oss försvann de den femte augusti i år. Jag skrev också upp det på väggen, i garderoben, där ingen målar om.',
      answers: [{ by: 'greta', text: 'Den bästa väggen i huset.' }],
    },
    { by: 'cancelled', text: 'Twenty-two times. I had to put the phone down.' },
    {
      by: 'failed',
      text: 'I am a roofer. We were never told. It would have cost us one tile turned the other way.',
      answers: [
        {
          by: 'aiko',
          text: 'Would you write that down for the others? One page, with a drawing. I’ll find the printer.',
        },
      ],
    },
  ],
  'eleven-days-without-landing': [
    {
      by: 'lapsed',
      text: 'A number and no name. I keep thinking of that.',
      answers: [{ by: 'yearly', text: 'Perhaps it’s a courtesy. It has things to do.' }],
    },
    {
      by: 'expired',
      text: 'How does anybody know that it didn’t land? Could the transmitter have missed an hour?',
      answers: [
        {
          by: 'aiko',
          text: 'It reports its place and its speed. There were gaps, but none long enough to reach an island and come back to the line.',
        },
      ],
    },
    {
      by: 'switching',
      text: 'En Chiloé los vemos llegar en septiembre. Comen como si nada, y uno los mira comer como si nada.',
    },
  ],
  'the-friday-samoa-never-had': [
    {
      by: 'lucia',
      text: 'Our billing ran for a day that did not exist and charged nobody. I was asked to explain it to an auditor, in Spanish, with a map.',
      answers: [{ by: 'tomas', text: 'Please say that there is a recording.' }],
    },
    {
      by: 'gifted',
      text: 'My aunt in Apia turned sixty that Friday. She says that she is still waiting.',
      answers: [{ by: 'walter', text: 'Then she has been fifty-nine ever since, and I envy her.' }],
    },
    {
      by: 'expired',
      text: 'Worth adding: `2011-12-30` is valid *as a date*. It’s only noon that isn’t there. Half of the bugs that I’ve met were people who wanted these two to agree.',
    },
  ],
  'every-sentence-begins-with-and': [
    {
      by: 'failed',
      text: 'في المدرسة كانوا يشطبون الواو من أول الجملة بالأحمر، ثم يقرؤون علينا نصًا من التراث كلّه واوات.',
      answers: [{ by: 'noor', text: 'والمعلّمة كانت على حقّ في المرّتين.' }],
    },
    {
      by: 'switching',
      text: 'I translate from Portuguese, which has no such letter, and I now see that I have been hiding it in the commas.',
      answers: [{ by: 'ines', text: 'Também nós. Chama-se ponto e vírgula e ninguém o usa.' }],
    },
    { by: 'lapsed', text: 'And then I read it aloud. And it was better.' },
  ],
  'a-book-that-opens-flat': [
    {
      by: 'trial',
      text: 'Made one on Sunday. It lies flat, apart from page 40, which I sewed to page 56.',
      answers: [
        { by: 'walter', text: 'That is a pocket. Put a ticket in it.' },
        { by: 'trial', text: 'There is already a ticket in it.' },
      ],
    },
    {
      by: 'yearly',
      text: 'Does the thread have to be linen? I have a drawer full of silk, and no excuse for it.',
      answers: [
        {
          by: 'walter',
          text: 'Silk is stronger than you’d think, and slides, so the knots want watching. Wax it twice.',
        },
      ],
    },
  ],
  'listening-to-rice': [
    {
      by: 'failed',
      text: 'My mother does this with the *radio* on. I’ve tried to work out how, and I think that she hears it through the spoon.',
      answers: [{ by: 'samuel', text: 'Through the spoon! Of course. I shall have to write it again.' }],
    },
    {
      by: 'cancelled',
      text: 'Turned it down at the second sound. For the first time the bottom was a crust and not a regret.',
    },
    {
      by: 'kenji',
      text: 'The change of pitch when the water goes is real: smaller bubbles, higher note. You could tune a pan.',
      answers: [{ by: 'samuel', text: 'Come on a Sunday, and bring a fork.' }],
    },
  ],
  'staff-meal-at-half-past-four': [
    {
      by: 'expiring',
      text: 'Ich war zwei Jahre lang Spülerin. Um halb fünf war ich eine von vierzehn. Danke dafür.',
      answers: [{ by: 'samuel', text: 'You were the one who decided whether there were plates. We knew.' }],
    },
    {
      by: 'gifted',
      text: 'Ours was at eleven, before lunch, and it was always soup, and it was never the same soup.',
    },
    { by: 'switching', text: 'The beetroot tablecloth deserves a story of its own.' },
  ],
  stet: [
    {
      by: 'ines',
      text: 'The courier who would not leave them with the baker is the only character here without a mark in the margin.',
      answers: [{ by: 'noor', text: 'He came back on the Wednesday. *Stet.*' }],
    },
    {
      by: 'lapsed',
      text: 'I was a compositor’s apprentice for one summer. The old hands called the dots “mercy”.',
      answers: [{ by: 'walter', text: 'I have never heard that, and I’ll never call them anything else.' }],
    },
  ],
}
