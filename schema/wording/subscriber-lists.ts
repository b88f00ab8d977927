import {
  type LIST_STATES,
  type ListField,
  type ListRefusal,
  MOST_LIST_BYTES,
  MOST_LIST_LINES,
  MOST_LIST_TEXT,
} from '../rules/subscribers'
import { countOf, exactCount } from './counts'

const MB = 1024 * 1024

const FIELDS: Readonly<Record<ListField, string>> = {
  email: 'Email address',
  name: 'Name, or first name',
  lastName: 'Last name',
  tags: 'Labels',
  note: 'Note',
  state: 'Whether they’re subscribed',
  since: 'When they subscribed',
}

const STATES: Readonly<Record<Uppercase<(typeof LIST_STATES)[number]>, string>> = {
  READING: 'Being read',
  READY: 'Ready to bring',
  IMPORTING: 'Being brought',
  DONE: 'Brought',
  FAILED: 'Not brought',
  UNDOING: 'Being undone',
  UNDONE: 'Undone',
}

const UNCONFIRMED = 'To bring a list, confirm the email address of your account first.'

const REFUSED: Readonly<Record<ListRefusal, string>> = {
  file: `Choose a file of up to ${MOST_LIST_BYTES / MB} MB that isn’t empty, or type addresses.`,
  text: `A typed list has at most ${countOf(MOST_LIST_TEXT, 'character')}. Choose it as a file.`,
  limit: 'You’ve begun to bring many lists. Please try again in an hour.',
  right: UNCONFIRMED,
}

interface Counts {
  addedCount: number
  askedCount: number
  knownCount: number
  suppressedCount: number
  leftOutCount: number
  faultCount: number
}

/** Texts of the page that brings lists of subscribers. */
export const subscriberLists = {
  title: 'Bring a list of subscribers',
  of: (name: string) => `To the newsletter of ${name}`,
  text: 'Take your readers along from Substack, Ghost, Mailchimp, beehiiv, Buttondown or anywhere else: a CSV file, or addresses alone, one a line.',
  unconfirmed: UNCONFIRMED,
  file: 'CSV file',
  fileHint: `Up to ${MOST_LIST_BYTES / MB} MB and ${countOf(MOST_LIST_LINES, 'line')}.`,
  typed: 'Or type addresses',
  typedHint: 'One a line.',
  read: 'Read the list',
  readTyped: 'Read the addresses',
  sending: 'Sending…',
  refused: REFUSED,
  past: 'Lists that were brought',
  none: 'No list has been brought yet.',
  more: 'Older lists',
  line: (state: string, lines: number, date: string) => `${state} · ${countOf(lines, 'line')} · ${date}`,
  states: STATES,
  all: 'All lists',
  subscribers: 'All subscribers',
  reading: 'Reading the list',
  importing: (done: number, all: number) => `${exactCount(done)} of ${countOf(all, 'line')} brought`,
  undoing: (n: number) => `Undoing: ${countOf(n, 'subscriber')} removed so far`,
  failed: (why: string) => `This list can’t be brought. ${why}`,
  preview: (n: number) => `The list has ${countOf(n, 'line')}. These are the first.`,
  firstLines: 'First lines',
  column: (n: number) => `Column ${exactCount(n)}`,
  named: (n: number, name: string) => `${exactCount(n)}: ${name}`,
  holds: 'What is in which column?',
  fields: FIELDS,
  nothing: 'Nothing',
  consent: 'Everybody on this list has agreed to get email from me',
  consentHint: 'They’re subscribed at once, and your statement is kept with each of them.',
  noConsentHint:
    'If you leave this empty, we ask each of them by email, 60 a minute. Whoever confirms is subscribed.',
  start: 'Bring them',
  starting: 'Starting…',
  needsScript: 'To bring the list, turn on JavaScript in this browser.',
  discard: 'Discard',
  discardTitle: (name: string) => `Discard ${name}?`,
  discardText: 'What was read from the list is forgotten. Nobody on it has been brought.',
  discarding: 'Discarding…',
  undo: 'Undo all of it',
  undoTitle: (name: string) => `Undo ${name}?`,
  undoText:
    'Everybody whom this list has brought is removed, except those who have confirmed, subscribed again or left since.',
  undoWorking: 'Undoing…',
  removed: (n: number) => `${countOf(n, 'subscriber')} removed.`,
  outcomes: (counts: Counts): string[] => {
    const lines: [number, string][] = [
      [counts.addedCount, `${countOf(counts.addedCount, 'reader is', 'readers are')} subscribed.`],
      [counts.askedCount, `${countOf(counts.askedCount, 'reader is', 'readers are')} asked by email.`],
      [counts.knownCount, `${countOf(counts.knownCount, 'address was', 'addresses were')} here already.`],
      [
        counts.suppressedCount,
        `${countOf(counts.suppressedCount, 'address wants', 'addresses want')} no newsletters.`,
      ],
      [
        counts.leftOutCount,
        `${countOf(counts.leftOutCount, 'line says', 'lines say')} that somebody isn’t subscribed.`,
      ],
      [counts.faultCount, `${countOf(counts.faultCount, 'line has', 'lines have')} no valid address.`],
    ]
    return lines.flatMap(([n, text]) => (n > 0 ? [text] : []))
  },
  nobody: 'Nobody was brought.',
  faults: 'Download the lines without an address',
} as const
