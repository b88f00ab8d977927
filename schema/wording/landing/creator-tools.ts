import type { LandingWords } from './landing'

/** The words of the page about the tools for writers and editors. */
export const creatorToolsWords = (product: string): LandingWords => ({
  title: `Tools for writers on ${product}`,
  description: `What ${product} does for a story once it is written: typesetting, addresses, feeds, search engines, preview cards, and safe accounts for everybody involved.`,
  heading: 'Tools that you notice when they are missing.',
  lead: 'Most of what a publisher’s staff used to do happens here automatically. Here’s the list of what you no longer have to think about.',
  sections: [
    {
      id: 'story',
      heading: 'For the story',
      paragraphs: ['All of this comes with every story, from the first one on.'],
      points: [
        {
          title: 'Moving in',
          text: 'Stories from Medium, Substack, Ghost and WordPress come along with their dates, pictures and topics.',
        },
        {
          title: 'Typesetting',
          text: 'Balanced headlines, hanging punctuation where the browser can, and letters for scripts from all over the world.',
        },
        {
          title: 'Pictures in the right size',
          text: 'You upload one original. Each reader gets the size and format that their screen needs.',
        },
        {
          title: 'Preview cards',
          text: 'When somebody shares a story, it has a card with its title, your name and your picture.',
        },
        {
          title: 'Versions',
          text: 'Every published version is kept under its date, so that nothing that you wrote is overwritten.',
        },
        { title: 'Print', text: 'A clean page on paper, with the addresses of its links written out.' },
      ],
    },
    {
      id: 'publication',
      heading: 'For the publication',
      paragraphs: ['A publication is a site of its own, with as much or as little apparatus as you want.'],
      points: [
        { title: 'Navigation', text: 'Sections, pages, topics and links to anywhere, in your order.' },
        { title: 'A domain', text: 'Readers see your address, and search engines know which one counts.' },
        { title: 'Feeds', text: 'One for the whole publication, and one for each topic in it.' },
        {
          title: 'Roles',
          text: 'Owners, editors and writers, each with an account of their own, and an inbox for what is submitted.',
        },
      ],
    },
    {
      id: 'account',
      heading: 'For your account',
      paragraphs: [
        'Sign in with a code by email, with a passkey or with a password, and switch on two-factor authentication if you like. You see where you are signed in, and can end any session from there.',
      ],
    },
  ],
  closing: {
    heading: 'See for yourself.',
    text: 'An account is free, and everything in this list comes with it.',
  },
})
