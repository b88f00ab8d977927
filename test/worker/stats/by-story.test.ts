import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { post } from '../../../schema/tables/post'
import { STORY_ORDERS, type StoryOrder } from '../../../worker/data/stats/stories'
import { forgetEverything } from '../../../worker/isolate-memory'
import { encodeCursor } from '../../../worker/services/paging'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { visitsOf } from './visits-of'

/* docs/rules/stats.md, "Asking": the stories of a writer, sorted and in pages. */

/** What becomes of each story: some have as much of everything as others. */
const STORIES = [
  { views: 4, reads: 2, claps: 9, responses: 0, days: 3 },
  { views: 4, reads: 2, claps: 9, responses: 0, days: 3 },
  { views: 4, reads: 2, claps: 9, responses: 2, days: 3 },
  { views: 6, reads: 2, claps: 9, responses: 2, days: 7 },
  { views: 6, reads: 3, claps: 0, responses: 0, days: 7 },
  { views: 2, reads: 1, claps: 0, responses: 5, days: 1 },
  { views: 3, reads: 1, claps: 100, responses: 1, days: 0 },
  { views: 3, reads: 3, claps: 1, responses: 1, days: 9 },
  { views: 1, reads: 0, claps: 0, responses: 0, days: 0 },
] as const

interface Row {
  id: string
  views: number
  reads: number
  seconds: number
}
type Told = Row & { claps: number; responses: number; at: number }

let writer: Awaited<ReturnType<typeof signedIn>>
let told: Told[]
beforeEach(async () => {
  forgetEverything()
  writer = await signedIn()
  told = []
  for (const { views, reads, claps, responses, days } of STORIES) {
    const at = NOON - days * DAY
    const { id } = await createStory({
      creatorId: writer.user.id,
      clapCount: claps,
      responseCount: responses,
      firstPublishedAt: at,
    })
    const seconds = await visitsOf({ id, creatorId: writer.user.id }, { views, reads })
    told.push({ id, views, reads, seconds, claps, responses, at })
  }
})

const weightOf = (order: StoryOrder, { views, reads, seconds, claps, responses, at }: Told): number =>
  ({
    VIEWS: views,
    READS: reads,
    RATIO: reads / views,
    SECONDS: seconds,
    CLAPS: claps,
    RESPONSES: responses,
    NEWEST: at,
  })[order]

/** In the order that is wanted: among equals, the more viewed one first, then the newer id. */
const sorted = (order: StoryOrder, stories: readonly Told[]): string[] =>
  stories
    .toSorted(
      (a, b) =>
        weightOf(order, b) - weightOf(order, a) ||
        b.views - a.views ||
        (a.id < b.id ? 1 : a.id > b.id ? -1 : 0),
    )
    .map(({ id }) => id)

async function pageOf(order: StoryOrder, limit: number, to: string | null) {
  const { data, errors } = await writer.visit.ask(
    `query ($order: StatsStoryOrder, $paging: PagingOptions) { viewer { stats { stories(order: $order, paging: $paging) {
      views stories { id views reads seconds } pagingInfo { next { limit to } } } } } }`,
    { order, paging: { limit, to } },
  )
  expect(errors).toBeUndefined()
  const { stories } = ((data as { viewer: unknown }).viewer as { stats: { stories: unknown } }).stats as {
    stories: {
      views: number
      stories: Row[]
      pagingInfo: { next: { limit: number; to: string } | null }
    }
  }
  return stories
}

/** All pages, one after the other. */
async function pagesOf(order: StoryOrder, limit: number): Promise<Row[][]> {
  const pages: Row[][] = []
  let to: string | null = null
  do {
    const { stories, views, pagingInfo } = await pageOf(order, limit, to)
    expect(views).toBe(told.reduce((sum, story) => sum + story.views, 0))
    pages.push(stories)
    to = pagingInfo.next?.to ?? null
    expect(pages.length).toBeLessThanOrEqual(STORIES.length)
  } while (to !== null)
  return pages
}

describe.each(STORY_ORDERS)('stories by %s', (order) => {
  test.each([1, 2, 4, STORIES.length, 50])('are there once each, in pages of %d', async (limit) => {
    const pages = await pagesOf(order, limit)
    expect(pages.flat().map(({ id }) => id)).toEqual(sorted(order, told))
    for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit)
    const counts = Object.fromEntries(pages.flat().map(({ id, ...row }) => [id, row]))
    for (const { id, views, reads, seconds } of told) expect(counts[id]).toEqual({ views, reads, seconds })
  })
})

test('a story that is gone keeps its place among those without claps, and is there once', async () => {
  const gone = told.find(({ claps }) => claps === 0)
  if (!gone) throw new Error('There is none without claps')
  await drizzle(env.DB).delete(post).where(eq(post.id, gone.id))
  for (const order of ['CLAPS', 'NEWEST'] as const) {
    const left = told.map((story) => (story === gone ? { ...story, claps: 0, responses: 0, at: 0 } : story))
    const ids = (await pagesOf(order, 2)).flat().map(({ id }) => id)
    expect(ids).toEqual(sorted(order, left))
  }
})

test('a page after a story that wasn’t viewed is the first one', async () => {
  const [first] = await pagesOf('CLAPS', 3)
  expect((await pageOf('CLAPS', 3, encodeCursor([0, 'ffffffffffff']))).stories).toEqual(first)
})
