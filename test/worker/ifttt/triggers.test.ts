import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../../schema/rules/time-units'
import { block } from '../../../schema/tables/block'
import { mute } from '../../../schema/tables/follow'
import { iftttTrigger } from '../../../schema/tables/ifttt'
import { user } from '../../../schema/tables/user'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { withProgram } from '../access-token/support'
import { client as applicationOf, codeFor, redeem } from '../oauth/support'
import { db, follows, itemsOf, newService, respondTo } from './support'

const service = newService()

/** Somebody whose Applets ask. */
async function owner(scopes: readonly string[] = ['READ', 'WRITE']) {
  const someone = await withProgram({ scopes })
  return { ...someone, applets: service.of(someone.token) }
}

const ids = (items: readonly { meta: { id: string } }[]) => items.map(({ meta }) => meta.id)

describe('without a key', () => {
  test('nothing is there', async () => {
    for (const bindings of [{ IFTTT_SERVICE_KEY: '' }, { IFTTT_SERVICE_KEY: 'short' }]) {
      const off = newService(bindings)
      const { token } = await owner()
      const off404 = { status: 404, errors: [{ message: expect.any(String) }] }
      expect(await off.own('GET', 'status', bindings.IFTTT_SERVICE_KEY)).toMatchObject(off404)
      expect(await off.own('POST', 'test/setup')).toMatchObject(off404)
      expect(await off.of(token).get('user/info')).toMatchObject(off404)
      expect(await off.of(token).post('triggers/new_response')).toMatchObject(off404)
    }
  })

  test('or without a test account, there are no tests', async () => {
    expect((await service.own('POST', 'test/setup')).status).toBe(404)
    const { id, username } = await createUser()
    const tested = newService({ IFTTT_TEST_ACCOUNT: username })
    expect((await tested.own('POST', 'test/setup')).status).toBe(200)
    await db().update(user).set({ isSuspended: true }).where(eq(user.id, id))
    expect((await tested.own('POST', 'test/setup')).status).toBe(404)
  })
})

test('the token of a test is good for an hour, and until the next test', async () => {
  const { username } = await createUser()
  const tested = newService({ IFTTT_TEST_ACCOUNT: username })
  const setUp = async () => {
    const { data } = await tested.own('POST', 'test/setup')
    return tested.of((data as { accessToken: string }).accessToken)
  }
  const first = await setUp()
  expect((await first.get('user/info')).status).toBe(200)
  const second = await setUp()
  expect((await first.get('user/info')).status).toBe(401)
  tested.site.now = NOON + HOUR - 1
  expect((await second.get('user/info')).status).toBe(200)
  tested.site.now = NOON + HOUR
  expect((await second.get('user/info')).status).toBe(401)
})

test('IFTTT’s application is allowed by the scope that it asks for', async () => {
  const person = await signedIn()
  const application = await applicationOf()
  const { body } = await redeem(application, await codeFor(person, application, { scope: 'ifttt' }))
  expect(body).toMatchObject({ token_type: 'Bearer', scope: 'ifttt', refresh_token: expect.any(String) })
  const applets = service.of(String(body.access_token))
  expect((await applets.get('user/info')).data).toMatchObject({ id: person.user.id })
  expect((await applets.post('triggers/new_story_by_me')).status).toBe(200)
  const draft = { title: 'A', body: 'B', body_format: 'markdown' }
  expect((await applets.post('actions/create_draft', { actionFields: draft })).status).toBe(200)
})

test('a token does what its scopes allow', async () => {
  const { applets } = await owner(['READ'])
  expect((await applets.get('user/info')).status).toBe(200)
  expect((await applets.post('actions/save_story', { actionFields: { url: 'x' } })).status).toBe(403)
  const writer = await owner(['WRITE'])
  expect((await writer.applets.post('triggers/new_response')).status).toBe(403)
})

