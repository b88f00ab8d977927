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

/** Whether what was signed is an event with its object. The library only checks the signature. */
const isEvent = ({ id, type, created, data }: Partial<Stripe.Event>): boolean =>
  typeof id === 'string' &&
  typeof type === 'string' &&
  Number.isFinite(created) &&
  typeof data?.object === 'object' &&
  data.object !== null

/** What a verified event is about; nothing if it isn't one. */
export function eventOf(event: Stripe.Event): ProviderEvent | null {
  if (!isEvent(event)) return null
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
