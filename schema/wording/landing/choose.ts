/** Texts of the page that compares reading for free with the memberships. */
export const chooseWords = {
  title: 'Compare memberships',
  description: (product: string) =>
    `Reading ${product} for free, as a member and as a Friend: what each includes, and what it costs.`,
  heading: 'Three ways to read',
  lead: (product: string) =>
    `You can read on ${product} for free for as long as you like. Here is what changes when you pay.`,
  table: 'What is included',
  feature: 'What you can do',
  ways: { free: 'For free', member: 'Member', friend: 'Friend' },
  yes: 'Yes',
  no: 'No',
  preview: 'In part',
  features: {
    read: 'Read stories that are open to everybody',
    locked: 'Read member-only stories',
    follow: 'Follow writers, publications and topics',
    lists: 'Keep lists, highlights and a reading history',
    write: 'Write and publish',
    domains: 'Read them on every publication’s own domain, too',
    since: 'Your profile says how long you’ve been one',
  },
  monthly: 'Monthly',
  yearly: 'Yearly',
  free: 'Create a free account',
  plans: 'See the plans',
} as const
