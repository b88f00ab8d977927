import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { openWebhooks } from '../../../worker/platform/webhooks/open-webhooks'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createRoles } from '../../factories/leaders'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { outside } from '../../support/outside'
import { firstValue, of } from '../draft/support'
import { ask, deliver, EVERYTHING, signedIn, withWebhook } from './support'

describe('the rights of a webhook', () => {
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
    `https://${'a.'.repeat(123)}example.com/`,
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
    await cronJob('sweep-tables', NOON + 14 * DAY - MINUTE)
    expect(await count()).toBe(1)
    await cronJob('sweep-tables', NOON + 14 * DAY)
    expect(await count()).toBe(0)
  })
})
