import { expect } from 'vitest'
import type { Fact } from '../../../schema/rules/membership/facts'
import { monthsOfTier } from '../../../schema/rules/membership/gifts'
import { GRACE } from '../../../schema/rules/membership/limits'
import { addMonths } from '../../../schema/rules/membership/periods'
import { PLANS } from '../../../schema/rules/membership/plans'
import type { Subscription } from '../../../schema/rules/membership/subscription'
import { toldSince } from '../../../worker/services/membership/mails'
import { membershipOf, sqlite } from './books'
import type { World } from './world'

/* What people are promised. Rule: docs/rules/membership.md. */

/** The facts of each of somebody's memberships, in the order in which they became known. */
function livesOf(world: World): Fact[][] {
  const rows = sqlite.rows<{ id: string; fact: string }>(
    `select m.id, f.fact from membership m join membership_fact f on f.membership_id = m.id
     where m.user_id = ? order by m.id, f.position`,
    world.id,
  )
  const lives = new Map<string, Fact[]>()
  for (const { id, fact } of rows) lives.set(id, [...(lives.get(id) ?? []), JSON.parse(fact) as Fact])
  return [...lives.values()]
}

/** Until when somebody was promised to be a member: by a trial, by a gift, and after a payment failed. */
function promisesOf(subscription: Subscription, facts: readonly Fact[]): [what: string, until: number][] {
  const { plan, currency, paymentFailedAt, cancelledAt, endedAt } = subscription
  if (endedAt !== null) return []
  const promised: [string, number][] = facts.flatMap((fact): [string, number][] => {
    if (fact.kind === 'began') return [['trial', fact.paysFrom]]
    if (fact.kind !== 'gifted') return []
    // A gift follows what was paid, also if that ended up to 14 days before.
    const months = monthsOfTier(fact.months, PLANS[plan].tier, currency)
    return [['gift', addMonths(fact.at, months) - GRACE]]
  })
  const isInGrace = paymentFailedAt !== null && (cancelledAt === null || paymentFailedAt <= cancelledAt)
  return isInGrace ? [...promised, ['grace', paymentFailedAt + GRACE]] : promised
}

/** Anyone who has a trial, a gift, or a payment that failed within 14 days, is a member. */
export function checkPromises(world: World): void {
  const { now } = world
  const membership = membershipOf(world)
  if (!membership) return
  const facts = sqlite.rows<{ fact: string }>(
    `select fact from membership_fact where membership_id = ? and json_extract(fact, '$.kind') in ('began', 'gifted')`,
    membership.id,
  )
  const promised = promisesOf(
    JSON.parse(membership.subscription) as Subscription,
    facts.map(({ fact }) => JSON.parse(fact) as Fact),
  )
  for (const [what, until] of promised)
    if (now < until) expect(world.user().membership_ends_at, `${world.id} ${what}`).toBeGreaterThan(now)
}

/** Nobody whose bank never refused anything is said to have failed to pay. */
export function checkFailures(world: World, hasRefused: boolean): void {
  if (hasRefused) return
  const failed = livesOf(world)
    .flat()
    .filter(({ kind }) => kind === 'failed')
  expect(failed, `${world.id} failed to pay`).toEqual([])
}

/** Each thing is told once. @returns how many were. */
export function checkTold(world: World): number {
  const expected = livesOf(world).flatMap((facts) =>
    toldSince(facts, 0).map(({ told }) => told.subject(world.parts.site.productName)),
  )
  expect(world.mails.map(({ subject }) => subject).toSorted(), `${world.id} told`).toEqual(
    expected.toSorted(),
  )
  return expected.length
}

/** Memberships whose owner is to be told something now. */
export const untold = (world: World): string[] =>
  sqlite
    .rows<{ id: string }>(
      'select id from membership where user_id = ? and +untold_since <= ?',
      world.id,
      world.now,
    )
    .map(({ id }) => id)
