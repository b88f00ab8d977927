import { LETTER_LEASE } from '../../../schema/rules/letters'
import { countSettled, postponeRecipient, settleRecipients } from '../../data/letter/claims'
import { extendTurn } from '../../data/letter/writes'
import type { JobNeeds } from '../parts'
import type { Outcome } from './hand-over'

/**
 * Settles what became of a round, in one batch with the letter's counts, and gives the worker more time.
 *
 * @returns whether the mail service took so few that the others had better wait.
 */
export async function settleRound(
  { db, clock }: JobNeeds<'db' | 'clock'>,
  { letter: { id }, turn }: { letter: { id: string }; turn: number },
  round: string,
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<boolean> {
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
  return postponed.length * 2 > all.length
}
