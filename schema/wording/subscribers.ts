import type { SUBSCRIBER_SOURCES, SUBSCRIBER_STATES } from '../rules/newsletters'
import { countOf, exactCount } from './counts'

type State = (typeof SUBSCRIBER_STATES)[number]

const IN_STATE: Readonly<Record<State, (n: number) => string>> = {
  pending: (n) => `Not confirmed (${exactCount(n)})`,
  active: (n) => `Subscribed (${exactCount(n)})`,
  unsubscribed: (n) => `Left (${exactCount(n)})`,
  bounced: (n) => `Unreachable (${exactCount(n)})`,
  complained: (n) => `Complained (${exactCount(n)})`,
}

const STATES: Readonly<Record<Uppercase<State>, string>> = {
  PENDING: 'Not confirmed',
  ACTIVE: 'Subscribed',
  UNSUBSCRIBED: 'Left',
  BOUNCED: 'Unreachable',
  COMPLAINED: 'Complained',
}

const SOURCES: Readonly<Record<Uppercase<(typeof SUBSCRIBER_SOURCES)[number]>, string>> = {
  PAGE: 'On a page here',
  FORM: 'On another site',
  ACCOUNT: 'With an account',
  RECOMMENDATION: 'Recommended by a newsletter',
  REFERRAL: 'By a subscriber’s link',
  IMPORT: 'Imported',
}

/** Texts of the page that lists a newsletter's subscribers. */
export const subscribersWording = {
  title: 'Subscribers',
  of: (name: string) =>
    `Who gets the newsletter of ${name}. Only you see their addresses, and owners and editors if it’s a publication’s.`,
  none: 'Nobody subscribes yet.',
  noneLike: 'There is no such subscriber.',
  forget: 'Show all',
  narrow: 'Which subscribers',
  all: (n: number) => `All (${exactCount(n)})`,
  inState: IN_STATE,
  withTag: (tag: string, n: number) => `${tag} (${exactCount(n)})`,
  search: 'Search subscribers',
  searchHint: 'What an address or a name begins with.',
  find: 'Search',
  more: 'More subscribers',
  columns: {
    subscriber: 'Subscriber',
    state: 'State',
    since: 'Since',
    agreed: 'Agreed',
    actions: 'Actions',
  },
  states: STATES,
  sources: SOURCES,
  edit: 'Edit',
  tags: 'Labels',
  tagsHint: (most: number) => `Up to ${countOf(most, 'label')}, separated by commas.`,
  note: 'Note',
  noteHint:
    'Only you and those who run the newsletter with you see it, and the subscriber if they ask for their data.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  remove: 'Remove',
  removing: 'Removing…',
  removeTitle: (email: string) => `Remove ${email}?`,
  removeText: 'Their address, labels and note are deleted, and they get no more letters.',
  bring: 'Import subscribers',
  download: 'Download the list as a CSV file',
} as const
