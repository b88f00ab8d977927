/**
 * Work for the queue of payments: a membership to charge, a charge to read again, a purchase that was left, an event to
 * work off, a gift to send, or a charge of which a tax service is to be told.
 */
export interface PaymentMessage {
  type: 'payment'
  what: 'membership' | 'charge' | 'purchase' | 'event' | 'gift' | 'tax'
  id: string
}

/** The part of the queue that this needs. */
interface PaymentQueue {
  send(message: PaymentMessage): Promise<unknown>
}

/** Asks the queue to work off an event. If it can't be reached, the cron does it within a minute. */
export async function requestWorkOff(queue: PaymentQueue, eventId: string): Promise<void> {
  try {
    await queue.send({ type: 'payment', what: 'event', id: eventId })
  } catch (error) {
    console.error(JSON.stringify({ event: 'event-not-requested', error: String(error) }))
  }
}
