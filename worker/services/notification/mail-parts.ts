import type { Reader } from '../../data/reader'
import type { Needs } from '../parts'

/** What a mail is made with. */
export type NotificationMailParts = Needs<'keys' | 'site'> & { reader: Reader; mainOrigin: string }
