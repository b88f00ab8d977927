import { beforeEach, expect, test } from 'vitest'
import { MEMBER_WRITERS } from '../../../schema/rules/partner/months'
import { DAY } from '../../../schema/rules/time-units'
import { feeCyclesWording } from '../../../schema/wording/fee-cycles'
import { forgetEverything } from '../../../worker/isolate-memory'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createMembership } from '../../factories/membership'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { createPartner, follow, forgetMonths, run } from './support'

/* Where the fee of a member went who read nothing, and what a refund does to it. Rule: docs/rules/partner.md, "What members see". */

const ENDED = NOON + 32 * DAY

beforeEach(async () => {
  forgetEverything()
  await forgetMonths()
})

const partner = async (): Promise<string> => (await createPartner()).user.id

/** A member who follows some writers, and has read nothing in the cycle that is divided. */
async function follower(writers: readonly string[]) {
  const { id } = await createUser()
  const { chargeId } = await createMembership(id, { startedAt: NOON })
  await run('update charge set divide_at = ends_at where id = ?', chargeId)
  for (const [i, writer] of writers.entries()) await follow(id, writer, NOON + i)
  await cronJob('divide-fees', ENDED)
  const visit = newVisit({ now: ENDED })
  await visit.signIn(id)
  return { visit, chargeId }
}
type Visit = Awaited<ReturnType<typeof follower>>['visit']

interface FeeCycle {
  kind: string
  kept: number
  writers: number
  others: number
  parts: { amount: number; user: { id: string } }[]
}
const cyclesOf = async (visit: Visit): Promise<FeeCycle[]> =>
  (
    (await visit.ask('{ viewer { feeCycles { kind kept writers others parts { amount user { id } } } } }'))
      .data as { viewer: { feeCycles: FeeCycle[] } }
  ).viewer.feeCycles
const pageOf = async (visit: Visit) => (await visit.get('/manage-membership')).text()

test('goes to the writers whom they follow, alike', async () => {
  const writers = [await partner(), await partner()]
  const { visit } = await follower(writers)
  const [cycle] = await cyclesOf(visit)
  expect(cycle).toMatchObject({ kind: 'FOLLOWED', kept: 500, writers: 350, others: 0 })
  expect(cycle?.parts.map(({ amount, user }) => [amount, user.id]).toSorted()).toEqual(
    writers.map((id) => [175, id]).toSorted(),
  )
  expect(await pageOf(visit)).toContain(feeCyclesWording.kinds.FOLLOWED)
})

test('goes into the common pool if they follow nobody', async () => {
  const { visit } = await follower([])
  expect(await cyclesOf(visit)).toMatchObject([
    { kind: 'POOL', kept: 500, writers: 350, parts: [], others: 0 },
  ])
  expect(await pageOf(visit)).toContain(feeCyclesWording.kinds.POOL)
})

test('names twenty writers, and adds up what all others got', async () => {
  const writers = await Promise.all(Array.from({ length: MEMBER_WRITERS + 3 }, partner))
  const { visit } = await follower(writers)
  const [cycle] = await cyclesOf(visit)
  expect(cycle?.parts).toHaveLength(MEMBER_WRITERS)
  const named = cycle?.parts.reduce((sum, { amount }) => sum + amount, 0) ?? 0
  expect(named + (cycle?.others ?? 0)).toBe(350)
  // 350 cents among 23: those who got a cent more come first.
  expect(cycle?.others).toBe(3 * 15)
})

test('is what it is after a refund', async () => {
  const writers = [await partner(), await partner()]
  const { visit, chargeId } = await follower(writers)
  await run(
    "update charge set refunded = 200, status = 'REFUNDED', divide_at = ?, version = version + 1 where id = ?",
    ENDED + DAY,
    chargeId,
  )
  await cronJob('divide-fees', ENDED + DAY)
  const [cycle, ...more] = await cyclesOf(visit)
  expect(more).toEqual([])
  expect(cycle).toMatchObject({ kind: 'FOLLOWED', kept: 300, writers: 210 })
  expect(cycle?.parts.map(({ amount }) => amount)).toEqual([105, 105])
})
