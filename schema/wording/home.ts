import { CLAIM, caption } from '../brand/words/home'

/** Texts of the home page for visitors. */
export const homeWording = {
  claim: CLAIM,
  description: (product: string) =>
    `${product} is a place to read and to publish: essays, reports and how-tos by people who know their subject, on a page that stays out of the way.`,
  statement: `${CLAIM}.`,
  text: 'Essays, reports and how-tos by people who know their subject, set like a good book.',
  textForWriters: 'Write your own, or start a publication.',
  readersLink: 'Browse the topics',
  writersLink: 'Start writing',
  drawing: caption,
  front: 'Front page',
  trending: 'Most read',
  picks: 'Staff picks',
  latestOlder: 'Older stories',
  allTop: 'All top stories',
  topics: 'Topics',
  allTopics: 'All topics',
  publications: 'Publications to read',
  writersToRead: 'Writers',
  empty: 'Nothing has been published yet. The first story is yours to write.',
} as const
