import { LETTER_LEASE } from '../../../schema/rules/letters'
import { MINUTE } from '../../../schema/rules/time-units'
import { countSettled, postponeRecipient, settleRecipients } from '../../data/letter/claims'
import { extendTurn } from '../../data/letter/writes'
import type { JobNeeds } from '../parts'
import type { Outcome } from './hand-over'

/**
 * Settles what became of a round, in one batch with the letter's counts, and gives the worker more time.
 *
 * @returns how many milliseconds the others had better wait, since the mail service took so few; 0 if it took enough.
 */
export async function settleRound(
  { db, clock }: JobNeeds<'db' | 'clock'>,
  { letter: { id }, turn }: { letter: { id: string }; turn: number },
  round: string,
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<number> {
  const now = clock.now()
  const all = [...outcomes]
  const idsOf = (wanted: Outcome) =>
    JSON.stringify(all.flatMap(([subscriberId, outcome]) => (outcome === wanted ? [subscriberId] : [])))
  const [sent, left, failed] = [idsOf('sent'), idsOf('left'), idsOf('failed')]
  const postponed = all.flatMap(([subscriberId, outcome]) =>
    typeof outcome === 'string' ? [] : [{ subscriberId, ...outcome }],
  )
  await db.write([
    countSettled(id, round, sent, left, failed),
    settleRecipients(id, round, sent, 'sent', now),
    settleRecipients(id, round, left, 'left', now),
    settleRecipients(id, round, failed, 'failed', now),
    ...postponed.map(({ subscriberId, until, handedAt }) =>
      postponeRecipient(id, round, JSON.stringify([subscriberId]), until, handedAt),
    ),
    extendTurn(id, turn, now + LETTER_LEASE),
  ])
  if (postponed.length * 2 <= all.length) return 0
  return Math.max(MINUTE, ...postponed.map(({ again }) => again))
}
