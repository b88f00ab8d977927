import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { post, postTag } from '../../../schema/tables/post'
import { tag } from '../../../schema/tables/tag'
import { user } from '../../../schema/tables/user'
import { createReader } from '../../../worker/data/reader'
import { type FeedRequest, homeFeed } from '../../../worker/services/feed/home-feed'
import { NOON, nextId } from '../../factories/ids'
import { newReader } from './support'

const WRITERS = 12
const TAGS = 8
const STORIES = 240

const db = drizzle(env.DB)
let reader: Awaited<ReturnType<typeof newReader>>
const stories: { id: string; writer: number; tag: number; at: number; score: number }[] = []

/** Numbers that look random and are the same in each run. */
let seed = 7
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed % below
}

beforeAll(async () => {
  const writers = Array.from({ length: WRITERS }, () => nextId())
  const tags = Array.from({ length: TAGS }, (_, i) => `feed-${i}`)
  for (let i = 0; i < STORIES; i++) {
    // Many stories have the same moment or the same score.
    stories.push({
      id: nextId(),
      writer: random(WRITERS),
      tag: random(TAGS),
      at: NOON + random(60) * MINUTE,
      score: 5000 + random(30) / 10,
    })
  }
  const rows = stories.map(({ id, writer, tag: t, at, score }) => {
    const shared = {
      creatorId: writers[writer] ?? '',
      firstPublishedAt: at,
      trendingScore: score,
      isListed: true,
    }
    return [
      db.insert(post).values({ id, state: 'published', title: id, createdAt: at, updatedAt: at, ...shared }),
      db.insert(postTag).values({ postId: id, tagSlug: tags[t] ?? '', position: 0, ...shared }),
    ] as const
  })
  const [first, ...rest] = [
    ...writers.map((id) => db.insert(user).values({ id, username: `w${id}`, name: id, createdAt: NOON })),
    ...tags.map((slug) => db.insert(tag).values({ slug, name: slug, createdAt: NOON, postCount: 1 })),
    ...rows.flat(),
  ]
  if (first) await db.batch([first, ...rest])
  reader = await newReader()
  for (const slug of tags.slice(0, 6)) await reader.followTag(slug)
  for (const id of writers.slice(0, 4)) await reader.follow('user', id)
})

const isFollowed = ({ writer, tag: t }: { writer: number; tag: number }): boolean => t < 6 || writer < 4
const byPosition = (a: [number, string], b: [number, string]): number => b[0] - a[0] || (a[1] < b[1] ? 1 : -1)

describe('all pages of a feed together', () => {
  test.each([7, 10, 50])('are all that is followed, newest first, each once (%i a page)', async (limit) => {
    const expected = stories
      .filter(isFollowed)
      .map(({ at, id }): [number, string] => [at, id])
      .toSorted(byPosition)
      .map(([, id]) => id)
    expect(await reader.all({ order: 'NEWEST', limit })).toEqual(expected)
  })

  test('are those of the people who are followed', async () => {
    const ids = await reader.all({ feed: 'FOLLOWING', order: 'NEWEST', limit: 9 })
    expect(ids.toSorted()).toEqual(
      stories
        .filter(({ writer }) => writer < 4)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  test('are all stories there are, best first, each once', async () => {
    const ids = await reader.all({ limit: 10 })
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.toSorted()).toEqual(stories.map(({ id }) => id).toSorted())
    const position = new Map(
      stories.map(({ id, writer, tag: t, score }) => [id, score + (writer < 4 ? 1 : t < 6 ? 0.5 : 0)]),
    )
    const keys = ids.map((id) => position.get(id) ?? 0)
    // Within a page of ten, stories of one writer may be moved down.
    for (let i = 10; i < keys.length; i += 10)
      expect(Math.min(...keys.slice(i - 10, i))).toBeGreaterThanOrEqual(Math.max(...keys.slice(i, i + 10)))
  })
})

test.each([
  ['for-you', 'ranked'],
  ['for-you', 'newest'],
  ['following', 'newest'],
] as const)('a page of %s, %s, takes two round trips and reads few rows', async (name, order) => {
  const own = createReader(env.DB)
  const request: FeedRequest = { name, order }
  expect((await homeFeed(own, reader.user.id ?? '', request)).items).toHaveLength(10)
  expect(own.db.usage.roundTrips).toBe(2)
  // 40 stories of each of 40 sources, of three kinds, each looked up by its key.
  expect(own.db.usage.rowsRead).toBeLessThan(12_000)
})
