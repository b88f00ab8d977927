import { LETTER_LEASE } from '../../../schema/rules/letters'
import { letterById } from '../../data/letter/queries'
import { endTurn, finishLetter, settleContent, stopLetter, takeTurn } from '../../data/letter/writes'
import { senderOf } from '../newsletter/find-newsletter'
import { ownSenderOf } from '../newsletter-sender/own-sender'
import { whenChanged } from './changed-story'
import { gatherRecipients } from './gather-recipients'
import { type LetterMessage, requestLetters } from './request-letters'
import { sendPortion } from './send-portion'
import { sourceOf } from './source-of'
import type { SendingParts, Step } from './turn'

/** Goes on with a letter, unless another worker has taken this turn, or it isn't time. */
async function advance(parts: SendingParts, { letterId, turn: before }: LetterMessage): Promise<void> {
  const { db, clock, letterQueue } = parts
  const now = clock.now()
  const [taken] = await db.write([takeTurn(letterId, before, now, now + LETTER_LEASE)])
  if (taken !== 1) return
  const turn = before + 1
  const row = await db.first(letterById, letterId)
  const source = row && (await sourceOf(parts, row))
  if (!source) return
  if (typeof source === 'string') return void (await db.write([stopLetter(letterId, source, clock.now())]))
  if (row.versionId === null) {
    const { newsletter } = source
    const address = (await ownSenderOf(parts, newsletter)) ?? null
    await db.write([
      settleContent(
        letterId,
        turn,
        senderOf(newsletter),
        newsletter.name,
        address,
        newsletter.countsOpens && row.digestAt === null,
      ),
    ])
  }
  const letter = row.versionId === null ? await db.first(letterById, letterId) : row
  if (!letter) return
  const step: Step =
    (await whenChanged(parts, { letter, turn, ...source })) ??
    (letter.isGathered
      ? await sendPortion(parts, { letter, turn, ...source })
      : await gatherRecipients(parts, { letter, turn, ...source }))
  await leave(parts, letterId, turn, step)
  if (step.next === 'now') await requestLetters(letterQueue, [{ letterId, turn }])
}

/** Leaves a letter to whoever takes the next turn. */
async function leave({ db, clock }: SendingParts, id: string, turn: number, step: Step): Promise<void> {
  const now = clock.now()
  if (step.next === 'done') await db.write([finishLetter(id, turn, now)])
  else if (step.next === 'now') await db.write([endTurn(id, turn, now, null)])
  else await db.write([endTurn(id, turn, step.dueAt, step.waitsFor)])
}

/**
 * Sends a portion of each letter, and asks for the next one. A message that arrives twice, or after its turn, does nothing.
 * Rule: docs/rules/newsletters.md, "Sending a letter".
 *
 * @throws if a database can't be reached: the cron has the letter go on once its worker's time is over.
 */
export async function takeLetters(parts: SendingParts, messages: readonly LetterMessage[]): Promise<void> {
  for (const message of messages) await advance(parts, message)
}
