import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { forgetEverything } from '../../../worker/isolate-memory'
import { NOON } from '../../factories/ids'
import { createMembership } from '../../factories/membership'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import type { Visit } from '../block/support'
import { createPayouts } from '../graphql/rights/payouts'
import { newEmail } from '../identity/by-mail'
import { forgetPayouts } from '../payout/world'
import { AFTER, forgetMonths } from './support'

/* Staff of the partner programme, and whom they decide about. */

export const ERROR = '... on UserError { code field message }'

export let staff: Visit
export let staffId = ''

/** Each test has months and payouts of its own, and staff: the log is never emptied. */
export async function beginAsStaff(): Promise<void> {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  forgetEverything()
  await forgetMonths()
  await forgetPayouts()
  staffId = (await createUser({ isStaff: true, name: 'Sten Aalto' })).id
  staff = newVisit({ now: AFTER })
  await staff.signIn(staffId)
}

/** Somebody else, who is signed in. */
export async function signedInReader(): Promise<Visit> {
  const { id } = await createUser()
  const visit = newVisit({ now: AFTER })
  await visit.signIn(id)
  return visit
}

/** Somebody's place in the programme. */
export const placeOf = (userId: string) =>
  env.DB.prepare('select * from partner where user_id = ?')
    .bind(userId)
    .first<Record<string, string | number | null>>()

/** A writer with an account and payouts. */
export async function writer() {
  const email = newEmail()
  const { id: userId } = await createUser({ email, name: 'Wren Ashby' })
  const payouts = await createPayouts(userId)
  const row = await placeOf(userId)
  return { userId, email, partnerId: String(row?.id), ...payouts }
}

/** A payment whose cycle ends in the month. */
export async function payment(currency = 'USD', plan = 'monthly'): Promise<string> {
  const { id } = await createUser()
  const { chargeId } = await createMembership(id, { startedAt: NOON - 12 * DAY })
  await env.DB.prepare('update charge set divide_at = ends_at, plan = ?, currency = ? where id = ?')
    .bind(plan, currency, chargeId)
    .run()
  return chargeId
}
