import { env } from 'cloudflare:workers'
import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { WEBHOOK_PAUSES } from '../../../schema/rules/webhooks'
import { deliverWebhooks, sweepWebhooks } from '../../../worker/jobs/deliver-webhooks'
import { openWebhooks } from '../../../worker/platform/webhooks/open-webhooks'
import { createCollection } from '../../factories/collection'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createRoles } from '../../factories/leaders'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { outside } from '../../support/outside'
import { GOOD_SECRET } from '../../support/outside-secret'
import { added, begun, firstValue, of, run, save } from '../draft/support'

type Visit = ReturnType<typeof newVisit>
type Member = Record<string, unknown> & { __typename: string; code?: string }

const FAILURE = '... on UserError { code field }'
const LIST = 'webhooks { id address events collectionName failingSince disabledAt }'
const LOG = 'deliveries { id event attempts dueAt triedAt status tookMs deliveredAt }'
const OPERATIONS = {
  create: `mutation ($input: CreateWebhookInput!) { result: createWebhook(input: $input) { __typename ... on WebhookSecret { secret own { ${LIST} } } ${FAILURE} } }`,
  rotate: `mutation ($id: ID!) { result: rotateWebhookSecret(webhookId: $id) { __typename ... on WebhookSecret { secret } ${FAILURE} } }`,
  enable: `mutation ($id: ID!) { result: enableWebhook(webhookId: $id) { __typename ... on Webhooks { ${LIST} } ${FAILURE} } }`,
  remove: `mutation ($id: ID!) { result: deleteWebhook(webhookId: $id) { __typename ... on Webhooks { ${LIST} } ${FAILURE} } }`,
  test: `mutation ($id: ID!) { result: testWebhook(webhookId: $id) { __typename ... on WebhookLog { ${LOG} } ${FAILURE} } }`,
  redeliver: `mutation ($id: ID!) { result: redeliverWebhook(deliveryId: $id) { __typename ... on WebhookLog { ${LOG} } ${FAILURE} } }`,
  log: `query ($id: ID!) { result: webhookLog(webhookId: $id) { __typename ... on WebhookLog { ${LOG} } ${FAILURE} } }`,
  list: `{ result: webhooks { __typename ${LIST} } }`,
}
async function ask(visit: Visit, name: keyof typeof OPERATIONS, variables: object = {}): Promise<Member> {
  const { data, errors } = await visit.ask(OPERATIONS[name], variables)
  if (!data) throw new Error(JSON.stringify(errors))
  return data.result as Member
}
const EVERYTHING = ['POST_PUBLISHED', 'POST_UPDATED', 'POST_UNPUBLISHED']

/** The queue's consumer would deliver too, by the machine's time: here the tests do. */
const JOBS = { send: async () => {}, sendBatch: async () => {} } as unknown as Env['JOBS']

async function signedIn(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ emailVerifiedAt: NOON, ...given })
  const visit = newVisit({ env: { JOBS } })
  await visit.signIn(user.id)
  return { user, visit }
}

/** Somebody with a webhook that leads to another process, and what arrived there. */
async function withWebhook(input: object = {}, given: Parameters<typeof signedIn>[0] = {}) {
  const { user, visit } = await signedIn(given)
  const receiver = outside()
  const made = await ask(visit, 'create', {
    input: { address: receiver.url('logs'), events: EVERYTHING, ...input },
  })
  const [{ id }] = (made.own as { webhooks: [{ id: string }] }).webhooks
  const seen = async () =>
    (await receiver.look()).seen.map(({ body, headers }) => ({ ...JSON.parse(body), headers, body }))
  return { user, visit, receiver, id, secret: String(made.secret), seen }
}
const deliver = (now = NOON, more: object = {}) =>
  deliverWebhooks({ ...env, AUTH_SECRET, ENVIRONMENT: 'test', ...more } as Env, { now: () => now })

