/** Texts about what stories bring in by day and by country. */
export const partnerEarningsWording = {
  heading: 'Brought in',
  title: (currency: string) => `Brought in over time, in ${currency}`,
  series: 'Brought in',
  summary: (total: string, most: string, when: string) =>
    `${total} in all. The most, ${most}, came in on ${when}.`,
  summaryOfMonths: (total: string, most: string, when: string) =>
    `${total} in all. The most, ${most}, came in during ${when}.`,
  day: 'Day',
  note: 'What a member reads counts on the day on which their month of membership ends. The common pool isn’t in these figures; it’s added when a calendar month is closed.',
  lastDays: 'The last 90 days',
  countries: {
    caption: (from: string, until: string) => `Where members are, ${from} to ${until}`,
    country: 'Country',
    amount: 'Brought in',
    others: 'Countries with few members, or unknown',
  },
} as const
