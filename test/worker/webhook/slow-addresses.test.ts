import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { HOUR } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { openKeys } from '../../../worker/services/identity/open-keys'
import { deliverDue } from '../../../worker/services/webhook/deliver-due'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob, takeUp } from '../../factories/jobs'
import { begun, run } from '../draft/support'
import { ask, deliver, withWebhook } from './support'

const newParts = () => ({
  db: new Database(env.DB),
  clock: { now: () => NOON },
  site: { productName: 'Quire', helpUrl: '' },
  mainOrigin: 'http://quire.example',
  keys: openKeys(AUTH_SECRET, false),
  mailer: { send: () => Promise.reject(new Error('Nobody is told.')) },
})

describe('an address that is slow', () => {
  test('holds up nothing that stories need: deliveries have a queue of their own', async () => {
    const { visit, receiver, seen } = await withWebhook()
    const postId = await begun(visit)
    await run(visit, 'schedulePost', { postId, baseRevision: 2, publishAt: NOON + HOUR })
    // It would take ten seconds.
    await receiver.fail({ hangs: true })
    const send = vi.fn()
    const DELIVERIES = { send, sendBatch: async () => {} } as unknown as Env['DELIVERIES']
    await cronJob('publish-scheduled', NOON + HOUR, { DELIVERIES })
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'deliver-webhooks' })
    expect(await seen()).toEqual([])
    await receiver.fail()
    await takeUp('deliver-webhooks', [{ type: 'deliver-webhooks' }], NOON + HOUR, { AUTH_SECRET })
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
      ...newParts(),
      webhooks: { isCallable: () => true, send, deliver: async () => {} },
    })
    expect(sent).toBe(30)
    await deliver()
    expect(sent).toBe(30)
  })

  test('a run that leaves some asks for the next one', async () => {
    const { visit, id } = await withWebhook()
    for (let i = 0; i < 3; i++) await ask(visit, 'test', { id })
    const deliver = vi.fn(async () => {})
    const runs = async () =>
      deliverDue(
        {
          ...newParts(),
          webhooks: { isCallable: () => true, send: async () => ({ status: 200, tookMs: 1 }), deliver },
        },
        2,
      )
    await runs()
    expect(deliver).toHaveBeenCalledOnce()
    await runs()
    expect(deliver).toHaveBeenCalledOnce()
  })
})
