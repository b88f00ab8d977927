import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, expect, test } from 'vitest'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { followerChange } from '../../../schema/tables/audience'
import { clap } from '../../../schema/tables/clap'
import { post, postVersion } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { quote } from '../../../schema/tables/quote'
import { forgetEverything } from '../../../worker/isolate-memory'
import { NOON, nextId } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { visitsOf } from './visits-of'

/* docs/rules/stats.md, "Acts". */

interface Acts {
  periods: { from: number; until: number; claps: number; highlights: number; responses: number }[]
  versions: { time: number; name: string }[]
}

let writer: Awaited<ReturnType<typeof signedIn>>
let story: string
beforeEach(async () => {
  forgetEverything()
  writer = await signedIn()
  story = (await createStory({ creatorId: writer.user.id, firstPublishedAt: NOON - 40 * DAY })).id
})

type Visit = ReturnType<typeof newVisit>

async function actsOf(visit: Visit, range: object | null): Promise<Acts | null | undefined> {
  const { data } = await visit.ask(
    `query ($range: StatsRangeInput) { post(id: "${story}") { acts(range: $range) {
      periods { from until claps highlights responses } versions { time name } } } }`,
    { range },
  )
  return ((data as { post: unknown }).post as { acts: Acts | null } | undefined)?.acts
}

const clapped = (count: number, createdAt: number) =>
  drizzle(env.DB).insert(clap).values({ kind: 'post', targetId: story, userId: nextId(), count, createdAt })

const highlighted = (createdAt: number, more: Partial<typeof quote.$inferInsert> = {}) =>
  drizzle(env.DB)
    .insert(quote)
    .values({
      id: nextId(),
      postId: story,
      userId: nextId(),
      quoteKey: nextId(),
      paragraph: 'a',
      start: 0,
      words: 'words',
      before: '',
      after: '',
      createdAt,
      ...more,
    })

/** A response to the story; one that is held or gone isn't counted. */
const responded = (createdAt: number, isCounted: boolean) =>
  drizzle(env.DB)
    .insert(postResponse)
    .values({
      postId: nextId(),
      rootKind: 'post',
      rootId: story,
      parentId: story,
      depth: 1,
      authorId: nextId(),
      source: 'Well said.',
      status: isCounted ? 'shown' : 'held',
      isCounted,
      isPinned: false,
      score: 0,
      createdAt,
    })

const someOf = (acts: Acts | null | undefined) =>
  (acts?.periods ?? [])
    .filter(({ claps, highlights, responses }) => claps + highlights + responses > 0)
    .map(({ until: _, ...period }) => period)

test('claps, highlights and responses are told by the periods of a zone', async () => {
  await clapped(5, NOON)
  await clapped(2, NOON - 1)
  await clapped(50, NOON - 3 * DAY)
  await highlighted(NOON)
  await highlighted(NOON, { isPrivate: true })
  await highlighted(NOON, { deletedAt: NOON + 1 })
  await responded(NOON, true)
  await responded(NOON, false)
  const today = new Date(NOON).toISOString().slice(0, 10)
  const hours = await actsOf(writer.visit, { from: today, until: today })
  expect(hours?.periods).toHaveLength(24)
  expect(someOf(hours)).toEqual([
    { from: NOON - HOUR, claps: 2, highlights: 0, responses: 0 },
    { from: NOON, claps: 5, highlights: 1, responses: 1 },
  ])
  const days = await actsOf(writer.visit, { days: 7, zone: 'Asia/Kathmandu' })
  expect(days?.periods).toHaveLength(7)
  expect(someOf(days).reduce((sum, { claps }) => sum + claps, 0)).toBe(57)
  // Since the beginning: from the month of the first publication on.
  const whole = await actsOf(writer.visit, null)
  expect(whole?.periods[0]?.from).toBeLessThanOrEqual(NOON - 40 * DAY)
  expect(someOf(whole).reduce((sum, { claps }) => sum + claps, 0)).toBe(57)
})

