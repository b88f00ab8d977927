import { createExecutionContext, SELF, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import { encodeSegment } from '../../../schema/routes/encode'
import { newId } from '../../../schema/rules/new-id'
import { staffPick } from '../../../schema/tables/catalog'
import { Database } from '../../../worker/data/database'
import { requestPurge } from '../../../worker/edge-cache/request-purge'
import { storyPurger } from '../../../worker/edge-cache/story-purger'
import { saveStory } from '../../../worker/services/post/save-story'
import type { StoryInput } from '../../../worker/services/post/story-input'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { expectOk } from '../../support/expect-ok'
import { BROWSER } from '../../support/http'

const ID = 'abcdef012345'
/** Of another writer in another publication, under the same topic. */
const NEAR = 'abcdef012346'
/** Of the same publication. */
const BESIDE = 'abcdef012347'
/** A list that it is in. */
const LIST = 'abcdef012348'
const published = NOON - 3_600_000
const tags = [
  { slug: 'sea', name: 'Sea' },
  { slug: 'море', name: 'Море' },
]
let story: StoryInput

/** Saves a story, and asks for the purge as everything does that saves one. */
async function save(input: StoryInput): Promise<string> {
  const clock = { now: () => Date.now() }
  const purger = storyPurger(async () => {})
  const result = await saveStory(
    { db: new Database(env.DB), clock, newId, purger, reindex: () => {}, decorate: () => {} },
    { id: ID, ...input },
  )
  const ctx = createExecutionContext()
  await requestPurge(env, ctx, clock)
  await waitOnExecutionContext(ctx)
  return expectOk(result).slug
}

async function read(path: string) {
  const response = await SELF.fetch(`https://quire.example${path}`, {
    headers: { 'user-agent': BROWSER },
    redirect: 'manual',
  })
  return { status: response.status, cache: response.headers.get('x-edge-cache'), text: await response.text() }
}

/** Reads each page as an anonymous reader until it comes out of the cache. */
async function fill(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status, text } = await read(path)
    expect(status, `${path}: ${text.slice(0, 200)}`).toBe(200)
    await expect.poll(async () => (await read(path)).cache, { message: path }).toBe('HIT')
  }
}

const russian = encodeSegment('море')
/** Lists that show the story. */
const LISTS = [
  '/',
  '/top-stories/november-01-2026',
  '/tag/sea',
  '/tag/sea/recommended',
  '/tag/sea/archive',
  '/tag/sea/archive/2026/11',
  `/tag/${russian}`,
  `/tag/${russian}/archive`,
  '/@ada',
  '/the-quay',
  '/the-quay/latest',
  '/the-quay/trending',
  '/the-quay/featured',
  '/the-quay/archive',
  '/the-quay/all',
  '/the-quay/tagged/sea',
  `/the-quay/tagged/${russian}`,
  '/collections/by-the-water',
  `/@ada/list/by-the-water-${LIST}`,
  `/embed/list/by-the-water-${LIST}`,
  '/feed/latest',
  '/feed/@ada',
  '/feed/the-quay',
  '/feed/the-quay/news',
  '/feed/the-quay/tagged/sea',
  '/feed/tag/sea',
  `/feed/tag/${russian}`,
  '/feed/topic/sea',
  '/feed/flipboard/sea',
  '/feed/collections/by-the-water',
  '/collections',
  // Other stories: one that it is near to, and one that it follows on.
  `/elsewhere/near-${NEAR}`,
  `/the-quay/beside-${BESIDE}`,
]

beforeAll(async () => {
  const ada = await createUser({ username: 'ada', name: 'Ada' })
  const quay = await createCollection({ slug: 'the-quay', name: 'The Quay', creatorId: ada.id })
  story = {
    creatorId: ada.id,
    collectionId: quay.id,
    title: 'Low water',
    body: [{ type: 'P', name: 'abcd', text: 'Mud, mostly.', markups: [] }],
    tags,
    state: 'published',
    publishedAt: published,
    featuredAt: published,
  }
  await save(story)
  await drizzle(env.DB).insert(staffPick).values({ postId: ID, pickedAt: NOON })
  const far = await createCollection({ slug: 'elsewhere', name: 'Elsewhere' })
  const other = {
    ...story,
    tags: [{ slug: 'sea', name: 'Sea' }],
    featuredAt: null,
    publishedAt: published - 1,
  }
  const bea = await createUser({ username: 'bea', name: 'Bea' })
  await save({ ...other, id: NEAR, title: 'Near', creatorId: bea.id, collectionId: far.id })
  await save({ ...other, id: BESIDE, title: 'Beside', creatorId: bea.id })
  await createCatalog({ id: LIST, creatorId: ada.id, slug: 'by-the-water', isInLibrary: true }, [ID])
})

describe('a changed story', () => {
  test('is shown in its new form by everything that lists it, at the next reading', async () => {
    const address = `/the-quay/low-water-${ID}`
    await fill([...LISTS, address])
    for (const path of LISTS) expect((await read(path)).text, path).toContain('Low water')
    await save({ ...story, title: 'High water' })
    for (const path of LISTS) {
      const { text } = await read(path)
      expect(text, path).toContain('High water')
      expect(text, path).not.toContain('Low water')
    }
    // Its old address leads to the new one.
    expect((await read(address)).status).toBe(301)
    expect((await read(`/the-quay/high-water-${ID}`)).text).toContain('High water')
  })

  test('leaves the lists of a removed tag, and enters those of an added one', async () => {
    await save({ ...story, title: 'Slack water' })
    const left = ['/tag/sea', '/the-quay/tagged/sea', '/feed/tag/sea', '/feed/the-quay/tagged/sea']
    await fill(left)
    await save({ ...story, title: 'Slack water', tags: [{ slug: 'mud', name: 'Mud' }] })
    for (const path of left) expect((await read(path)).text, path).not.toContain('Slack water')
    const entered = left.map((path) => path.replace('sea', 'mud'))
    await fill(entered)
    await save({ ...story, title: 'Slack water', tags })
    // The story was the only one of its new topic, which is none without it.
    for (const path of entered) expect((await read(path)).status, path).toBe(404)
    for (const path of left) expect((await read(path)).text, path).toContain('Slack water')
  })

  test('leaves the lists of public stories when it becomes a story for members', async () => {
    await save({ ...story, title: 'Spring tide' })
    const open = ['/feed/the-quay/news', '/feed/flipboard/sea']
    await fill(open)
    await save({ ...story, title: 'Spring tide', access: 'locked' })
    for (const path of open) expect((await read(path)).text, path).not.toContain('Spring tide')
    await fill(open)
    await save({ ...story, title: 'Spring tide', access: 'public' })
    for (const path of open) expect((await read(path)).text, path).toContain('Spring tide')
  })

  test('disappears everywhere when it is unpublished, and is back when it is published again', async () => {
    await save({ ...story, title: 'Neap tide' })
    const address = `/the-quay/neap-tide-${ID}`
    await fill([...LISTS, address])
    await save({ ...story, title: 'Neap tide', state: 'draft' })
    for (const path of LISTS) expect((await read(path)).text, path).not.toContain('Neap tide')
    expect((await read(address)).status).toBe(404)
    await save({ ...story, title: 'Neap tide' })
    for (const path of LISTS) expect((await read(path)).text, path).toContain('Neap tide')
    expect((await read(address)).status).toBe(200)
  })
})
