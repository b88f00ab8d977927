import { countWording } from './counts'

/** Texts about lists. */
export const catalogWording = {
  notFound: 'This list doesn’t exist or has been removed.',
  privateMark: 'Private',
  onlyYou: 'Only you can see this list.',
  featured: 'Featured lists',
  featuredText: 'Lists of stories worth keeping, put together by readers and editors.',
  stories: countWording.stories,
  empty: 'This list has no stories yet.',
  emptyPredefined: {
    READING_LIST: 'Nothing saved yet. Save a story, and you’ll find it here.',
    CURRENTLY_READING: 'You have nothing to continue. Stories that you begin and don’t finish appear here.',
    PURCHASED: 'You haven’t bought any stories.',
  },
  by: (name: string) => `A list by ${name}`,
  title: (list: string, name: string) => `${list}: a list by ${name}`,
  inLibrary: (name: string) => `${name}: a featured list`,
  readList: 'Read the list',
  readListOn: (product: string) => `Read the list on ${product}`,
  noLists: 'There are no featured lists yet.',
  listsOf: (name: string) => `Lists by ${name}`,
  noListsOf: (name: string) => `${name} hasn’t made a public list yet.`,
  browseFeatured: 'Browse featured lists',
  olderLists: 'More lists',
  feedTitle: (name: string) => `${name}: new stories in this list`,
  note: (name: string) => `${name} says:`,
  /** Lists that everybody has. */
  predefined: {
    'reading-list': 'Reading list',
    'currently-reading': 'Resume reading',
    purchased: 'Purchased',
  },
  own: {
    title: 'Your lists',
    text: 'Stories that you keep together. Only you see the private lists.',
    none: 'You haven’t made a list yet.',
  },
  share: {
    open: 'Share this list',
    on: { linkedIn: 'LinkedIn', twitter: 'X', facebook: 'Facebook' },
    address: 'Address',
    frame: 'Code for your own site',
    frameHint: 'Paste it into a page to show this list there.',
  },
} as const
