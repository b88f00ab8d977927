/** Texts about top stories, current and of a day. */
export const topStoriesWording = {
  title: 'Top stories',
  text: 'What people are reading and applauding most right now.',
  ofDay: (day: string) => `Top stories of ${day}`,
  ofDayText: (day: string) => `The stories published on ${day}, the most popular first.`,
  byDay: 'By day',
  previousDay: 'The day before',
  nextDay: 'The day after',
  now: 'Top stories now',
  days: 'Other days',
  empty: 'No story has been published yet.',
  emptyDay: 'Nothing was published on that day.',
} as const
