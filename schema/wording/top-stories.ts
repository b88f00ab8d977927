/** Texts about top stories, now and of a day. */
export const topStoriesWording = {
  title: 'Top stories',
  text: 'What readers read, clap for and answer most at the moment.',
  ofDay: (day: string) => `Top stories of ${day}`,
  ofDayText: (day: string) => `The stories that came out on ${day}, those that readers like best first.`,
  byDay: 'By day',
  previousDay: 'The day before',
  nextDay: 'The day after',
  now: 'Top stories now',
  days: 'Other days',
  empty: 'No story has been published yet.',
  emptyDay: 'Nothing was published on that day.',
} as const
