import { countOf } from './counts'

/** Texts of digests: the mails, the choices and the page of their stats. */
export const digestWording = {
  untitled: 'Untitled',
  newsletter: {
    subject: (name: string) => `${name}: this week’s letters`,
    heading: (name: string) => `The week of ${name}`,
    text: (stories: number) => `${countOf(stories, 'letter')} went out last week.`,
    why: (name: string, product: string) =>
      `You get this email because you chose a weekly digest of the newsletter of ${name} on ${product}.`,
  },
  reader: {
    subject: (first: string, others: number) =>
      others === 0 ? first : `${first}, and ${countOf(others, 'more story', 'more stories')}`,
    heading: 'New for you',
    text: { daily: 'New stories since yesterday:', weekly: 'New stories of the week:' },
    by: (writer: string) => `By ${writer}`,
    byIn: (writer: string, publication: string) => `By ${writer} in ${publication}`,
    button: 'Read what you follow',
    why: (product: string) =>
      `You’re receiving this email because you chose a digest of what you follow on ${product}.`,
  },
  choice: {
    title: 'What you follow',
    text: 'New stories of the people, publications and topics that you follow, by email. Nothing is sent when nothing is new.',
    label: 'How often',
    rhythms: { OFF: 'Never', DAILY: 'Every morning', WEEKLY: 'Every Monday' },
    save: 'Save',
    saveFor: 'Save how often you get new stories of what you follow',
    allMail: 'Newsletters, digests and all other email',
  },
  rhythm: {
    label: (name: string) => `What you get from ${name}`,
    rhythms: { EACH: 'Each letter', WEEKLY: 'A weekly digest' },
    pause: 'Pause until',
    pauseHint: 'Leave it empty to get emails without a pause.',
    paused: (day: string) => `Paused until ${day}.`,
    tooLong: 'A pause can’t be longer than a year.',
    noDay: 'Enter a day.',
    save: 'Save',
    saveFor: (name: string) => `Save what you get from ${name}`,
  },
  stats: {
    title: 'Digests',
    titleOf: (name: string) => `Digests of ${name}`,
    text: 'Each Monday, subscribers who chose a weekly digest get the letters of the week in one email.',
    none: 'There are no digests yet. The first one is made on the Monday after somebody chooses it, once letters have gone out.',
    back: 'Stats',
    link: 'Digests',
    day: 'Day',
    newsletter: 'Newsletter',
    state: 'State',
    states: {
      SCHEDULED: 'Waiting',
      SENDING: 'On its way',
      PAUSED: 'Paused',
      SENT: 'Sent',
      STOPPED: 'Stopped',
    },
    recipients: 'Recipients',
    sent: 'Sent',
    delivered: 'Delivered',
    bounced: 'Came back',
    complained: 'Marked as spam',
    unsubscribed: 'Unsubscribed',
    left: 'Left before',
    failed: 'Failed',
    views: 'Views',
    unknown: '–',
    chart: 'Digests over time',
    summary: (digests: number, sent: number, views: number) =>
      `${countOf(digests, 'digest')}: ${countOf(sent, 'email')}, ${countOf(views, 'view')}.`,
    more: 'Older digests',
  },
} as const
