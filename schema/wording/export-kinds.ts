import type { EXPORT_KINDS } from '../routes/values'
import { countOf, exactCount } from './counts'

type Kind = (typeof EXPORT_KINDS)[number]

/** Texts in the files that people download of one kind. */
export const exportKindsWording = {
  fileName: (username: string, kind: Kind, day: string, ending: string) =>
    `${username}-${kind}-${day}.${ending}`,
  heading: (what: string, name: string) => `${what} of ${name}`,
  made: (product: string, day: string) => `Downloaded from ${product}, ${day}.`,
  none: 'There is nothing here.',
  by: (name: string) => `by ${name}`,
  percent: (percent: number) => `${exactCount(percent)}% read`,
  finished: 'read to the end',
  isPrivate: 'only for you',
  isHeld: 'waits for approval',
  isHidden: 'hidden by the writer',
  isPrivateList: 'private',
  responseTo: (what: string) => `Response to ${what}`,
  gone: 'A story that can’t be opened any more',
  goneThing: 'something that can’t be opened any more',
  untitled: 'Untitled',
  claps: (count: number) => countOf(count, 'clap'),
  tooMany: 'You’ve downloaded many files in a short time. Please try again in an hour.',
} as const
