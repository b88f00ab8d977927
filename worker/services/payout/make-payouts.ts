import { PAID_IN } from '../../../schema/rules/partner/rates'
import { LEAST_PAYOUT } from '../../../schema/rules/payout/payouts'
import type { Statement } from '../../data/database'
import {
  advanceRun,
  endRun,
  insertPayout,
  insertRun,
  lastRun,
  nextClosed,
  type WriterToPay,
  writersToPay,
} from '../../data/payout/runs'
import { isOutdated } from '../membership/retry-on-conflict'
import type { JobNeeds } from '../parts'

/** Writers that one transaction looks at. */
const AT_ONCE = 100

type Parts = JobNeeds<'db' | 'clock' | 'newId' | 'payouts'>

/** The month whose payouts are to be made: the one that was begun, or the next closed one. */
async function monthToPay({ db }: Parts): Promise<{ month: string; upTo: string } | undefined> {
  const last = await db.first(lastRun, '')
  if (last?.doneAt === null) return last
  const next = await db.first(nextClosed, last?.month ?? '')
  return next && { month: next.month, upTo: '' }
}

/** A writer's payout of all that they are owed, if it is enough. */
function payoutOf({ clock, newId }: Parts, month: string, writer: WriterToPay): Statement[] {
  const amount = (writer.earned ?? 0) - (writer.held ?? 0) - (writer.made ?? 0)
  if (amount < LEAST_PAYOUT) return []
  const now = clock.now()
  const isHeld = writer.isReversed === 1 || writer.isSuspended === 1 || writer.status === 'SUSPENDED'
  const isReady = writer.state === 'READY'
  return [
    insertPayout({
      id: newId(),
      partnerId: writer.partnerId,
      month,
      currency: PAID_IN,
      amount,
      status: isHeld ? 'ON_HOLD' : 'PENDING',
      waitsSince: isHeld || isReady ? null : now,
      dueAt: isReady && !isHeld ? now : null,
      createdAt: now,
      changedAt: now,
    }),
  ]
}

/**
 * Makes the payouts of closed months, month by month, and looks at `perRun` writers at most. It may be killed anywhere:
 * it goes on where it was, and makes no payout twice. Of two at once, one makes none. Rule: docs/rules/partner.md,
 * "Payouts".
 */
export async function makeDuePayouts(parts: Parts, perRun: number): Promise<void> {
  const { db, clock } = parts
  if (!parts.payouts) return
  try {
    let run = await monthToPay(parts)
    for (let looked = 0; run && looked < perRun; looked += AT_ONCE) {
      const { month, upTo }: { month: string; upTo: string } = run
      const writers = await db.all(writersToPay, month, upTo, AT_ONCE)
      const now = clock.now()
      const last = writers.at(-1)?.partnerId
      await db.write([
        insertRun({ month, startedAt: now }),
        ...writers.flatMap((writer) => payoutOf(parts, month, writer)),
        ...(last === undefined ? [endRun(month, now)] : [advanceRun(month, upTo, last)]),
      ])
      run = last === undefined ? await monthToPay(parts) : { month, upTo: last }
    }
  } catch (error) {
    if (!isOutdated(error)) throw error
    console.warn(JSON.stringify({ event: 'payouts-not-made', error: String(error) }))
  }
}
