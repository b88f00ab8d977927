/** Texts about archives: stories by publication date. */
export const archiveWording = {
  title: 'Archive',
  navigation: 'Browse by date',
  path: 'You are here',
  allTime: 'All time',
  year: 'Year',
  month: 'Month',
  day: 'Day',
  empty: 'Nothing was published then.',
  emptyPeriod: 'Nothing was published then. Choose another date above, or see the whole archive.',
  whole: 'The whole archive',
} as const