/** The signature as its recipient computes it, by the scheme of Standard Webhooks. */
function signatureOf(secret: string, { headers, body }: { headers: Record<string, string>; body: string }) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}

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

  test('of a publication is for its editors, and ends when they lose their role', async () => {
    const { user, visit } = await signedIn()
    const { id: collectionId } = await createCollection({})
    const receiver = outside()
    const input = { address: receiver.url('logs'), events: EVERYTHING, collectionId }
    expect(await ask(visit, 'create', { input })).toMatchObject({ code: 'NOT_FOUND' })
    await createRoles(collectionId, { [user.id]: 'EDITOR' })
    expect(await ask(visit, 'create', { input })).toMatchObject({ __typename: 'WebhookSecret' })
    const writer = await signedIn()
    const story = await createStory({ creatorId: writer.user.id, collectionId })
    expect(await of(writer.visit, 'deletePost', story.id)).toMatchObject({ isPublished: false })
    await deliver()
    expect((await receiver.look()).seen).toHaveLength(1)
    await env.DB.prepare('DELETE FROM collection_editor WHERE user_id = ?').bind(user.id).run()
    const next = await createStory({ creatorId: writer.user.id, collectionId })
    await of(writer.visit, 'deletePost', next.id)
    await deliver()
    expect((await receiver.look()).seen).toHaveLength(1)
    expect(await ask(visit, 'list')).toMatchObject({ webhooks: [{ disabledAt: NOON }] })
  })

  test('is its owner’s alone: for others it doesn’t exist', async () => {
    const { visit, id } = await withWebhook()
    await ask(visit, 'test', { id })
    const delivery = await firstValue('SELECT id FROM webhook_delivery WHERE webhook_id = ?', id)
    const other = await signedIn()
    for (const name of ['rotate', 'enable', 'remove', 'test', 'log'] as const) {
      expect(await ask(other.visit, name, { id })).toMatchObject({ code: 'NOT_FOUND' })
      expect(await ask(newVisit(), name, { id })).toMatchObject({ code: 'UNAUTHORIZED' })
    }
    expect(await ask(other.visit, 'redeliver', { id: delivery })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await ask(newVisit(), 'list')).toBeNull()
    expect(await ask(visit, 'remove', { id })).toMatchObject({ webhooks: [] })
    expect(await firstValue('SELECT count(*) FROM webhook_delivery WHERE webhook_id = ?', id)).toBe(0)
  })

  test.each([
    'http://example.com/hook',
    'https://localhost.localdomain/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://router.local/',
    'https://user:secret@example.com/',
    'https://example.com:8443/',
    'ftp://example.com/',
    'not an address',
    'http://127.0.0.1:9/',
  ])('never calls %s in production', (address) => {
    expect(openWebhooks({ ENVIRONMENT: 'production', PRODUCT_NAME: 'Quire' }).isCallable(address)).toBe(false)
  })

  test('is made at most ten times a person, and its log is cleared after two weeks', async () => {
    const { visit, id } = await withWebhook()
    const input = { address: 'https://example.com/hook', events: EVERYTHING }
    for (let i = 1; i < 10; i++)
      expect(await ask(visit, 'create', { input })).toMatchObject({ __typename: 'WebhookSecret' })
    expect(await ask(visit, 'create', { input })).toMatchObject({ code: 'CONFLICT' })
    expect(await ask(visit, 'create', { input: { ...input, address: 'gopher:x' } })).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'address',
    })
    await ask(visit, 'test', { id })
    const count = () => firstValue('SELECT count(*) FROM webhook_delivery WHERE webhook_id = ?', id)
    const sweep = (now: number) =>
      sweepWebhooks({ ...env, AUTH_SECRET, ENVIRONMENT: 'test' } as Env, { now: () => now })
    await sweep(NOON + 14 * DAY - MINUTE)
    expect(await count()).toBe(1)
    await sweep(NOON + 14 * DAY)
    expect(await count()).toBe(0)
  })
})
