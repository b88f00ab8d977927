import { PAID_IN } from '../../../schema/rules/partner/rates'
import {
  FORFEITED_AFTER,
  LEAST_PAYOUT,
  type PayoutStatus,
  TOLD_AFTER,
} from '../../../schema/rules/payout/payouts'
import { DAY } from '../../../schema/rules/time-units'
import { type PayoutRow, payoutById, payoutsOfPartner } from '../../data/payout/payouts'
import { endRun, insertPayout, insertRun, lastRun, writersToPay } from '../../data/payout/runs'
import { changePayout, type PayoutChange } from '../../services/payout/change-payout'
import type { Demo } from './demo'
import { demoId } from './ids'
import { accountIdOf, type DemoPartner, PARTNERS } from './partners'
import { withheldOf } from './tax-forms'

/** More payouts than anybody of the demo has. */
const MOST_PAYOUTS = 24

const partnerOf = (id: string) => PARTNERS.find(({ username }) => demoId('partner', username) === id)

/** How long money is on its way to a bank. */
const ON_ITS_WAY = 3 * DAY

/** What happens to a payout, each with the days since it was made. */
type Happening = readonly [days: number, change: PayoutChange]

/** What happens to a payout until it is in a state. */
function lifeOf(
  { id, amount, createdAt: at }: PayoutRow,
  writer: DemoPartner | undefined,
  status: PayoutStatus,
): Happening[] {
  const account = writer ? accountIdOf(writer) : ''
  const begun: Happening = [
    0,
    {
      status: 'PROCESSING',
      attempt: 1,
      providerAccountId: account,
      waitsSince: null,
      dueAt: null,
      ...(writer ? withheldOf(writer.username, amount) : {}),
    },
  ]
  const transferred: Happening = [0, { transferId: `tr_demo${id}` }]
  const sent: Happening = [0, { providerPayoutId: `po_demo${id}`, arrivesAt: at + ON_ITS_WAY }]
  const paid: Happening = [ON_ITS_WAY / DAY, { status: 'PAID', paidAt: at + ON_ITS_WAY }]
  const home = { transferId: null, providerPayoutId: null, arrivesAt: null }
  const away = [begun, transferred, sent]
  switch (status) {
    case 'PROCESSING':
      return away
    case 'PAID':
      return [...away, paid]
    case 'REVERSED':
      return [...away, paid, [9, { status: 'REVERSED', failureCode: 'account_frozen' }], [9, home]]
    case 'PROVIDER_FAILED':
      return [
        ...away,
        [2, { status: 'PROVIDER_FAILED', failureCode: 'account_closed', waitsSince: at + 2 * DAY }],
        [2, { ...home, warnings: 1, warnedAt: at + 2 * DAY }],
      ]
    case 'INTERNAL_FAILED':
      return [begun, [0, { status: 'INTERNAL_FAILED', failureCode: 'balance_insufficient' }]]
    case 'ON_HOLD':
      return [[1, { status: 'ON_HOLD', reason: 'Many of the month’s reads came from one network.' }]]
    case 'FORFEITED':
      return [[FORFEITED_AFTER / DAY, { status: 'FORFEITED', waitsSince: null, dueAt: null }]]
    default:
      return []
  }
}

/** Puts a payout that nothing has happened to yet into a state. */
async function settle({ db, now }: Demo, row: PayoutRow, status: PayoutStatus): Promise<void> {
  const { id, partnerId, createdAt } = row
  for (const [days, change] of lifeOf(row, partnerOf(partnerId), status)) {
    const known = await db.first(payoutById, id)
    if (known) await db.write(changePayout(known, change, Math.min(createdAt + days * DAY, now)))
  }
}

/** What a payout is that waits for its writer since it was made, and how often they were told. */
function waitingSince(at: number, now: number) {
  const told = TOLD_AFTER.map((wait) => at + wait).filter((each) => each <= now)
  return { waitsSince: at, warnings: told.length, warnedAt: told.at(-1) ?? null }
}

/** Makes the payouts of a month that was closed at a time. The second of who gets one back has come back at once. */
export async function makePayouts(demo: Demo, month: string, at: number): Promise<void> {
  const { db, now } = demo
  const last = await db.first(lastRun, '')
  if (last && last.month >= month) return
  const writers = await db.all(writersToPay, month, '', PARTNERS.length)
  const due = await Promise.all(
    writers.map(async ({ partnerId, state, earned, held, made }) => {
      const { length: before } = await db.all(payoutsOfPartner, partnerId, month, MOST_PAYOUTS)
      const amount = (earned ?? 0) - (held ?? 0) - (made ?? 0)
      return {
        partnerId,
        amount,
        before,
        id: demoId('payout', `${partnerId} ${before}`),
        isNew: state === 'NEW',
      }
    }),
  )
  const paid = due.filter(({ amount }) => amount >= LEAST_PAYOUT)
  await db.write([
    insertRun({ month, startedAt: at }),
    ...paid.map(({ id, partnerId, amount, isNew }) =>
      insertPayout({
        ...{
          id,
          partnerId,
          month,
          amount,
          currency: PAID_IN,
          status: 'PENDING',
          createdAt: at,
          changedAt: at,
        },
        ...(isNew ? waitingSince(at, now) : {}),
      }),
    ),
    endRun(month, at),
  ])
  for (const { partnerId, id, before } of paid) {
    const row = await db.first(payoutById, id)
    if (row && before === 1 && partnerOf(partnerId)?.cameBack) await settle(demo, row, 'REVERSED')
  }
}

/** The state that a payout is to have, as far as it can be in it yet: early in a month, the last one is on its way. */
const asFarAs = (status: PayoutStatus, { createdAt }: PayoutRow, now: number): PayoutStatus =>
  status === 'PAID' && now - createdAt < ON_ITS_WAY ? 'PROCESSING' : status

/** Puts the payouts that were made into the states that they have today. */
export async function settlePayouts(demo: Demo): Promise<void> {
  for (const { username, account, last } of PARTNERS) {
    const rows = await demo.db.all(payoutsOfPartner, demoId('partner', username), '9999', MOST_PAYOUTS)
    for (const [i, row] of rows.entries()) {
      if (row.status !== 'PENDING' || row.version > 0) continue
      const isLost = row.waitsSince !== null && demo.now - row.waitsSince > FORFEITED_AFTER
      if (account === 'NEW') await settle(demo, row, isLost ? 'FORFEITED' : 'PENDING')
      else await settle(demo, row, i === 0 ? asFarAs(last, row, demo.now) : 'PAID')
    }
  }
}
