/** The part of the queue that is used. */
interface DeliveryQueue {
  send(message: { type: 'deliver-webhooks' }): Promise<unknown>
}

/** Asks the queue to make due deliveries. If it can't be reached, the cron does it within a minute. Never rejects. */
export async function requestDeliveries(queue: DeliveryQueue): Promise<void> {
  try {
    await queue.send({ type: 'deliver-webhooks' })
  } catch (error) {
    console.error(JSON.stringify({ event: 'deliveries-not-requested', error: String(error) }))
  }
}
