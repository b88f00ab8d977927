import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { WEBHOOK_PAUSES } from '../../../schema/rules/webhooks'
import { NOON } from '../../factories/ids'
import { outside } from '../../support/outside'
import { GOOD_SECRET } from '../../support/outside-secret'
import { added, begun, of, run, save } from '../draft/support'
import { ask, deliver, signatureOf, signedIn, withWebhook } from './support'

describe('a webhook', () => {
  test('is told when a story comes out, changes and goes, and nothing of drafts', async () => {
    const { visit, seen } = await withWebhook()
    const postId = await begun(visit, 'Read all about it')
    await deliver()
    expect(await seen()).toEqual([])
    await run(visit, 'publishPost', { postId, baseRevision: 2 })
    await deliver()
    const [published] = await seen()
    expect(published).toMatchObject({
      type: 'post.published',
      timestamp: new Date(NOON).toISOString(),
      data: {
        id: postId,
        title: 'Read all about it',
        isUnlisted: false,
        url: expect.stringContaining(postId),
      },
    })
    await save(visit, postId, 2, [added('More')])
    await deliver()
    expect(await seen()).toHaveLength(1)
    await run(visit, 'publishPost', { postId, baseRevision: 3 })
    await of(visit, 'deletePost', postId)
    await deliver()
    expect((await seen()).map(({ type }) => type).sort()).toEqual([
      'post.published',
      'post.unpublished',
      'post.updated',
    ])
    expect((await seen()).find(({ type }) => type === 'post.unpublished').data).not.toHaveProperty('title')
    await of(visit, 'undeletePost', postId)
    await of(visit, 'unpublishPost', postId)
    await deliver()
    expect(await seen()).toHaveLength(5)
    await deliver()
    expect(await seen()).toHaveLength(5)
  })

  test('is told in the publish’s own batch: a publish that fails tells nobody', async () => {
    const { visit, id } = await withWebhook()
    const postId = await begun(visit)
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => run(visit, 'publishPost', { postId, baseRevision: 2 })),
    )
    expect(outcomes.map(({ __typename }) => __typename)).toEqual(['Post', 'Post', 'Post'])
    await run(visit, 'publishPost', { postId, baseRevision: 1 })
    const { deliveries } = await ask(visit, 'log', { id })
    expect(deliveries).toMatchObject([{ event: 'post.published', attempts: 0, dueAt: NOON }])
  })

  test('hears only of the events that it wants, and of its owner’s stories', async () => {
    const { visit, seen } = await withWebhook({ events: ['POST_UNPUBLISHED'] })
    const postId = await begun(visit)
    await run(visit, 'publishPost', { postId, baseRevision: 2 })
    const other = await signedIn()
    const others = await begun(other.visit)
    await run(other.visit, 'publishPost', { postId: others, baseRevision: 2 })
    await of(other.visit, 'unpublishPost', others)
    await of(visit, 'unpublishPost', postId)
    await deliver()
    expect((await seen()).map(({ type, data }) => [type, data.id])).toEqual([['post.unpublished', postId]])
  })

  test('signs by Standard Webhooks; for a day after a new secret, with both', async () => {
    const { visit, id, secret, seen } = await withWebhook()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await ask(visit, 'test', { id })
    await deliver()
    const [first] = await seen()
    expect(first.type).toBe('test')
    expect(first.headers['webhook-timestamp']).toBe(String(NOON / 1000))
    expect(first.headers['webhook-signature']).toBe(signatureOf(secret, first))
    const next = String((await ask(visit, 'rotate', { id })).secret)
    expect(next).not.toBe(secret)
    for (const [now, secrets] of [
      [NOON + DAY - 1, [next, secret]],
      [NOON + DAY, [next]],
    ] as const) {
      visit.now = now
      await ask(visit, 'test', { id })
      await deliver(now)
      const last = (await seen()).at(-1)
      expect(last.headers['webhook-signature']).toBe(secrets.map((one) => signatureOf(one, last)).join(' '))
    }
    const rows = await env.DB.prepare('SELECT * FROM webhook').all()
    expect(JSON.stringify(rows.results)).not.toContain(secret.slice(6, 30))
  })

  test('that fails is tried again over a day, under the same id, and can be asked for once more', async () => {
    const { visit, id, receiver, seen } = await withWebhook()
    await receiver.fail(...Array.from({ length: 7 }, () => ({ status: 500 })))
    await ask(visit, 'test', { id })
    let now = NOON
    for (const [i, pause] of WEBHOOK_PAUSES.entries()) {
      await deliver(now)
      await deliver(now + pause - 1)
      expect(await seen()).toHaveLength(i + 1)
      now += pause
    }
    await deliver(now)
    await deliver(now + 10 * DAY)
    const all = await seen()
    expect(all).toHaveLength(7)
    expect(new Set(all.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(now - NOON).toBeGreaterThan(DAY)
    const { deliveries } = await ask(visit, 'log', { id })
    const [delivery] = deliveries as [{ id: string }]
    expect(delivery).toMatchObject({ attempts: 7, dueAt: null, status: 500, deliveredAt: null, triedAt: now })
    expect(await ask(visit, 'list')).toMatchObject({ webhooks: [{ failingSince: NOON, disabledAt: null }] })
    await ask(visit, 'redeliver', { id: delivery.id })
    await deliver(now)
    expect(await ask(visit, 'log', { id })).toMatchObject({
      deliveries: [{ attempts: 1, status: 202, deliveredAt: now }],
    })
    expect(await ask(visit, 'list')).toMatchObject({ webhooks: [{ failingSince: null }] })
  })

  test('that fails for three days is switched off, with a mail, until its owner switches it on', async () => {
    const { visit, id, receiver, seen } = await withWebhook({}, { email: 'hooks@example.com' })
    const mails = outside()
    const mail = {
      MAIL_PROVIDER: 'http',
      MAIL_HTTP_URL: mails.url('emails'),
      MAIL_HTTP_KEY: GOOD_SECRET,
      MAIL_FROM: 'Quire <mail@quire.example>',
    }
    await receiver.fail({ status: 404 }, { status: 302, location: 'https://example.com/' }, { status: 500 })
    await ask(visit, 'test', { id })
    await deliver(NOON, mail)
    await deliver(NOON + 3 * DAY - 1, mail)
    expect(await ask(visit, 'list')).toMatchObject({ webhooks: [{ disabledAt: null }] })
    const then = NOON + 3 * DAY + HOUR
    await deliver(then, mail)
    expect(await ask(visit, 'list')).toMatchObject({ webhooks: [{ disabledAt: then }] })
    expect((await mails.look()).sent).toMatchObject([{ to: ['hooks@example.com'] }])
    expect(await ask(visit, 'test', { id })).toMatchObject({ code: 'CONFLICT' })
    const postId = await begun(visit)
    await run(visit, 'publishPost', { postId, baseRevision: 2 })
    await deliver(then + DAY, mail)
    expect(await seen()).toHaveLength(3)
    expect(await ask(visit, 'enable', { id })).toMatchObject({
      webhooks: [{ disabledAt: null, failingSince: null }],
    })
    await of(visit, 'unpublishPost', postId)
    await deliver(then + DAY, mail)
    expect(await seen()).toHaveLength(4)
  })
})
