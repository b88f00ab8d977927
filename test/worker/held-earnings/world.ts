import { env } from 'cloudflare:workers'
import { DAY } from '../../../schema/rules/time-units'
import { adminPartnerClose } from '../../../worker/endpoints/admin/partner'
import { NOON, nextId } from '../../factories/ids'
import { createMembership } from '../../factories/membership'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { newEmail } from '../identity/by-mail'
import { forgetMonths, MONTH, operate } from '../partner/support'
import { report } from '../reading-history/support'

/* A writer of whom three memberships on one card read a story. */

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

export async function forgetHeld(): Promise<void> {
  await forgetMonths()
  await env.DB.batch(
    ['held_earnings', 'held_cycle', 'held_part', 'partner_statement', 'partner'].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  )
}

let networks = 0

/** A member, in a network of their own. */
async function readerOf(storyId: string, card: string) {
  const { id } = await createUser()
  const { chargeId } = await createMembership(id, { startedAt: NOON - 12 * DAY })
  await run(
    `insert into purchase (id, user_id, state, membership_id, provider, country, quote, kept, created_at, updated_at)
     select ?, ?, 'DONE', membership_id, 'STRIPE', 'US', '{}', ?, 0, 0 from charge where id = ?`,
    `${id} purchase`,
    id,
    JSON.stringify({ fingerprint: card }),
    chargeId,
  )
  await run(
    'update membership set started_at = ? where id = (select membership_id from charge where id = ?)',
    NOON - 400 * DAY,
    chargeId,
  )
  await run('update charge set divide_at = starts_at where id = ?', chargeId)
  const visit = newVisit({ address: `192.0.2.${++networks}` })
  await visit.signIn(id)
  await report(visit, storyId, { seconds: 120 })
  return id
}

/** The writer, with three members on one card and an honest one, and a browser of theirs. */
export async function writerOfCircle() {
  const email = newEmail()
  const { id: userId } = await createUser({ email })
  const partnerId = nextId()
  await run(
    "insert into partner (id, user_id, status, joined_on, changed_at) values (?, ?, 'ACTIVE', 0, 0)",
    partnerId,
    userId,
  )
  const { id: storyId } = await createStory({ creatorId: userId, access: 'locked', readingTime: 300 })
  const circle = [
    await readerOf(storyId, 'same'),
    await readerOf(storyId, 'same'),
    await readerOf(storyId, 'same'),
  ]
  const honest = await readerOf(storyId, 'another')
  const visit = newVisit()
  await visit.signIn(userId)
  return { email, userId, partnerId, storyId, circle, honest, visit }
}

export const closeMonth = () => operate(adminPartnerClose, `/_/admin/partner/close?month=${MONTH}`)

/** The books, by account. */
export async function books(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    'select account, sum(amount) as sum from ledger_entry group by account',
  ).all<{ account: string; sum: number }>()
  return Object.fromEntries(results.map(({ account, sum }) => [account, sum]))
}
