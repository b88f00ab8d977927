import type { LandingWords } from './landing'

/** The words of the page for people who publish regularly. */
export const creatorsWords = (product: string): LandingWords => ({
  title: `${product} for creators`,
  description: `A home for everything that you publish: a profile, a publication with a domain of its own, and feeds that your readers can take with them.`,
  heading: 'A home for everything you publish.',
  lead: 'One place under your name, where what you wrote last week leads to what you wrote last year, and readers can stay in touch with you on their own terms.',
  sections: [
    {
      id: 'archive',
      heading: 'What you have comes along',
      paragraphs: [
        'Years of stories in Medium, Substack, Ghost or WordPress move in together, with their dates, pictures and topics, and a link to where they first appeared. See what is in the file, choose what comes along, and undo it all if you regret it.',
      ],
    },
    {
      id: 'profile',
      heading: 'Your own front page',
      paragraphs: [
        'Your profile shows your stories, the publications that you write for, and an about page that you fill as you like. It can move to a subdomain with your name.',
      ],
    },
    {
      id: 'together',
      heading: 'Alone, or together',
      paragraphs: [
        'When a subject outgrows one person, start a publication. It has a name, a look and a front page of its own, and room for everybody who has something to add.',
      ],
      points: [
        { title: 'Owners', text: 'decide about the publication as a whole, its people and its domain.' },
        { title: 'Editors', text: 'look after its stories, its writers and its settings.' },
        { title: 'Writers', text: 'publish in it, and keep every right to their own stories.' },
        { title: 'Sections', text: 'give each subject a page of its own within the publication.' },
      ],
    },
    {
      id: 'readership',
      heading: 'Readers who stay',
      paragraphs: [
        'Readers see how many others follow you. Those who prefer a feed reader get your stories by RSS, whole and at once.',
        'Stories can be for everybody, or for members: then everybody reads the beginning, and members the rest.',
      ],
    },
  ],
  closing: {
    heading: 'Put your name on it.',
    text: 'Usernames are first come, first served. Yours may still be free.',
  },
})
