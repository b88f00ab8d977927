import { lead } from '../../brand/words/about'
import type { LandingWords } from './landing'

/** The words of the page about the product. */
export const aboutWords = (product: string): LandingWords => ({
  title: `About ${product}`,
  description: `${product} is a place to read and to publish, on pages that stay out of the way. What it is for, how it works, and who is behind it.`,
  heading: 'A quiet place for people who read, and people who write.',
  lead: lead(product),
  sections: [
    {
      id: 'readers',
      heading: 'For readers',
      paragraphs: [
        'The text is the picture. A story here is set like a page of a good book: a serif that was drawn for reading, lines of a length that the eye can follow, and nothing beside them that moves.',
        'There are no advertisements between the paragraphs. Every page can be read without script, on a phone or on paper, in light or in dark.',
      ],
      points: [
        {
          title: 'Topics, from A to Z',
          text: 'Every story is filed under the topics that its writer chose, with an archive by year, month and day.',
        },
        {
          title: 'A library',
          text: 'Reading lists that somebody has put together with care, with a word on why each story is there.',
        },
        {
          title: 'Feeds for everything',
          text: 'Each person, publication, topic and list has an RSS feed, for whichever reader you like best.',
        },
        {
          title: 'Staff picks',
          text: 'Some stories are recommended by the people who run this site. They are chosen one by one, by reading.',
        },
      ],
    },
    {
      id: 'writers',
      heading: 'For writers',
      paragraphs: [
        'You needn’t begin again: what you have in Medium, Substack, Ghost or WordPress comes along, with its dates and pictures.',
        'What you publish stays yours. You choose the licence, the address remains valid when you change the title or your name, and search engines are told where a story first appeared.',
        'Write under your own name, or together with others in a publication that has its own front page, sections and domain.',
      ],
    },
    {
      id: 'how',
      heading: 'How it is run',
      paragraphs: [
        'Anybody may read. Writers agree to rules that fit on one page, and when a story or an account is taken down, the person concerned is told why.',
        'Your visits are your own business: a browser that asks not to be tracked isn’t.',
        `${product} is open source, under the MIT licence. Everybody can look at how it works, or run a site of their own with it.`,
      ],
    },
  ],
  closing: {
    heading: 'Come in and read.',
    text: 'With an account you follow the topics that you care about. It takes an email address and a minute.',
  },
})
