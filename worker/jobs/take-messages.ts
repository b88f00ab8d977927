import type { Clock } from '../platform/clock'
import { type JobMessage, MESSAGES, type MessagesOf, type MessageType } from './messages'
import { runJob } from './run-job'

/** Does what messages of one kind ask for. @throws if it fails: they are to be retried. */
export const handle = <Type extends MessageType>(
  env: Env,
  clock: Clock,
  type: Type,
  messages: MessagesOf<Type>,
): Promise<void> => runJob(env, clock, (parts) => MESSAGES[type](parts, messages))

/**
 * Handles a batch of a queue, messages of the same kind together. Only those that fail are retried; a
 * message may arrive twice, late or out of order.
 */
export async function takeMessages(batch: MessageBatch<JobMessage>, env: Env, clock: Clock): Promise<void> {
  const take = async (type: MessageType): Promise<void> => {
    const messages = batch.messages.filter(({ body }) => body.type === type)
    if (messages.length === 0) return
    try {
      const bodies = messages.map(({ body }) => body)
      await handle(env, clock, type, bodies)
      for (const message of messages) message.ack()
    } catch (error) {
      console.error(JSON.stringify({ event: 'job-failed', job: type, error: String(error) }))
      for (const message of messages) message.retry()
    }
  }
  await Promise.all((Object.keys(MESSAGES) as MessageType[]).map(take))
}
