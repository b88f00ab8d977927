/** Texts about what stories earn by day and by country. */
export const partnerEarningsWording = {
  heading: 'Earned',
  title: (currency: string) => `Earned over time, in ${currency}`,
  series: 'Earned',
  summary: (total: string, most: string, when: string) =>
    `${total} in all. The most, ${most}, came in on ${when}.`,
  summaryOfMonths: (total: string, most: string, when: string) =>
    `${total} in all. The most, ${most}, came in during ${when}.`,
  day: 'Day',
  note: 'What a member reads counts on the day on which their month of membership ends. The common pool isn’t in these figures; it’s added when a calendar month is closed.',
  lastDays: 'The last 90 days',
  countries: {
    caption: 'Where these members are',
    country: 'Country',
    amount: 'Earned',
    others: 'Countries with few members, or unknown',
  },
} as const
