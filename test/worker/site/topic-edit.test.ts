import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import { moderationAct } from '../../../schema/tables/moderation'
import { post, postTag } from '../../../schema/tables/post'
import { tag } from '../../../schema/tables/tag'
import { Database } from '../../../worker/data/database'
import { addTopicPost } from '../../../worker/services/moderation/add-topic-post'
import { editTopic } from '../../../worker/services/moderation/edit-topic'
import { newActor } from '../../factories/actor'
import { endpointContext } from '../../factories/endpoint-context'
import { createStory } from '../../factories/story'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const db = drizzle(env.DB)
const RESULT =
  '{ __typename ... on AdminTopic { tag { displayTitle postCount } isFeatured } ... on UserError { field } }'
const EDIT = `mutation ($input: EditTopicInput!) { result: editTopic(input: $input) ${RESULT} }`
const ADD = `mutation ($input: AddTopicPostInput!) { result: addTopicPost(input: $input) ${RESULT} }`

const staff = newVisit()
beforeAll(async () => {
  await staff.signIn((await createUser({ isStaff: true })).id)
})

const ask = async (mutation: string, input: object, visit = staff) =>
  (await visit.ask(mutation, { input })).data?.result
const htmlOf = async (path: string, visit = newVisit()) => {
  const response = await visit.get(path)
  return { status: response.status, html: await response.text() }
}
const actsOn = (slug: string) => db.select().from(moderationAct).where(eq(moderationAct.subjectId, slug))

describe('editing a topic', () => {
  const words = { name: 'The sea', description: 'Salt water.', isFeatured: true, reason: 'It had no words.' }

  test('changes its words for everybody at once, and is logged with the former ones', async () => {
    await createTag('te-sea', { name: 'sea', postCount: 1 })
    expect((await htmlOf('/tag/te-sea')).html).toContain('>sea</h1>')
    expect(await ask(EDIT, { slug: 'te-sea', ...words })).toEqual({
      __typename: 'AdminTopic',
      tag: { displayTitle: 'The sea', postCount: 1 },
      isFeatured: true,
    })
    const { html } = await htmlOf('/tag/te-sea')
    expect(html).toContain('>The sea</h1>')
    const [act] = await actsOn('te-sea')
    expect(act).toMatchObject({ action: 'EDIT_TOPIC', subjectKind: 'TAG', reason: 'It had no words.' })
    expect(JSON.parse(act?.detail ?? '')).toMatchObject({ name: 'sea', description: '' })
  })

  test('isn’t logged when it changes nothing', async () => {
    await createTag('te-same', { name: 'The sea', description: 'Salt water.', isFeatured: true })
    await ask(EDIT, { slug: 'te-same', ...words })
    expect(await actsOn('te-same')).toEqual([])
  })

  test('is a conflict if somebody else edits it at the same moment, and is neither done nor logged', async () => {
    await createTag('te-race', { name: 'race' })
    const { parts } = endpointContext('/')
    const given = new Database(env.DB)
    const write = given.write.bind(given)
    given.write = async (statements) => {
      await db.update(tag).set({ name: 'Their name' }).where(eq(tag.slug, 'te-race'))
      return write(statements)
    }
    const viewer = async () => newActor({ isStaff: true })
    const only = Object.create(parts, { db: { value: given }, viewer: { value: viewer } }) as typeof parts
    expect(await editTopic(only, { slug: 'te-race', ...words })).toMatchObject({
      ok: false,
      failure: { code: 'CONFLICT' },
    })
    expect((await db.select().from(tag).where(eq(tag.slug, 'te-race')))[0]?.name).toBe('Their name')
    expect(await actsOn('te-race')).toEqual([])
  })

  test('needs a name and a reason, and is for staff', async () => {
    await createTag('te-kept', { name: 'kept' })
    const input = { slug: 'te-kept', ...words }
    const refused = (field: string) => ({ __typename: 'BadRequest', field })
    expect(await ask(EDIT, { ...input, name: ' ' })).toEqual(refused('name'))
    expect(await ask(EDIT, { ...input, name: 'x'.repeat(51) })).toEqual(refused('name'))
    expect(await ask(EDIT, { ...input, description: 'x'.repeat(281) })).toEqual(refused('description'))
    expect(await ask(EDIT, { ...input, reason: '' })).toEqual(refused('reason'))
    expect(await ask(EDIT, { ...input, slug: 'te-nothing' })).toEqual({
      __typename: 'NotFound',
      field: 'slug',
    })
    const reader = newVisit()
    await reader.signIn((await createUser()).id)
    expect(await ask(EDIT, input, reader)).toMatchObject({ __typename: 'Forbidden' })
    expect((await db.select().from(tag).where(eq(tag.slug, 'te-kept')))[0]?.name).toBe('kept')
  })
})

