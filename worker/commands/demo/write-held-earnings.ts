import { entriesOfHold } from '../../../schema/rules/held-earnings/ledger'
import { addMonths } from '../../../schema/rules/membership/periods'
import { cyclesOf } from '../../../schema/rules/partner/fee'
import { lastMonths, monthOfTime } from '../../../schema/rules/partner/months'
import { DAY } from '../../../schema/rules/time-units'
import type { Statement } from '../../data/database'
import {
  answerHeld,
  decideHeld,
  heldById,
  heldOfPartner,
  heldToTell,
  setTold,
} from '../../data/held-earnings/rows'
import { insertPurchase } from '../../data/membership/purchases'
import { insertAct } from '../../data/moderation/acts'
import { keepRead } from '../../data/reading-history/writes'
import { bookedHold } from '../../services/held-earnings/score-writer'
import { CROWD } from './crowd'
import type { Demo } from './demo'
import { demoId } from './ids'

/* Members who pay with one card and read one writer at a time, and what comes of it. */

const CIRCLE = CROWD.slice(0, 3)
/** More months than any writer of the demo has. */
const MOST = 24

interface DemoCase {
  username: string
  /** Which month it is of, counted back from the present one. */
  ago: number
  /** What the writer says. */
  answer: string
  /** Why staff releases it; absent while it waits. */
  reason?: string
}

const CASES: readonly DemoCase[] = [
  {
    username: 'jonas',
    ago: 4,
    answer: 'They are sisters, and their father pays. I met them at a reading in Uppsala.',
    reason: 'They are a family, and each of them reads. The card is their father’s.',
  },
  {
    username: 'tomas',
    ago: 1,
    answer:
      'That must be the reading group of the town library: three people who share the library’s card.\nThey read everything of mine in one week, and then we talked about it.',
  },
]

const monthOf = ({ ago }: DemoCase, now: number): string => lastMonths(now, ago + 1)[0] ?? ''

export const isOfCircle = (userId: string): boolean => CIRCLE.some(({ id }) => id === userId)

/** What one of them has bought and read since they pay for a year. */
export function circleStatements(
  { parts, now }: Demo,
  userId: string,
  membershipId: string,
  since: number,
): Statement[] {
  const cycles = cyclesOf({ plan: 'yearly', startsAt: since, endsAt: addMonths(since, 12) })
  const stories = parts.flatMap((part) => part.stories).filter(({ access }) => access === 'locked')
  return [
    insertPurchase({
      id: `${userId} ${membershipId}`,
      userId,
      state: 'DONE',
      membershipId,
      provider: 'STRIPE',
      country: 'US',
      quote: '{}',
      kept: JSON.stringify({ fingerprint: 'one card' }),
      createdAt: since,
      updatedAt: since,
    }),
    ...CASES.flatMap((each) => {
      const cycle = cycles.find(({ endsAt }) => monthOfTime(endsAt) === monthOf(each, now))
      const readAt = (cycle?.startsAt ?? now) + 6 * DAY
      return stories
        .filter(({ author, published }) => author === each.username && published < readAt)
        .map(({ key }) => keepRead(demoId('post', key), Math.floor(readAt / DAY), userId, 400, 1))
    }),
  ]
}

/** What became of a writer's month that was closed at a time. */
async function settleCase(
  { db, now }: Demo,
  { username, answer, reason }: DemoCase,
  month: string,
  at: number,
) {
  const rows = await db.all(heldOfPartner, demoId('partner', username), MOST)
  const row = rows.find((each) => each.month === month)
  if (!row) throw new Error(`Nothing is held of ${username}'s ${month}`)
  if (row.state !== 'HELD' || row.answeredAt !== null) return
  const after = (days: number) => Math.min(at + days * DAY, now)
  await db.write([answerHeld(row.id, answer, after(2))])
  if (reason === undefined) return
  await db.write([
    decideHeld(row.id, row.version, 'RELEASED', reason, after(4)),
    ...bookedHold(row.id, row.version + 1, entriesOfHold(row, { ...row, state: 'RELEASED' }), after(4)),
    insertAct({
      at: after(4),
      staffId: demoId('user', 'staff'),
      action: 'RELEASE_EARNINGS',
      subjectKind: 'USER',
      subjectId: demoId('user', username),
      reason,
      detail: row.id,
    }),
  ])
}

/** What became of what is held of a month, of which everybody has been told. */
export async function settleHeld(demo: Demo, month: string, at: number): Promise<void> {
  const { db, now } = demo
  for (const each of CASES) if (monthOf(each, now) === month) await settleCase(demo, each, month, at)
  for (const { id } of await db.all(heldToTell, now, MOST)) {
    const row = await db.first(heldById, id)
    if (row) await db.write([setTold(id, row.version)])
  }
}
