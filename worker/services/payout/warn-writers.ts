import { FORFEITED_AFTER, lapsesAt, TOLD_AFTER, TOLD_BEFORE } from '../../../schema/rules/payout/payouts'
import { lapsingPayouts, type PayoutRow, personOfPartner, waitingPayouts } from '../../data/payout/payouts'
import { isOutdated } from '../membership/retry-on-conflict'
import type { JobNeeds } from '../parts'
import { changePayout, type PayoutChange } from './change-payout'
import { type PayoutNews, payoutMail } from './mails'

export type TellParts = JobNeeds<'db' | 'clock' | 'mailer' | 'site' | 'mainOrigin'>

/** Tells a writer by mail; somebody who can't be told gets nothing. @throws if the mail can't be sent. */
async function tellWriter(
  { db, mailer, site, mainOrigin }: TellParts,
  row: PayoutRow,
  news: PayoutNews,
): Promise<void> {
  const person = await db.first(personOfPartner, row.partnerId)
  if (person?.email == null || person.deactivatedAt !== null) return
  await mailer.send(payoutMail({ site, mainOrigin, to: person.email }, row, news))
}

/** Tells the writer of each payout, and stores then that it did: a mail may come twice, but is never missing. */
async function tellEach(
  parts: TellParts,
  rows: readonly PayoutRow[],
  news: PayoutNews,
  change: PayoutChange,
): Promise<void> {
  const now = parts.clock.now()
  for (const row of rows)
    try {
      await tellWriter(parts, row, news)
      await parts.db.write(changePayout(row, change, now))
    } catch (error) {
      if (isOutdated(error)) continue
      console.error(
        JSON.stringify({ event: 'mail-failed', mail: `payout ${news.kind}`, error: String(error) }),
      )
    }
}

/**
 * Tells writers of payouts that wait for them, warns them twice, and ends those that have waited for too long: `perRun` of each at
 * most. Rule: docs/rules/partner.md, "Forfeiting".
 */
export async function warnWriters(parts: TellParts, perRun: number): Promise<void> {
  const { db, clock } = parts
  const now = clock.now()
  for (const [warnings, wait] of TOLD_AFTER.entries()) {
    for (const row of await db.all(waitingPayouts, now - wait, warnings, now - TOLD_BEFORE, perRun)) {
      const told = { warnings: warnings + 1, warnedAt: now }
      const until = lapsesAt({ waitsSince: row.waitsSince ?? now, ...told }, now)
      await tellEach(parts, [row], { kind: 'warning', until }, told)
    }
  }
  const { length: told } = TOLD_AFTER
  const lost = await db.all(lapsingPayouts, now - FORFEITED_AFTER, told, now - TOLD_BEFORE, perRun)
  await tellEach(parts, lost, { kind: 'forfeited' }, { status: 'FORFEITED', waitsSince: null, dueAt: null })
}
