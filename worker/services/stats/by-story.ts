import { type Counts, NO_COUNTS, plus, readRatio } from '../../../schema/rules/stats/facts'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import { type PageOf, type Paging, pageSize } from '../paging'
import type { StatsReader } from './read-stats'

type StoryKind = 'STORY' | 'RESPONSE'

/** A story that was viewed; nothing is known of one that is gone. */
export interface StoryStats extends Counts {
  id: string
  post: Post | undefined
  kind: StoryKind
}

/** By what stories are sorted, the most first. */
const ORDERS = {
  VIEWS: ({ views }) => views,
  READS: ({ reads }) => reads,
  RATIO: readRatio,
  SECONDS: ({ seconds }) => seconds,
  CLAPS: ({ post }) => post?.clapCount ?? 0,
  RESPONSES: ({ post }) => post?.responseCount ?? 0,
  NEWEST: ({ post }) => post?.firstPublishedAt ?? 0,
} as const satisfies Record<string, (story: StoryStats) => number>
type StoryOrder = keyof typeof ORDERS

/** The stories that stats are about, with their posts, in two round trips. */
async function storiesOf(reader: Reader, stats: StatsReader): Promise<StoryStats[]> {
  const parts = await stats.partsOf('story')
  return Promise.all(
    parts.map(async ({ part, ...counts }) => {
      const [post, response] = await Promise.all([reader.posts.load(part), reader.responses.load(part)])
      return { id: part, post, kind: response ? 'RESPONSE' : 'STORY', ...counts }
    }),
  )
}

const STORIES_SHOWN = 25

/** A page of stories, and what all of them sum up to. */
interface StoryStatsPage extends Counts {
  page: PageOf<StoryStats>
}

/** The stories of a kind that were viewed, sorted; those that come after the one that `to` names. */
export async function statsByStory(
  reader: Reader,
  stats: StatsReader,
  { kind, order, paging }: { kind: StoryKind; order: StoryOrder; paging: Paging | null | undefined },
): Promise<StoryStatsPage> {
  const weigh = ORDERS[order]
  const all = (await storiesOf(reader, stats))
    .filter((story) => story.kind === kind)
    .sort((a, b) => weigh(b) - weigh(a) || b.views - a.views || (a.id < b.id ? -1 : 1))
  const limit = pageSize(paging?.limit, STORIES_SHOWN)
  const from = all.findIndex(({ id }) => id === paging?.to) + 1
  const items = all.slice(from, from + limit)
  const last = items.at(-1)
  return {
    ...all.reduce<Counts>(plus, NO_COUNTS),
    page: { items, next: last && from + limit < all.length ? { limit, to: last.id } : null },
  }
}

/** A writer of stories that were viewed; without an id, of those that are gone. */
export interface WriterStats extends Counts {
  id: string
  stories: number
}

/** Who wrote what was viewed, most views first. */
export async function statsByWriter(reader: Reader, stats: StatsReader): Promise<WriterStats[]> {
  const writers = new Map<string, WriterStats>()
  for (const { post, views, reads, seconds } of await storiesOf(reader, stats)) {
    const id = post?.creatorId ?? ''
    const before = writers.get(id)
    writers.set(id, {
      id,
      stories: (before?.stories ?? 0) + 1,
      ...plus(before ?? NO_COUNTS, { views, reads, seconds }),
    })
  }
  return [...writers.values()].sort((a, b) => b.views - a.views || (a.id < b.id ? -1 : 1))
}

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** The medians of the stories that were viewed; responses aren't among them. */
export async function medianStats(reader: Reader, stats: StatsReader): Promise<Counts & { stories: number }> {
  const stories = (await storiesOf(reader, stats)).filter(({ kind }) => kind === 'STORY')
  return {
    stories: stories.length,
    views: medianOf(stories.map(({ views }) => views)),
    reads: medianOf(stories.map(({ reads }) => reads)),
    seconds: medianOf(stories.map(({ seconds }) => seconds)),
  }
}
