import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { Database } from '../../../worker/data/database'
import type { JobMessage } from '../../../worker/jobs/messages'
import { takeMessages } from '../../../worker/jobs/take-messages'
import { openKeys } from '../../../worker/services/identity/open-keys'
import { deliverDue } from '../../../worker/services/webhook/deliver-due'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { begun, run } from '../draft/support'
import { ask, deliver, withWebhook } from './support'

const clock = { now: () => NOON }

/** Takes one message as the queue's consumer does; what it asks other queues for. */
async function take(body: JobMessage): Promise<{ asked: JobMessage[]; acked: number }> {
  const asked: JobMessage[] = []
  let acked = 0
  const DELIVERIES = { send: async (message: JobMessage) => void asked.push(message) }
  const batch = { messages: [{ body, ack: () => acked++, retry: () => {} }] }
  await takeMessages(
    batch as unknown as MessageBatch<JobMessage>,
    { ...env, AUTH_SECRET, ENVIRONMENT: 'test', DELIVERIES } as unknown as Env,
    clock,
  )
  return { asked, acked }
}

describe('an address that is slow', () => {
  test('holds up nothing that stories need: deliveries have a queue of their own', async () => {
    const { visit, receiver, seen } = await withWebhook()
    const postId = await begun(visit)
    const story: JobMessage = { type: 'index-post', postId }
    expect(await take(story)).toEqual({ asked: [], acked: 1 })
    await run(visit, 'publishPost', { postId, baseRevision: 2 })
    await receiver.fail({ hangs: true })
    // It would take ten seconds.
    expect(await take(story)).toEqual({ asked: [{ type: 'deliver-webhooks' }], acked: 1 })
    expect(await seen()).toEqual([])
    await receiver.fail()
    expect(await take({ type: 'deliver-webhooks' })).toEqual({ asked: [], acked: 1 })
    expect(await seen()).toMatchObject([{ type: 'post.published' }])
  })

  test('holds up no other address', async () => {
    const { visit, id } = await withWebhook()
    for (let i = 0; i < 30; i++) await ask(visit, 'test', { id })
    let sent = 0
    let finish = () => {}
    const others = new Promise<void>((resolve) => {
      finish = resolve
    })
    const send = async () => {
      sent += 1
      if (sent === 30) finish()
      // The first one answers when all others are done.
      if (sent === 1) await others
      return { status: 200, tookMs: 1 }
    }
    await deliverDue({
      db: new Database(env.DB),
      clock,
      site: { productName: 'Quire', helpUrl: '' },
      mainOrigin: 'http://quire.example',
      keys: openKeys(AUTH_SECRET, false),
      mailer: { send: () => Promise.reject(new Error('Nobody is told.')) },
      webhooks: { isCallable: () => true, send },
    })
    expect(sent).toBe(30)
    await deliver()
    expect(sent).toBe(30)
  })
})
