import type { Clock } from '../platform/clock'
import { advanceExportsJob } from './advance-exports'
import { advanceImportsJob } from './advance-imports'
import { decorateVersionsJob } from './decorate-versions'
import { deliverWebhooks, requestDueDeliveries } from './deliver-webhooks'
import { indexCatalogJob } from './index-catalog'
import { indexCollectionJob } from './index-collection'
import { indexPostJob } from './index-post'
import { indexTagJob } from './index-tag'
import { indexUserJob } from './index-user'
import type { JobMessage } from './messages'
import { takePayments } from './payments'
import { purgeJob } from './purge'

/**
 * Handles a batch of a queue, messages of the same kind together. Only those that fail are retried; a
 * message may arrive twice, late or out of order.
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
  const users = batch.messages.flatMap(({ body }) => (body.type === 'index-user' ? [body] : []))
  const tags = batch.messages.flatMap(({ body }) => (body.type === 'index-tag' ? [body] : []))
  const collections = batch.messages.flatMap(({ body }) =>
    body.type === 'index-collection' ? [body.collectionId] : [],
  )
  const catalogs = batch.messages.flatMap(({ body }) =>
    body.type === 'index-catalog' ? [body.catalogId] : [],
  )
  const versions = batch.messages.flatMap(({ body }) =>
    body.type === 'decorate-version' ? [body.versionId] : [],
  )
  const imports = batch.messages.flatMap(({ body }) =>
    body.type === 'advance-import' ? [body.importId] : [],
  )
  const exports = batch.messages.flatMap(({ body }) =>
    body.type === 'advance-export' ? [body.exportId] : [],
  )
  const payments = batch.messages.flatMap(({ body }) => (body.type === 'payment' ? [body] : []))
  await Promise.all([
    // What a changed story is told of may be due with it.
    posts.length > 0 && requestDueDeliveries(env, clock),
    take('deliver-webhooks', () => deliverWebhooks(env, clock)),
    take('payment', () => takePayments(env, clock, payments)),
    take('advance-export', () => advanceExportsJob(env, clock, exports)),
    take('advance-import', () => advanceImportsJob(env, clock, imports)),
    take('purge', () => purgeJob(env, clock)),
    take('index-post', () => indexPostJob(env, posts)),
    take('index-user', () => indexUserJob(env, users)),
    take('index-tag', () => indexTagJob(env, tags)),
    take('index-collection', () => indexCollectionJob(env, collections)),
    take('index-catalog', () => indexCatalogJob(env, catalogs)),
    take('decorate-version', () => decorateVersionsJob(env, clock, versions)),
  ])
}
