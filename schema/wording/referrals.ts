/** Texts of the page about subscribers who bring others. */
export const referralsWording = {
  title: 'Referral links',
  of: (name: string) =>
    `Who has brought subscribers to ${name} with the link in their letters. Only those who have confirmed count.`,
  off: 'Its letters have no such links yet.',
  settings: 'Turn them on in the settings',
  none: 'Nobody has brought a subscriber yet.',
  caption: 'Subscribers who have brought others',
  columns: { subscriber: 'Subscriber', confirmed: 'Confirmed', pending: 'Not confirmed' },
} as const
