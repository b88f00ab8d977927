import type { Clock } from '../platform/clock'
import { indexPostJob } from './index-post'
import type { JobMessage } from './messages'
import { purgeJob } from './purge'

/**
 * Takes what the queue brings, messages of a kind together. What fails is brought again, and nothing else;
 * a message may come twice, late or in any order.
 */
export async function takeMessages(batch: MessageBatch<JobMessage>, env: Env, clock: Clock): Promise<void> {
  const take = async (type: JobMessage['type'], work: () => Promise<void>): Promise<void> => {
    const messages = batch.messages.filter(({ body }) => body.type === type)
    if (messages.length === 0) return
    try {
      await work()
      for (const message of messages) message.ack()
    } catch (error) {
      console.error(JSON.stringify({ event: 'job-failed', type, error: String(error) }))
      for (const message of messages) message.retry()
    }
  }
  const posts = batch.messages.flatMap(({ body }) => (body.type === 'index-post' ? [body.postId] : []))
  await Promise.all([
    take('purge', () => purgeJob(env, clock)),
    take('index-post', () => indexPostJob(env, posts)),
  ])
}
