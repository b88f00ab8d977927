import type { PaymentProviderName } from '../../../schema/rules/membership/payment-providers'
import type { Database } from '../../data/database'
import { insertEvent } from '../../data/membership/events'
import type { Clock } from '../../platform/clock'
import type { Needs } from '../parts'
import type { ProviderEvent } from './provider'

/** What an event is about. */
export type Subjects = Pick<ProviderEvent, 'chargeIds' | 'methodIds' | 'hasNewCards'>

/** Stores an event, once for each of the provider's ids. @returns our id of it. */
export async function storeEvent(
  { db, clock }: { db: Database; clock: Clock },
  provider: PaymentProviderName,
  { id, at, ...subjects }: ProviderEvent,
): Promise<string> {
  const eventId = `${provider} ${id}`
  const now = clock.now()
  const row = { id: eventId, provider, at, subjects: JSON.stringify(subjects satisfies Subjects) }
  await db.write([insertEvent({ ...row, receivedAt: now, dueAt: now })])
  return eventId
}

/** What arrived as a provider's webhook. */
interface Received {
  name: PaymentProviderName
  headers: Headers
  body: string
}

/**
 * Verifies a webhook and stores its event, to be worked off later. Rule: docs/rules/payments.md, "Webhooks".
 *
 * @returns our id of the event, which is null for one about nothing that we know; nothing if the provider isn't
 * configured or didn't send this.
 */
export async function receiveEvent(
  { db, clock, payments }: Needs<'db' | 'clock' | 'payments'>,
  { name, headers, body }: Received,
): Promise<{ eventId: string | null } | undefined> {
  const event = await payments.named(name)?.readWebhook({ headers, body }, clock.now())
  if (!event) return undefined
  const isAboutUs = event.chargeIds.length + event.methodIds.length > 0 || event.hasNewCards === true
  return { eventId: isAboutUs ? await storeEvent({ db, clock }, name, event) : null }
}
