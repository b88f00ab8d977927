import type { LetterWait } from '../../../schema/rules/letters'
import type { Letter } from '../../data/letter/queries'
import type { JobNeeds } from '../parts'
import type { LetterSource } from './source-of'

/** What sending letters takes. */
export type SendingParts = JobNeeds<
  | 'clock'
  | 'db'
  | 'keys'
  | 'letterLimits'
  | 'letterQueue'
  | 'mailer'
  | 'mainOrigin'
  | 'newId'
  | 'operator'
  | 'pictureKeys'
  | 'reader'
  | 'replyDomain'
  | 'site'
>

/** A worker's turn of a letter. */
export interface Turn extends LetterSource {
  letter: Letter
  turn: number
}

/** What comes after it. */
export type Step =
  | { next: 'now' }
  | { next: 'later'; dueAt: number; waitsFor: LetterWait }
  /** Everybody has it, or nobody else may send it by now. */
  | { next: 'done' }