describe('adding a story to a topic', () => {
  test('lists and counts it there, once', async () => {
    await createTag('te-birds', { postCount: 0, isFeatured: true })
    const { id } = await createStory({ title: 'A tern', tags: ['te-other'] })
    expect((await htmlOf('/tag/te-birds')).html).not.toContain('A tern')
    const input = { slug: 'te-birds', postId: id, reason: 'It is about a bird.' }
    for (let i = 0; i < 2; i++)
      expect(await ask(ADD, input)).toMatchObject({ __typename: 'AdminTopic', tag: { postCount: 1 } })
    expect((await htmlOf('/tag/te-birds')).html).toContain('A tern')
    expect(await actsOn('te-birds')).toMatchObject([{ action: 'ADD_TOPIC_POST', detail: id }])
    expect((await db.select().from(tag).where(eq(tag.slug, 'te-other')))[0]?.postCount).toBe(1)
  })

  test('is refused for a story with five topics, for one that isn’t published, and for nothing', async () => {
    await createTag('te-full')
    const full = await createStory({ tags: ['te-1', 'te-2', 'te-3', 'te-4', 'te-5'] })
    const draft = await createStory({ state: 'draft', isListed: false })
    const add = (postId: string) => ask(ADD, { slug: 'te-full', postId, reason: 'Why not.' })
    expect(await add(full.id)).toEqual({ __typename: 'Conflict', field: 'postId' })
    expect(await add(draft.id)).toEqual({ __typename: 'NotFound', field: 'postId' })
    expect(await add('ffffffffffff')).toEqual({ __typename: 'NotFound', field: 'postId' })
    expect(await actsOn('te-full')).toEqual([])
  })
})

describe('adding a story while somebody else changes it', () => {
  /** Adds a story, whose writer gives it a topic just before that is written. */
  async function addAfter(slug: string, postId: string, meanwhile: string) {
    const { parts } = endpointContext('/')
    const given = new Database(env.DB)
    const write = given.write.bind(given)
    given.write = async (statements) => {
      const { creatorId } = (await db.select().from(post).where(eq(post.id, postId)))[0] ?? {}
      if (creatorId === undefined) throw new Error('There is no such story')
      const row = { postId, tagSlug: meanwhile, position: 4, creatorId, isListed: true }
      await db.insert(postTag).values(row).onConflictDoNothing()
      return write(statements)
    }
    const viewer = async () => newActor({ isStaff: true })
    const only = Object.create(parts, { db: { value: given }, viewer: { value: viewer } }) as typeof parts
    return addTopicPost(only, { slug, postId, reason: 'It belongs there.' })
  }
  const tagsOf = (postId: string) => db.select().from(postTag).where(eq(postTag.postId, postId))

  test('is a conflict if that is its fifth topic, and is neither done nor logged', async () => {
    await createTag('te-late', { postCount: 7 })
    const { id } = await createStory({ tags: ['te-1', 'te-2', 'te-3', 'te-4'] })
    expect(await addAfter('te-late', id, 'te-5')).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } })
    expect(await tagsOf(id)).toHaveLength(5)
    expect(await actsOn('te-late')).toEqual([])
    expect((await db.select().from(tag).where(eq(tag.slug, 'te-late')))[0]?.postCount).toBe(7)
  })

  test('succeeds without a second act if it is the same topic', async () => {
    await createTag('te-both')
    const { id } = await createStory({ tags: ['te-1'] })
    expect(await addAfter('te-both', id, 'te-both')).toMatchObject({ ok: true })
    expect(await tagsOf(id)).toHaveLength(2)
    expect(await actsOn('te-both')).toEqual([])
  })
})

describe.each(['edit', 'add-posts'])('the page /topic/…/%s', (page) => {
  test('is for staff alone', async () => {
    await createTag('te-page', { name: 'Pages' })
    const path = `/topic/te-page/${page}`
    const { status, html } = await htmlOf(path, staff)
    expect(status).toBe(200)
    expect(html).toContain('Pages')
    expect(html).toContain('name="reason"')
    const reader = newVisit()
    await reader.signIn((await createUser()).id)
    expect((await htmlOf(path, reader)).status).toBe(404)
    expect((await newVisit().get(path)).status).toBe(302)
    expect((await htmlOf(`/topic/te-nowhere/${page}`, staff)).status).toBe(404)
  })
})
