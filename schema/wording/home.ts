/** Texts of the home page that visitors see. */
export const homeWording = {
  claim: 'Stories worth the paper',
  description: (product: string) =>
    `${product} is a place to read and to publish: essays, reports and instructions by people who know their subject, on a page that stays out of the way.`,
  statement: 'Stories worth the paper.',
  readers: 'To read',
  readersText:
    'Essays, reports and instructions by people who know their subject, set like a good book and left alone. No clutter, nothing that jumps.',
  readersLink: 'Browse the topics',
  writers: 'To write',
  writersText:
    'A quiet page for your words, under your own name or in a publication you share. Feeds for all of it, and the text stays yours.',
  writersLink: 'Start writing',
  drawing: (product: string) => `${product}, noun: leaves folded into each other, ready to be bound.`,
  front: 'On the front page',
  trending: 'Read most now',
  picks: 'Picked by the staff',
  latest: 'Latest stories',
  latestOlder: 'Older stories',
  allTop: 'All top stories',
  topics: 'Topics',
  allTopics: 'All topics',
  publications: 'Publications to read',
  writersToRead: 'Writers',
  empty: 'Nothing has been published yet. The first story is still to be written.',
} as const
