import {
  MOST_LIST_BYTES,
  MOST_LIST_LINES,
  MOST_LIST_TEXT,
  MOST_SUBSCRIBER_NOTE,
  MOST_SUBSCRIBER_TAG,
  MOST_SUBSCRIBER_TAGS,
} from '../rules/subscribers'
import { countOf } from './counts'

const MB = 1024 * 1024

/** What the worker says about a newsletter's subscribers, and about lists that are imported. */
export const subscriberMessages = {
  noNewsletter: 'There is no such newsletter.',
  notYours: 'You can’t change who subscribes to this newsletter.',
  gone: 'This subscriber isn’t there any more.',
  hasLeft: 'They’ve left. We keep their address so that nobody adds it again.',
  noTag: 'A label needs a letter or a digit.',
  tag: `A label has at most ${countOf(MOST_SUBSCRIBER_TAG, 'character')}.`,
  tags: `A subscriber has at most ${countOf(MOST_SUBSCRIBER_TAGS, 'label')}.`,
  note: `A note has at most ${countOf(MOST_SUBSCRIBER_NOTE, 'character')}.`,
  tooManyFiles: 'You’ve downloaded many lists in a short time. Please try again in an hour.',
  noImport: 'This list isn’t there any more.',
  notNow: 'This list isn’t at that step any more. Please reload the page.',
  unconfirmed: 'Confirm your own email address first.',
  tooMany: 'You’ve started many imports. Please try again in an hour.',
  size: `A file can have up to ${MOST_LIST_BYTES / MB} MB. Split it, and import the parts one after the other.`,
  text: `A typed list can have up to ${countOf(MOST_LIST_TEXT, 'character')}. Upload it as a file instead.`,
  lines: `A list can have up to ${countOf(MOST_LIST_LINES, 'line')}. Split it, and import the parts one after the other.`,
  empty: 'There is nothing in this list.',
  form: 'Choose a file, or type addresses.',
  unreadable: 'This file can’t be read.',
  expired: 'It was left unfinished for a week.',
  typed: 'Typed list',
  stated: (name: string) =>
    `Imported to the newsletter of ${name} by its owner, who stated that everybody on the list agreed to get it.`,
} as const
