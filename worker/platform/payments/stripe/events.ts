import type Stripe from 'stripe'
import type { ProviderEvent } from '../provider'
import { idOf } from './read'

/** The events that change a charge. */
export const CHARGE_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'charge.refunded',
  'charge.refund.updated',
  'charge.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'refund.failed',
] as const satisfies readonly Stripe.Event.Type[]

/** The payment that an event is about. */
export function chargeIdIn({ type, data }: Stripe.Event): string | undefined {
  const object = data.object as { id?: string; payment_intent?: string | { id: string } | null }
  if (type.startsWith('payment_intent.')) return object.id
  return /^(?:charge|refund)\./.test(type) ? idOf(object.payment_intent) : undefined
}

/** What a verified event is about. */
export function eventOf(event: Stripe.Event): ProviderEvent {
  const chargeId = chargeIdIn(event)
  const methodId = event.type.startsWith('payment_method.')
    ? (event.data.object as { id?: string }).id
    : undefined
  return {
    id: event.id,
    at: event.created * 1000,
    chargeIds: chargeId === undefined ? [] : [chargeId],
    methodIds: methodId === undefined ? [] : [methodId],
  }
}