test('claps that were imported with a story have no period, and are told apart', async () => {
  const undated = async () => {
    forgetEverything()
    const { data } = await writer.visit.ask(
      `{ post(id: "${story}") { clapCount acts { undatedClaps periods { claps } } } }`,
    )
    const { clapCount, acts } = (data as { post: unknown }).post as {
      clapCount: number
      acts: { undatedClaps: number; periods: { claps: number }[] }
    }
    const dated = acts.periods.reduce((sum, { claps }) => sum + claps, 0)
    expect(dated + acts.undatedClaps).toBe(clapCount)
    return acts.undatedClaps
  }
  expect(await undated()).toBe(0)
  await clapped(50, NOON - 3 * DAY)
  await clapped(7, NOON)
  await drizzle(env.DB).update(post).set({ clapCount: 100 }).where(eq(post.id, story))
  expect(await undated()).toBe(43)
})

test('followers who came from the story are told, of all who write it, and with its highlights in the list of stories', async () => {
  const other = await signedIn()
  await drizzle(env.DB)
    .update(post)
    .set({ coAuthorIds: JSON.stringify([other.user.id]) })
    .where(eq(post.id, story))
  const gained = (userId: string, at: number, source: string, n: number) => ({
    userId,
    hour: Math.floor(at / HOUR),
    source,
    gained: n,
    lost: 7,
  })
  await drizzle(env.DB)
    .insert(followerChange)
    .values([
      gained(writer.user.id, NOON, `post/${story}`, 3),
      gained(writer.user.id, NOON, 'profile', 50),
      gained(writer.user.id, NOON - 30 * DAY, `post/${story}`, 10),
      gained(other.user.id, NOON - DAY, `post/${story}`, 1),
      gained(nextId(), NOON, `post/${story}`, 100),
    ])
  const follows = async (range: object | null) => {
    forgetEverything()
    const { data } = await writer.visit.ask(
      `query ($range: StatsRangeInput) { post(id: "${story}") { acts(range: $range) { follows } } }`,
      { range },
    )
    return ((data as { post: unknown }).post as { acts: { follows: number } }).acts.follows
  }
  expect([await follows({ days: 7 }), await follows(null)]).toEqual([4, 14])
  await visitsOf({ id: story, creatorId: writer.user.id }, { views: 2, reads: 1 })
  await highlighted(NOON)
  await highlighted(NOON - 35 * DAY)
  await highlighted(NOON, { isPrivate: true })
  await highlighted(NOON, { deletedAt: NOON + 1 })
  const { data, errors } = await writer.visit.ask(
    '{ viewer { stats(range: { days: 7 }) { stories { stories { id highlights follows } } } } }',
  )
  expect(errors).toBeUndefined()
  expect((data as { viewer: { stats: { stories: object } } }).viewer.stats.stories).toEqual({
    stories: [{ id: story, highlights: 2, follows: 14 }],
  })
})

test('versions that were published or named are told, the newest first', async () => {
  const version = (name: string | null, revision: number, createdAt: number) =>
    drizzle(env.DB)
      .insert(postVersion)
      .values({ id: nextId(), postId: story, revision, name, title: 'A story', body: [], createdAt })
  await version('Published 2026-10-30', 11, NOON - 2 * DAY)
  await version(null, 12, NOON - DAY)
  await version('With the new figures', 13, NOON)
  await version('Published 2025-01-01', 10, NOON - 300 * DAY)
  expect((await actsOf(writer.visit, { days: 30 }))?.versions).toEqual([
    { time: NOON, name: 'With the new figures' },
    { time: NOON - 2 * DAY, name: 'Published 2026-10-30' },
  ])
})

test('they are for those who may see the story’s stats', async () => {
  await clapped(5, NOON)
  expect(await actsOf((await signedIn()).visit, { days: 7 })).toBeNull()
  expect(await actsOf(newVisit(), { days: 7 })).toBeNull()
})
