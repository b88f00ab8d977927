import type { LandingWords } from './landing'

/** The words of the page about working on the site. `operator` is who runs it. */
export const jobsWords = (product: string, operator: string): LandingWords => ({
  title: `Jobs at ${operator}`,
  description: `Working on ${product}: what is open at the moment, and what to write to us if you would like to help.`,
  heading: 'There is no open position at the moment.',
  lead: `When there is one, you will find it on this page. ${operator} runs the site.`,
  sections: [
    {
      id: 'write',
      heading: 'Write all the same',
      paragraphs: [
        'If you edit, moderate, draw, translate or build things, and this is a place where you would like to do it, tell us in a few sentences what you have made and where we can see it.',
        'A letter needs no picture, no age and no marital status. Please leave them out.',
      ],
    },
    {
      id: 'source',
      heading: 'Work on the software',
      paragraphs: [`${product} is open source. You don’t need a job here to fix a bug or improve a text.`],
    },
  ],
  closing: {
    heading: 'Say hello.',
    text: 'One paragraph is enough.',
  },
})
