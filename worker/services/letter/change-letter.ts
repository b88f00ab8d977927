import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { letterMessages } from '../../../schema/wording/letter-messages'
import type { Statement } from '../../data/database'
import { type Letter, letterById } from '../../data/letter/queries'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { requestLetters } from './request-letters'
import { type NoSender, requireSender } from './require-sender'

export type LetterChangingParts = Needs<'db' | 'clock' | 'session' | 'browser' | 'letterQueue'>
export type NotChanged = NoSender | Failure<'CONFLICT'>

/** A change of what a letter does. */
interface Change {
  statement: (letterId: string, now: number) => Statement
  /** What it does then, or has done already. */
  states: readonly Letter['state'][]
  /** Why it can't be changed. */
  refusal: string
}

/** Which letter is changed. */
export const letterChange = v.object({ letterId: entityId })

/** Changes what a letter does. Idempotent: one that does so already stays as it is. */
export async function changeLetter(
  parts: LetterChangingParts,
  letterId: string,
  { statement, states, refusal }: Change,
): Promise<Result<Letter, NotChanged>> {
  const { db, clock, letterQueue } = parts
  const letter = await db.first(letterById, letterId)
  if (!letter) return fail('NOT_FOUND', letterMessages.noLetter, 'letterId')
  const allowed = await requireSender(parts, letter.newsletterId)
  if (!allowed.ok) return allowed
  const [changed] = await db.write([statement(letterId, clock.now())])
  const after = (await db.first(letterById, letterId)) ?? letter
  if (changed !== 1 && !states.includes(after.state)) return fail('CONFLICT', refusal, 'letterId')
  if (changed === 1 && after.state === 'sending')
    await requestLetters(letterQueue, [{ letterId, turn: after.turn }])
  return ok(after)
}
