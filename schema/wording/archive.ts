/** Texts about archives: stories by when they came out. */
export const archiveWording = {
  title: 'Archive',
  navigation: 'Periods of the archive',
  path: 'Where you are in the archive',
  allTime: 'All time',
  year: 'Year',
  month: 'Month',
  day: 'Day',
  empty: 'Nothing was published in that time.',
  emptyHint: 'Choose another time above, or see the whole archive.',
  whole: 'The whole archive',
} as const
