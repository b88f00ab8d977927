import type { LandingWords } from './landing'

/** The words of the page about the mark of book authors. */
export const verifiedAuthorsWords = (product: string): LandingWords => ({
  title: `Verified book authors on ${product}`,
  description: `Authors of published books can have a mark on their ${product} profile, which tells readers that the name belongs to the person who wrote the book.`,
  heading: 'For people whose name is on a spine.',
  lead: 'If you have published a book, your profile can say so. The mark tells readers that the person who writes here is the person who wrote the book.',
  sections: [
    {
      id: 'meaning',
      heading: 'What the mark says',
      paragraphs: [
        'It appears beside your name on your profile, in words and not as a coloured tick: “Book author”. It says that we have checked who you are. It says nothing about what you write, and moves no story up in any list.',
        'With it you can show your books on your profile: their covers, what they are about, and where each edition is sold.',
      ],
    },
    {
      id: 'who',
      heading: 'Who can have it',
      paragraphs: ['A person, not a company, with at least one book that readers can find.'],
      points: [
        {
          title: 'The book',
          text: 'has an ISBN or is held by a national library, and names you as an author.',
        },
        { title: 'The account', text: 'has your name, a confirmed email address, and isn’t suspended.' },
        {
          title: 'The connection',
          text: 'can be seen from outside: on your publisher’s page, on your own site, or by an email from your publisher.',
        },
        { title: 'Pen names', text: 'are welcome. Your legal name stays between you and us.' },
      ],
    },
    {
      id: 'how',
      heading: 'How to ask for it',
      paragraphs: [
        'Write to us from the address of your account. Tell us your username, the title of the book, and where we can see that the two belong together. A person reads it and answers, with a reason if the answer is no.',
        'The mark goes when the account is closed, or when what it says turns out to be untrue.',
      ],
    },
  ],
  closing: {
    heading: 'Wrote a book?',
    text: 'Send us its title and your username. That is all there is to it, and it costs nothing.',
  },
})
