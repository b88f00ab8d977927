/** Texts of a person's page of highlights. */
export const userHighlightsWording = {
  search: 'Search the highlights',
  find: 'Find',
  none: (name: string) => `${name} hasn’t highlighted anything yet.`,
  noneOwn: 'Choose words in a story to highlight them. You’ll find them here, also those that only you see.',
  noneFound: 'No highlight contains these words.',
  older: 'Older highlights',
  isPrivate: 'Only you see it',
  membersOnly: 'A passage of a member-only story',
  by: (title: string, writer: string) => `${title} · ${writer}`,
  recentlyDeleted: 'Recently deleted',
  remove: 'Remove',
  removeLabel: (words: string) => `Remove the highlight “${words}”`,
} as const