describe('stories', () => {
  test('are those that lists show, with what cards say', async () => {
    const { user: writer, applets } = await owner()
    const { id: collectionId, name } = await createCollection({ slug: 'tideline' })
    const story = await createStory({
      creatorId: writer.id,
      collectionId,
      title: 'The tide',
      subtitle: 'It turns',
      access: 'locked',
      tags: ['ocean'],
    })
    await createStory({ creatorId: writer.id, state: 'unlisted', isListed: false })
    await createStory({ creatorId: writer.id, state: 'draft', isListed: false })
    await createStory({ creatorId: writer.id, isListed: false })
    const [item, ...others] = await itemsOf(applets, 'new_story_by_me')
    expect(others).toEqual([])
    expect(item).toMatchObject({
      title: 'The tide',
      url: expect.stringContaining(`/tideline/${story.slug}-${story.id}`),
      author_name: writer.name,
      publication_name: name,
      summary: 'It turns',
      tags: expect.stringMatching(/ocean/i),
      meta: { id: story.id, timestamp: Math.floor((story.firstPublishedAt ?? 0) / 1000) },
    })
    expect(JSON.stringify(item)).not.toContain('Text of')
  })

  test('by whom somebody has muted or blocked are left out', async () => {
    const { user: reader, applets } = await owner()
    const { id: collectionId } = await createCollection()
    const people = [await createUser(), await createUser(), await createUser(), await createUser()] as const
    const stories: string[] = []
    for (const { id: creatorId } of people) {
      await follows(reader.id, creatorId)
      const { id } = await createStory({ creatorId, collectionId, tags: ['harbours'] })
      stories.push(id ?? '')
    }
    const [shown, muted, blocked, blocking] = people
    await db().insert(mute).values({ userId: reader.id, kind: 'user', targetId: muted.id, createdAt: NOON })
    await db().insert(block).values({ blockerId: reader.id, blockedId: blocked.id, createdAt: NOON })
    await db().insert(block).values({ blockerId: blocking.id, blockedId: reader.id, createdAt: NOON })
    expect(shown.id).toBeTruthy()
    const wanted = stories.slice(0, 1)
    expect(ids(await itemsOf(applets, 'new_story_by_followed'))).toEqual(wanted)
    expect(ids(await itemsOf(applets, 'new_story_with_tag', { triggerFields: { tag: 'Harbours' } }))).toEqual(
      wanted,
    )
    expect(
      ids(
        await itemsOf(applets, 'new_story_in_publication', { triggerFields: { publication: collectionId } }),
      ),
    ).toEqual(wanted)
  })

  test('that are withheld in a country are left out, but for their writer', async () => {
    const { user: writer, applets } = await owner()
    const { id } = await createStory({
      creatorId: writer.id,
      tags: ['lighthouses'],
      withheldIn: '{"DE":"law"}',
    })
    await createStory({
      tags: ['lighthouses'],
      withheldIn: '{"DE":"law"}',
      firstPublishedAt: NOON + MINUTE,
    })
    const body = { triggerFields: { tag: 'lighthouses' } }
    expect(ids(await itemsOf(applets, 'new_story_with_tag', body))).toEqual([id])
    // They take no place of those that are shown.
    expect(ids(await itemsOf(applets, 'new_story_with_tag', { ...body, limit: 1 }))).toEqual([id])
  })

  test('are never more than fifty', async () => {
    const { user: writer, applets } = await owner()
    for (let i = 0; i < 55; i++) await createStory({ creatorId: writer.id })
    expect(await itemsOf(applets, 'new_story_by_me')).toHaveLength(50)
    expect(await itemsOf(applets, 'new_story_by_me', { limit: 1000 })).toHaveLength(50)
    expect(await itemsOf(applets, 'new_story_by_me', { limit: 51 })).toHaveLength(50)
  })
})

