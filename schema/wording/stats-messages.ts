/** What is said when stats can't be told. */
export const statsMessages = {
  noRange:
    'Give two days such as 2026-01-31, or two hours such as 2026-01-31T05, the earlier one first, and a time zone such as Europe/Berlin.',
  noTimes: 'Give two times in milliseconds since 1970 UTC, the earlier one first.',
  tooMany: {
    hour: 'A range by hours has at most 31 days.',
    day: 'A range by days has at most 366 days.',
    month: 'A range has at most 60 years.',
  },
} as const
