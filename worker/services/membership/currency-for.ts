import { type Currency, currencyOf } from '../../../schema/rules/membership/plans'
import { stateOf } from '../../../schema/rules/membership/subscription'
import { isOwn } from '../identity/security-guard'
import type { Needs } from '../parts'
import { readOwnMembership } from './own-membership'

/**
 * The currency of the prices for the viewer: of their membership as long as it lasts, wherever they are, otherwise of a
 * country. Rule: docs/rules/membership.md, "Plans".
 */
export async function currencyFor(
  parts: Needs<'session' | 'browser' | 'clock'>,
  country: string | null,
): Promise<Currency> {
  const session = await parts.session()
  const own = session && isOwn(parts, session) ? readOwnMembership(session.user) : null
  const isOver = own === null || stateOf(own.subscription, parts.clock.now()) === 'LAPSED'
  return isOver ? currencyOf(country) : own.subscription.currency
}
