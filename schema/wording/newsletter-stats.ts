import { countOf } from './counts'

const subscribers = (n: number) => countOf(n, 'subscriber')

/** Texts of the page about a newsletter's subscribers and letters. */
export const newsletterStatsWording = {
  title: (name: string) => `Stats of ${name}`,
  heading: 'Newsletter stats',
  figures: {
    label: 'Subscribers',
    active: 'Subscribers now',
    gained: 'Gained',
    lost: 'Lost',
  },
  states: {
    title: 'Everybody who ever subscribed',
    text: 'Whatever period is chosen.',
    active: 'Get your letters',
    pending: 'Haven’t confirmed yet',
    left: 'Have unsubscribed',
    bounced: 'Emails came back',
    complained: 'Marked an email as spam',
    none: 'Nobody has subscribed yet.',
  },
  sources: {
    title: 'Where they came from',
    text: 'How those subscribed who came in this period.',
    none: 'Nobody came in this period.',
    names: {
      page: 'Your pages and stories',
      form: 'A form on another site',
      account: 'Their account',
      recommendation: 'Newsletters that recommend this one',
      referral: 'Links of your subscribers',
      import: 'Imported lists',
    } as Readonly<Record<string, string>>,
    other: 'Another way',
  },
  chart: {
    title: 'Subscribers gained and lost',
    none: 'Nobody came or left in this period.',
    changed: (more: number, less: number) => `${subscribers(more)} gained and ${subscribers(less)} lost.`,
  },
  note: 'Whoever leaves and comes back counts as never having left.',
  letters: {
    title: 'Letters',
    none: 'This newsletter hasn’t sent a letter yet.',
    write: 'Send a letter',
    letter: 'Letter',
    to: 'Recipients',
    sent: 'Sent',
    delivered: 'Delivered',
    bounced: 'Came back',
    complained: 'Marked as spam',
    unsubscribed: 'Unsubscribed',
    left: 'Left before',
    failed: 'Not sent',
    open: 'To go',
    older: 'Older letters',
    asks: 'Its story has been changed: choose what the rest gets',
    states: {
      SCHEDULED: (day: string) => `Planned for ${day}`,
      SENDING: () => 'Being sent',
      PAUSED: () => 'Paused',
      SENT: (day: string) => `Sent on ${day}`,
      STOPPED: (day: string) => `Stopped on ${day}`,
    },
  },
  digests: { title: 'Weekly digests', digest: 'Digest' },
  welcome: { title: 'Emails for new subscribers', mail: 'Email', skipped: 'Left before' },
} as const
