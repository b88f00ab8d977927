/** Texts of the page about subscribers who bring others. */
export const referralsWording = {
  title: 'Referral links',
  of: (name: string) =>
    `Who has brought subscribers to ${name} with the link in their letters. Only those who have confirmed count.`,
  off: 'Letters have no such links yet. You can turn them on in the newsletter’s settings.',
  settings: 'Newsletter settings',
  none: 'Nobody has brought a subscriber yet.',
  caption: 'Subscribers who have brought others',
  columns: { subscriber: 'Subscriber', confirmed: 'Confirmed', pending: 'Not confirmed' },
} as const
