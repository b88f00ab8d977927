import { endOfPeriod } from '../../../schema/rules/membership/periods'
import { priceOf } from '../../../schema/rules/membership/plans'
import type { Payment } from '../../../schema/rules/partner/fee'
import { boundsOfMonth, lastMonths } from '../../../schema/rules/partner/months'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { closePartnerMonth } from '../../../worker/services/partner/close-month'
import { divideFees } from '../../../worker/services/partner/divide-due'
import { monthFile } from '../../../worker/services/partner/month-file'
import { publishPartnerMonths } from '../../../worker/services/partner/publish-month'
import { MEMBERS, openProgram, PARTNERS, STORIES } from './program'

/* A process of its own, started in some zone (zones.test.ts): lives through months and prints what became of them. */

/** When each member began to pay, a month before: the end of October in UTC, and in zones that are ahead and behind. */
const BEGAN = [
  Date.UTC(2026, 9, 1) - 1,
  Date.UTC(2026, 9, 1),
  Date.UTC(2026, 8, 30, 12),
  Date.UTC(2026, 9, 1, 5),
]
const SINCE = Date.UTC(2025, 10, 30, 23, 30)
const UNTIL = boundsOfMonth('2026-12').end
const paid = (plan: 'monthly' | 'yearly', startsAt: number): Payment => ({
  plan,
  purpose: 'JOIN',
  startsAt,
  endsAt: endOfPeriod(startsAt, plan, 1),
  status: 'PAID',
  amount: priceOf(plan, 'USD'),
  fee: 45,
  tax: 0,
  refunded: 0,
  isSurplus: false,
})

const program = openProgram()
const { clock, parts, sqlite } = program
clock.at = SINCE
// Something is read on every day, another story and another length each.
for (let day = Math.floor(SINCE / DAY); day * DAY < UNTIL; day += 1)
  for (const [i, member] of MEMBERS.entries())
    program.read(member, STORIES[(day + i) % 3] ?? '', day, 30 + ((day * 7 + i) % 50))

const charges = [
  ...BEGAN.map((at, i) => ({ id: `month${i}`, member: MEMBERS[i] ?? '', payment: paid('monthly', at) })),
  { id: 'year', member: MEMBERS[0] ?? '', payment: paid('yearly', SINCE) },
]
for (const { id, member, payment } of charges) {
  clock.at = payment.startsAt
  await program.begin(id, member, 'USD', payment)
  await program.become(id, payment)
}

const closings: unknown[] = []
for (let month = '2025-12'; boundsOfMonth(month).end <= UNTIL; ) {
  const { end } = boundsOfMonth(month)
  for (const at of [end - 14 * HOUR, end - 1, end]) {
    clock.at = at
    await divideFees(parts, 500)
    let closed = await closePartnerMonth(parts, { month })
    for (let part = 0; closed.ok && closed.value.state !== 'CLOSED' && part < 20; part += 1)
      closed = await closePartnerMonth(parts, { month })
    closings.push([month, at - end, closed.ok ? closed.value.state : closed.failure.code])
  }
  month = lastMonths(end, 1)[0] ?? ''
}
await publishPartnerMonths(parts, 50)
const files: string[] = []
for (const partnerId of PARTNERS)
  for await (const piece of monthFile(parts, partnerId, '2026-11')) files.push(piece)

process.stdout.write(
  JSON.stringify({
    behind: new Date(Date.UTC(2026, 9, 1)).getTimezoneOffset(),
    closings,
    cycles: sqlite.rows('select charge_id as charge, number, month from partner_cycle order by 1, 2'),
    files,
    stored: program.stored(),
  }),
)
