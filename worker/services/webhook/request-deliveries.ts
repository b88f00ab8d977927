import { dueDeliveries } from '../../data/webhook/queries'
import type { Needs } from '../parts'

/** The part of the queue that is used. */
interface DeliveryQueue {
  send(message: { type: 'deliver-webhooks' }): Promise<unknown>
}

/** Asks the queue to make due deliveries. If it can't be reached, the cron does it within a minute. */
export async function requestDeliveries(queue: DeliveryQueue): Promise<void> {
  try {
    await queue.send({ type: 'deliver-webhooks' })
  } catch (error) {
    console.error(JSON.stringify({ event: 'deliveries-not-requested', error: String(error) }))
  }
}

/**
 * Requests that due deliveries are made soon, after stories have changed. Never rejects: the cron delivers what was
 * missed.
 */
export async function requestDueDeliveries({
  db,
  clock,
  webhooks,
}: Needs<'db' | 'clock' | 'webhooks'>): Promise<void> {
  try {
    const due = await db.all(dueDeliveries, clock.now(), 1)
    if (due.length > 0) await webhooks.deliver()
  } catch (error) {
    console.error(JSON.stringify({ event: 'deliveries-not-requested', error: String(error) }))
  }
}
