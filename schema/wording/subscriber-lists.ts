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
  READY: 'Ready to import',
  IMPORTING: 'Being imported',
  DONE: 'Imported',
  FAILED: 'Not imported',
  UNDOING: 'Being undone',
  UNDONE: 'Undone',
}

const UNCONFIRMED = 'Confirm your account’s email address before you import a list.'

const REFUSED: Readonly<Record<ListRefusal, string>> = {
  file: `Choose a file of up to ${MOST_LIST_BYTES / MB} MB that isn’t empty, or type addresses.`,
  text: `A typed list can have up to ${countOf(MOST_LIST_TEXT, 'character')}. Upload it as a file instead.`,
  limit: 'You’ve started many imports. Please try again in an hour.',
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

/** Texts of the page that imports lists of subscribers. */
export const subscriberLists = {
  title: 'Import subscribers',
  of: (name: string) => `To the newsletter of ${name}`,
  text: 'Bring your readers from Substack, Ghost, Mailchimp, beehiiv, Buttondown or anywhere else. Upload a CSV file, or type addresses, one per line.',
  unconfirmed: UNCONFIRMED,
  file: 'CSV file',
  fileHint: `Up to ${MOST_LIST_BYTES / MB} MB and ${countOf(MOST_LIST_LINES, 'line')}.`,
  typed: 'Or type addresses',
  typedHint: 'One per line.',
  read: 'Read the list',
  readTyped: 'Read the addresses',
  sending: 'Sending…',
  refused: REFUSED,
  past: 'Previous imports',
  none: 'You haven’t imported a list yet.',
  more: 'Older imports',
  line: (state: string, lines: number, date: string) => `${state} · ${countOf(lines, 'line')} · ${date}`,
  states: STATES,
  all: 'All imports',
  subscribers: 'All subscribers',
  reading: 'Reading the list',
  importing: (done: number, all: number) => `${exactCount(done)} of ${countOf(all, 'line')} imported`,
  undoing: (n: number) => `Undoing: ${countOf(n, 'subscriber')} removed so far`,
  failed: (why: string) => `This list can’t be imported. ${why}`,
  preview: (n: number) => `The list has ${countOf(n, 'line')}. These are the first.`,
  firstLines: 'First lines',
  column: (n: number) => `Column ${exactCount(n)}`,
  named: (n: number, name: string) => `${exactCount(n)}: ${name}`,
  holds: 'What does each column contain?',
  fields: FIELDS,
  nothing: 'Nothing',
  consent: 'Everybody on this list has agreed to get email from me',
  consentHint: 'They’re subscribed at once, and your statement is kept with each of them.',
  noConsentHint:
    'If you leave this unchecked, we ask each of them by email, 60 a minute. Those who confirm are subscribed.',
  start: 'Start import',
  starting: 'Starting…',
  needsScript: 'To import the list, turn on JavaScript in this browser.',
  discard: 'Discard',
  discardTitle: (name: string) => `Discard ${name}?`,
  discardText: 'What we read from the list is deleted. Nobody on it has been subscribed.',
  discarding: 'Discarding…',
  undo: 'Undo import',
  undoTitle: (name: string) => `Undo ${name}?`,
  undoText:
    'Everyone whom this list added is removed, except people who have since confirmed, subscribed again or left.',
  undoWorking: 'Undoing…',
  removed: (n: number) => `${countOf(n, 'subscriber')} removed.`,
  outcomes: (counts: Counts): string[] => {
    const lines: [number, string][] = [
      [counts.addedCount, `${countOf(counts.addedCount, 'reader is', 'readers are')} subscribed.`],
      [counts.askedCount, `${countOf(counts.askedCount, 'reader is', 'readers are')} asked by email.`],
      [counts.knownCount, `${countOf(counts.knownCount, 'address was', 'addresses were')} already here.`],
      [
        counts.suppressedCount,
        `${countOf(counts.suppressedCount, 'address has', 'addresses have')} opted out or can’t be reached.`,
      ],
      [
        counts.leftOutCount,
        `${countOf(counts.leftOutCount, 'line was', 'lines were')} left out: not subscribed elsewhere.`,
      ],
      [counts.faultCount, `${countOf(counts.faultCount, 'line has', 'lines have')} no valid address.`],
    ]
    return lines.flatMap(([n, text]) => (n > 0 ? [text] : []))
  },
  nobody: 'Nobody was imported.',
  faults: 'Download the lines without a valid address',
} as const
