import { exactCount } from './counts'

/** Texts of the library: the pages with what is the viewer's own. */
export const libraryWording = {
  title: 'Library',
  text: 'Everything you keep: your lists, what you saved, marked, wrote and read. Only you see this page.',
  label: 'Library',
  tabs: {
    overview: 'Overview',
    lists: 'Lists',
    saved: 'Saved lists',
    highlights: 'Highlights',
    responses: 'Responses',
    history: 'History',
    deleted: 'Recently deleted',
  },
  count: exactCount,
  all: (what: string) => `See all: ${what}`,
  seeAll: 'See all',
  lists: {
    search: 'Search your lists',
    find: 'Find',
    noneFound: 'None of your lists contains these words.',
  },
  highlights: {
    title: 'Your highlights',
    text: 'Passages that you marked in stories. Only you see the private ones.',
    next: 'Find something to read',
    needsScript: 'To remove a highlight, turn on JavaScript in this browser.',
  },
  responses: {
    title: 'Your responses',
    text: 'What you wrote below stories and lists. Readers see it there.',
    none: 'You haven’t responded to anything yet. Open a story, and say what you think of it.',
    next: 'Find a story',
  },
} as const