test('responses are those of others to one’s stories, by whom one hasn’t muted or blocked', async () => {
  const { user: writer, applets } = await owner()
  const [reader, muted, blocked] = [await createUser(), await createUser(), await createUser()]
  const one = await createStory({ creatorId: writer.id, title: 'One', responseCount: 3 })
  const two = await createStory({ creatorId: writer.id, title: 'Two', responseCount: 1 })
  const early = await respondTo(one.id ?? '', reader.id, NOON)
  const late = await respondTo(two.id ?? '', reader.id, NOON + 2 * MINUTE)
  const between = await respondTo(one.id ?? '', reader.id, NOON + MINUTE)
  await respondTo(one.id ?? '', writer.id, NOON + 3 * MINUTE)
  await respondTo(one.id ?? '', muted.id, NOON + 4 * MINUTE)
  await respondTo(two.id ?? '', blocked.id, NOON + 5 * MINUTE)
  await db().insert(mute).values({ userId: writer.id, kind: 'user', targetId: muted.id, createdAt: NOON })
  await db().insert(block).values({ blockerId: writer.id, blockedId: blocked.id, createdAt: NOON })
  const items = await itemsOf(applets, 'new_response')
  expect(ids(items)).toEqual([late, between, early])
  expect(items[0]).toMatchObject({
    story_title: 'Two',
    author_name: reader.name,
    text: 'So true, all of it.',
  })
  expect(await itemsOf(applets, 'new_response', { limit: 1 })).toEqual(items.slice(0, 1))
})

describe('a list', () => {
  test('has what was saved last first, and is its owner’s', async () => {
    const { user: reader, applets } = await owner()
    const stories = [await createStory(), await createStory()]
    for (const [i, { id, slug }] of stories.entries()) {
      service.site.now = NOON + i * MINUTE
      const url = `${new URL('http://quire.test').origin}/p/${slug}-${id}`
      const saved = await applets.post('actions/save_story', { actionFields: { url: `/p/${id}` } })
      expect([url, saved.status]).toEqual([url, 200])
    }
    service.site.now = NOON
    const [list] = (await applets.post('triggers/story_saved/fields/list/options')).data as {
      value: string
    }[]
    const body = { triggerFields: { list: list?.value } }
    const items = await itemsOf(applets, 'story_saved', body)
    expect(items.map(({ title }) => title)).toEqual([stories[1]?.title, stories[0]?.title])
    expect(items[0]?.created_at).toBe(new Date(NOON + MINUTE).toISOString())
    const { applets: others } = await owner()
    expect((await others.post('triggers/story_saved', body)).status).toBe(400)
    expect(reader.id).toBeTruthy()
  })
})

describe('a trigger identity', () => {
  const known = async (userId: string) =>
    (await db().select().from(iftttTrigger).where(eq(iftttTrigger.userId, userId))).map(
      ({ identity, subjectId }) => [identity, subjectId],
    )

  test('is remembered with what it stands for, until it is taken back', async () => {
    const { user: reader, applets } = await owner()
    await createStory({ tags: ['piers'] })
    await createStory({ tags: ['dunes'] })
    const ask = (tag: string) =>
      itemsOf(applets, 'new_story_with_tag', { trigger_identity: 'abc', triggerFields: { tag } })
    await ask('piers')
    expect(await known(reader.id)).toEqual([['abc', 'piers']])
    await ask('dunes')
    expect(await known(reader.id)).toEqual([['abc', 'dunes']])
    const { applets: others } = await owner()
    await others.delete('triggers/new_story_with_tag/trigger_identity/abc')
    expect(await known(reader.id)).toHaveLength(1)
    await applets.delete('triggers/new_story_with_tag/trigger_identity/abc')
    expect(await known(reader.id)).toEqual([])
  })

  test('is one of a hundred at most, and not too long', async () => {
    const { user: reader, applets } = await owner()
    for (let i = 0; i < 101; i++)
      await itemsOf(applets, 'new_response', { limit: 0, trigger_identity: `${i}` })
    expect(await known(reader.id)).toHaveLength(100)
    const long = { trigger_identity: 'x'.repeat(201) }
    expect((await applets.post('triggers/new_response', long)).status).toBe(400)
  })
})
