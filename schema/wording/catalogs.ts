/** Texts about lists. */
export const catalogWording = {
  notFound: 'This list doesn’t exist, or it has been taken away.',
  private: 'This list is private.',
  library: 'The library',
  libraryText: 'Lists of stories worth keeping, put together by readers and editors.',
  stories: (n: string, count: number) => (count === 1 ? '1 story' : `${n} stories`),
  empty: 'This list has no stories yet.',
  by: (name: string) => `A list by ${name}`,
} as const
