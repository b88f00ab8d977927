import type Stripe from 'stripe'
import type { Charge } from '../provider'
import { CHARGE_EVENTS, chargeIdIn } from './events'
import { WITH_CHARGE } from './read'

const CHARGES = 50
/** Each names a charge that is read. */
const EVENTS = 20

/** Where a page begins: after a payment, or after an event. */
const afterOf = (cursor: string | undefined) => (cursor ? { starting_after: cursor } : {})

/**
 * A page of the charges since a time, in milliseconds: first those that were made since, then those that have changed
 * since. Stripe keeps events for 30 days.
 */
export async function pageOfCharges(
  stripe: Stripe,
  {
    since,
    cursor,
    readOne,
    readId,
  }: {
    since: number
    cursor: string | null
    readOne: (stripe: Stripe, intent: Stripe.PaymentIntent) => Promise<Charge>
    readId: (stripe: Stripe, id: string) => Promise<Charge>
  },
): Promise<{ charges: Charge[]; next: string | null }> {
  const created = { gte: Math.floor(since / 1000) }
  const [phase, after] = (cursor ?? 'made:').split(':')
  if (phase === 'made') {
    const { data, has_more: isMore } = await stripe.paymentIntents.list({
      created,
      limit: CHARGES,
      expand: [`data.${WITH_CHARGE}`],
      ...afterOf(after),
    })
    const charges = await Promise.all(data.map((intent) => readOne(stripe, intent)))
    return { charges, next: isMore ? `made:${data.at(-1)?.id}` : 'changed:' }
  }
  const { data, has_more: isMore } = await stripe.events.list({
    types: [...CHARGE_EVENTS],
    created,
    limit: EVENTS,
    ...afterOf(after),
  })
  const ids = [...new Set(data.flatMap((event) => chargeIdIn(event) ?? []))]
  const charges = await Promise.all(ids.map((id) => readId(stripe, id)))
  return { charges, next: isMore ? `changed:${data.at(-1)?.id}` : null }
}
