import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { collection, collectionEditor } from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import { forgetEverything } from '../../../worker/isolate-memory'
import { createCollection } from '../../factories/collection'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { visitsOf } from './visits-of'

/* docs/rules/stats.md, "Asking": publications of a writer, and topics of a publication. */

interface Counts {
  views: number
  reads: number
}
type Publication = Counts & { publicationId: string | null; collection: { name: string } | null }
type Topic = Counts & { slug: string; tag: { slug: string } | null; stories: number }

let writer: Awaited<ReturnType<typeof signedIn>>
let one: string
let other: string
beforeEach(async () => {
  forgetEverything()
  writer = await signedIn()
  one = (await createCollection({ name: 'One' })).id ?? ''
  other = (await createCollection({ name: 'Other' })).id ?? ''
})

const story = (collectionId: string | null, tags: readonly string[] = []) =>
  createStory({ creatorId: writer.user.id, collectionId, tags }).then(({ id }) => ({
    id,
    creatorId: writer.user.id,
    collectionId,
  }))

const told = async (visit: typeof writer.visit, query: string, variables: object = {}) => {
  forgetEverything()
  const { data, errors } = await visit.ask(query, variables)
  expect(errors).toBeUndefined()
  return data
}

async function publications(): Promise<{ views: number; publications: Publication[] }> {
  const data = await told(
    writer.visit,
    '{ viewer { stats { views publications { publicationId collection { name } views reads } } } }',
  )
  return ((data as { viewer: unknown }).viewer as { stats: { views: number; publications: Publication[] } })
    .stats
}

/** What the filter by a publication tells. */
async function only(name: string) {
  const data = await told(
    writer.visit,
    `query ($name: String!) { viewer { stats { only(dimension: PUBLICATION, name: $name) {
      views reads periods { views } } } } }`,
    { name },
  )
  const { views, reads, periods } = (
    (data as { viewer: unknown }).viewer as { stats: { only: Counts & { periods: Counts[] } } }
  ).stats.only
  expect(periods.reduce((sum, period) => sum + period.views, 0)).toBe(views)
  return { views, reads }
}

describe('the publications of a writer', () => {
  test('are those in which stories were when they were viewed, and add up to the whole', async () => {
    const [alone, within] = [await story(null), await story(one)]
    await visitsOf(alone, { views: 3, reads: 1 })
    await visitsOf(within, { views: 2, reads: 2 })
    await visitsOf(await story(other), { views: 1, reads: 0 })
    // It moves, and takes nothing along.
    await drizzle(env.DB).update(post).set({ collectionId: other }).where(eq(post.id, within.id))
    await visitsOf({ ...within, collectionId: other }, { views: 4, reads: 1 })
    const stats = await publications()
    expect(stats).toEqual({
      views: 10,
      publications: [
        { publicationId: other, collection: { name: 'Other' }, views: 5, reads: 1 },
        { publicationId: null, collection: null, views: 3, reads: 1 },
        { publicationId: one, collection: { name: 'One' }, views: 2, reads: 2 },
      ],
    })
    for (const { publicationId, views, reads } of stats.publications)
      expect(await only(publicationId ?? '')).toEqual({ views, reads })
    expect(await only('ffffffffffff')).toEqual({ views: 0, reads: 0 })
  })

  test('keep what was counted in one that is gone, without its name', async () => {
    await visitsOf(await story(one), { views: 2, reads: 0 })
    await drizzle(env.DB).update(collection).set({ isRemoved: true }).where(eq(collection.id, one))
    expect((await publications()).publications).toEqual([
      { publicationId: one, collection: null, views: 2, reads: 0 },
    ])
  })
})

describe('the topics of a publication', () => {
  test('count each story under its first one, and add up to the whole', async () => {
    const editor = await signedIn()
    await drizzle(env.DB)
      .insert(collectionEditor)
      .values({ collectionId: one, userId: editor.user.id, role: 'EDITOR' })
    await visitsOf(await story(one, ['sea', 'ships']), { views: 3, reads: 2 })
    await visitsOf(await story(one, ['ships', 'sea']), { views: 1, reads: 1 })
    await visitsOf(await story(one, ['sea']), { views: 2, reads: 0 })
    await visitsOf(await story(one), { views: 1, reads: 0 })
    const data = await told(
      editor.visit,
      `{ collection(id: "${one}") { stats { views topics { slug tag { slug } stories views reads } } } }`,
    )
    const { stats } = (data as { collection: unknown }).collection as {
      stats: { views: number; topics: Topic[] }
    }
    expect(stats).toEqual({
      views: 7,
      topics: [
        { slug: 'sea', tag: { slug: 'sea' }, stories: 2, views: 5, reads: 2 },
        { slug: '', tag: null, stories: 1, views: 1, reads: 0 },
        { slug: 'ships', tag: { slug: 'ships' }, stories: 1, views: 1, reads: 1 },
      ],
    })
  })
})
