import type { LandingWords } from './landing'

/** The words of the page about writing. */
export const writeWords = (product: string): LandingWords => ({
  title: `Write on ${product}`,
  description: `Publish on ${product}: a page that does your text justice, an address that stays, and readers who come for the subject.`,
  heading: 'Write what only you can write.',
  lead: 'You know something that others would like to read. Here it gets a page that does it justice, an address that stays, and readers who come for the subject.',
  sections: [
    {
      id: 'archive',
      heading: 'Bring your archive along',
      paragraphs: [
        'You needn’t begin again. Upload the file that your present home gives you, see what is in it, and choose what comes along. Stories keep their dates, pictures and topics, and a link to where they first appeared.',
        'What can’t be read is named, word for word, story by story. An import that you regret can be undone.',
      ],
      points: [
        { title: 'Medium', text: 'The zip file that you get when you download your information.' },
        { title: 'Substack', text: 'The zip file of your export.' },
        { title: 'Ghost', text: 'The JSON file of your export, or a zip file with its pictures.' },
        { title: 'WordPress', text: 'The XML file of your export.' },
        { title: 'Markdown', text: 'A file, or a zip file of many with their pictures.' },
        {
          title: 'And out again',
          text: 'Everything you write here can be downloaded as Markdown and HTML, whenever you like.',
        },
      ],
    },
    {
      id: 'page',
      heading: 'A page that holds it all',
      paragraphs: [
        'A story is more than paragraphs. What you would draw on a napkin or put into a note has its place in the text, and looks right on a phone, on a wide screen and on paper.',
      ],
      points: [
        {
          title: 'Pictures',
          text: 'With a caption, a description for those who can’t see them, and a focus that stays in view when they are cropped.',
        },
        {
          title: 'Tables and footnotes',
          text: 'For the figures, and for everything that you can’t quite leave out.',
        },
        {
          title: 'Code',
          text: 'Coloured by its language, in a typeface in which a one is a one. It stays text that can be copied.',
        },
        { title: 'Formulas', text: 'Written as LaTeX and set as mathematics, without a picture in sight.' },
      ],
    },
    {
      id: 'editor',
      heading: 'An editor that waits for you',
      paragraphs: [
        'It opens with the caret in the title. Each key is stored in your browser at once and in your account a moment later, so that a closed lid or a lost network costs you nothing.',
        'Every published version is kept, you see what has changed since the last one, and a link shows a draft to whomever you like.',
      ],
    },
    {
      id: 'address',
      heading: 'An address that stays',
      paragraphs: [
        'Change the title, change your name, move the story into a publication: every address that it ever had keeps leading to it.',
        'You choose the licence, from all rights reserved to public domain. If the story appeared elsewhere first, search engines are pointed to the original.',
      ],
    },
    {
      id: 'readers',
      heading: 'Readers who find it',
      paragraphs: [
        'Up to five topics say what a story is about, and put it in front of people who follow them. It appears in feeds, in search engines and in the lists of whoever wants to keep it. What readers applaud rises to the top, and makes room again for what is new.',
      ],
    },
  ],
  closing: {
    heading: 'Begin with a name.',
    text: 'An account is free, and it is all that you need to publish under your own name.',
  },
})
