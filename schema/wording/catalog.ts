import { countWording } from './counts'

/** Texts about lists. */
export const catalogWording = {
  notFound: 'This list doesn’t exist or has been removed.',
  private: 'This list is private.',
  library: 'The library',
  libraryText: 'Lists of stories worth keeping, put together by readers and editors.',
  stories: countWording.stories,
  empty: 'This list has no stories yet.',
  by: (name: string) => `A list by ${name}`,
  inLibrary: (name: string) => `${name}: a list in the library`,
  readList: 'Read the list',
  allLists: 'All lists',
  noLists: 'There are no lists in the library yet.',
  olderLists: 'More lists',
  feedTitle: (name: string) => `${name}: new stories in this list`,
  note: (name: string) => `${name} says:`,
} as const
