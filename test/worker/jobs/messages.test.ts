import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { NO_TRAITS } from '../../../schema/rules/stats/visits'
import { type JobMessage, MESSAGES } from '../../../worker/jobs/messages'
import { takeMessages } from '../../../worker/jobs/take-messages'
import { NOON } from '../../factories/ids'

const ID = 'ffffffffffff'
/** A message of each kind, about something that isn't there. */
const ONE_OF_EACH: { [Type in JobMessage['type']]: Extract<JobMessage, { type: Type }> } = {
  purge: { type: 'purge' },
  'index-post': { type: 'index-post', postId: ID },
  'index-user': { type: 'index-user', userId: ID },
  'index-tag': { type: 'index-tag', slug: 'nothing' },
  'index-collection': { type: 'index-collection', collectionId: ID },
  'index-catalog': { type: 'index-catalog', catalogId: ID },
  'decorate-version': { type: 'decorate-version', versionId: ID },
  'deliver-webhooks': { type: 'deliver-webhooks' },
  payment: { type: 'payment', what: 'charge', id: ID },
  'count-visit': {
    type: 'count-visit',
    visit: {
      postId: ID,
      writerId: ID,
      collectionId: null,
      at: NOON,
      isRead: false,
      seconds: 0,
      depth: null,
      traits: NO_TRAITS,
      names: [['0123', '0123']],
      skipped: null,
    },
  },
  'send-letter': { type: 'send-letter', letterId: ID, turn: 0 },
  'tell-hub': { type: 'tell-hub', postIds: [ID] },
  'tell-ifttt': { type: 'tell-ifttt' },
  'send-webmentions': { type: 'send-webmentions' },
  'check-webmentions': { type: 'check-webmentions' },
  'advance-import': { type: 'advance-import', importId: ID },
  'advance-subscriber-import': { type: 'advance-subscriber-import', importId: ID },
  'advance-export': { type: 'advance-export', exportId: ID },
}

/** Takes messages as the queue's consumer does. */
async function take(bodies: readonly { type: string }[], bindings: Partial<Env> = {}) {
  const messages = bodies.map((body, i) => ({ id: String(i), timestamp: new Date(NOON), attempts: 1, body }))
  const batch = createMessageBatch('quire-jobs', messages as never)
  await takeMessages(batch as MessageBatch<JobMessage>, { ...env, ...bindings } as Env, { now: () => NOON })
  const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext())
  return { acked: explicitAcks, retried: retryMessages.map(({ msgId }) => msgId) }
}

afterEach(() => vi.restoreAllMocks())

test('messages of each kind are handled, twice too', async () => {
  const all = Object.values(ONE_OF_EACH)
  expect(Object.keys(MESSAGES).toSorted()).toEqual(Object.keys(ONE_OF_EACH).toSorted())
  const { acked, retried } = await take([...all, ...all])
  expect(acked).toHaveLength(2 * all.length)
  expect(retried).toEqual([])
})

test('messages of a kind that fails are tried again, and no others', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const down = { batch: () => Promise.reject(new Error('Down')), prepare: () => ({ bind: () => ({}) }) }
  const SEARCH_DB = down as unknown as D1Database
  const { acked, retried } = await take(
    [ONE_OF_EACH['index-user'], ONE_OF_EACH.payment, ONE_OF_EACH['index-user']],
    { SEARCH_DB },
  )
  expect([acked, retried]).toEqual([['1'], ['0', '2']])
  expect(log).toHaveBeenCalledExactlyOnceWith(
    JSON.stringify({ event: 'job-failed', job: 'index-user', error: 'Error: Down' }),
  )
})
