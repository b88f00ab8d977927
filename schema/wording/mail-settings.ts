import { exactCount } from './counts'

/** Texts of the pages that list and end newsletters. */
export const mailSettingsWording = {
  newsletters: 'Newsletters',
  noNewsletters: 'This address gets no newsletters.',
  isOn: 'Subscribed.',
  isOff: 'Unsubscribed.',
  nothingLeft: 'Nothing is sent to you any more that this link could stop.',
  isEnded: 'This newsletter isn’t sent at the moment.',
  stop: (name: string) => `Unsubscribe from ${name}`,
  start: (name: string) => `Subscribe to ${name} again`,
  stopAll: 'Unsubscribe from all newsletters',
  stopWriters: 'Unsubscribe from all writers',
  allText: 'You’ll get no newsletters from anybody, and nobody can add you to another one.',
  writersText: 'You’ll get no newsletters from writers. Newsletters of publications go on.',
  leftAll: 'You get no newsletters from anybody.',
  left: (count: number) =>
    count === 1 ? 'You left 1 newsletter.' : `You left ${exactCount(count)} newsletters together.`,
  undo: 'Subscribe to them again',
  allow: 'Allow newsletters again',
  noAddress: 'Newsletters go to a confirmed address, and your account has none.',
  counting: {
    title: 'Opens and clicks',
    on: 'Some newsletters count how many open their emails and follow their links. They don’t learn who did.',
    off: 'Nobody counts what you open or click. Links in new emails lead straight to their pages.',
    stop: 'Don’t count what I open or click',
    start: 'Let newsletters count me',
  },
  confirm: {
    title: 'Confirm your subscription',
    text: (name: string) => `Do you want to get ${name} by email?`,
    button: 'Confirm subscription',
    done: (name: string) => `You’re subscribed to ${name}.`,
  },
} as const
