import { currentMembership } from '../../data/membership/memberships'
import type { PaymentProvider } from '../../platform/payments/provider'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { currencyFor } from './currency-for'

interface Wanted {
  purpose: 'JOIN' | 'UPDATE' | 'GIFT'
  /** A country that the viewer names, if the connection's isn't known. */
  country: string | null
}

/**
 * With whose form the viewer pays; nothing for visitors, without a country, and where nobody takes payments. Unlike
 * `paymentForm` it asks no provider, so a page may wait for it. Rule: docs/rules/payments.md, "The form".
 */
export async function paymentFront(
  parts: Needs<'db' | 'session' | 'browser' | 'payments' | 'clock'>,
  { purpose, country }: Wanted,
): Promise<PaymentProvider | undefined> {
  const { db, session, browser, payments } = parts
  const own = await session()
  const actor = actorOf(own, browser.mainOrigin)
  if (!own || !can(actor, 'pay', { entity: 'account', account: own.user })) return undefined
  if (purpose === 'UPDATE') {
    const row = await db.first(currentMembership, own.user.id)
    return row && payments.named(row.provider)
  }
  const paysFrom = browser.country ?? country
  return paysFrom === null ? undefined : payments.forCountry(paysFrom, await currencyFor(parts, paysFrom))
}
