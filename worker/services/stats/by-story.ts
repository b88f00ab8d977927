import { type Counts, NO_COUNTS, plus } from '../../../schema/rules/stats/facts'
import type { RowOf } from '../../data/database'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import {
  countedStories,
  countedTopics,
  countedWriters,
  responsesAmong,
  STORY_ORDERS,
  type StoryOrder,
} from '../../data/stats/stories'
import type { Tag } from '../../data/tag/rows'
import { decodeCursor, encodeCursor, type PageOf, type Paging, pageSize } from '../paging'
import type { StatsReader } from './read-stats'
import type { StatsPart } from './read-sums'

type StoryKind = 'STORY' | 'RESPONSE'

/** A story that was viewed; nothing is known of one that is gone. */
export interface StoryStats extends Counts {
  id: string
  post: Post | undefined
  /** Highlights that others see, since the beginning. */
  highlights: number
  /** Followers whom its writers have gained on its page. */
  follows: number
}

const written = (parts: readonly StatsPart[]): string =>
  JSON.stringify(parts.map(({ part, views, reads, seconds }) => [part, views, reads, seconds]))

/** The parts of a kind. */
async function partsOfKind(
  { db }: Reader,
  parts: readonly StatsPart[],
  kind: StoryKind,
): Promise<StatsPart[]> {
  const rows = await db.all(responsesAmong, JSON.stringify(parts.map(({ part }) => part)))
  const responses = new Set(rows.map(({ id }) => id))
  return parts.filter(({ part }) => responses.has(part) === (kind === 'RESPONSE'))
}

function storyOf({
  storyId: id,
  storyViews: views,
  storyReads: reads,
  storySeconds: seconds,
  storyHighlights: highlights,
  storyFollows: follows,
  ...post
}: RowOf<typeof countedStories>): StoryStats {
  const isGone = post.id === null || post.state === 'removed'
  return {
    id,
    post: isGone ? undefined : (post as Post),
    views,
    reads,
    seconds,
    highlights: highlights ?? 0,
    follows: follows ?? 0,
  }
}

const STORIES_SHOWN = 25

/** A page of stories, and what all of them sum up to. */
interface StoryStatsPage extends Counts {
  page: PageOf<StoryStats>
}

/**
 * The stories of a kind that were viewed, sorted; those that come after the one that `to` names. Takes two round trips: one
 * to know what was counted, one for the stories that are shown.
 */
export async function statsByStory(
  reader: Reader,
  stats: StatsReader,
  { kind, order, paging }: { kind: StoryKind; order: StoryOrder; paging: Paging | null | undefined },
): Promise<StoryStatsPage> {
  const limit = pageSize(paging?.limit, STORIES_SHOWN)
  const parts = await stats.partsOf('story')
  const [, lastId] = (paging?.to && decodeCursor(paging.to)) || []
  const before = parts.find(({ part }) => part === lastId)
  const [ofKind, rows] = await Promise.all([
    partsOfKind(reader, parts, kind),
    reader.db.all(
      countedStories,
      written(parts),
      kind === 'RESPONSE' ? 1 : 0,
      STORY_ORDERS.indexOf(order),
      before ? written([before]) : null,
      // One more than is shown tells whether there is a next page.
      limit + 1,
    ),
  ])
  const items = rows.slice(0, limit).map(storyOf)
  for (const { id, post } of items) if (post) reader.posts.prime(id, post)
  const last = items.at(-1)
  return {
    ...ofKind.reduce<Counts>(plus, NO_COUNTS),
    page: {
      items,
      next: last && rows.length > limit ? { limit, to: encodeCursor([last.views, last.id]) } : null,
    },
  }
}

/** A writer of stories that were viewed; without an id, of those that are gone. */
export interface WriterStats extends Counts {
  id: string
  stories: number
}

const MOST_WRITERS = 1000

/** Who wrote what was viewed, most views first: at most 1,000 people. */
export async function statsByWriter({ db }: Reader, stats: StatsReader): Promise<WriterStats[]> {
  return db.all(countedWriters, written(await stats.partsOf('story')), MOST_WRITERS)
}

/** A topic with which stories that were viewed begin; without a slug, of those that have none or are gone. */
export interface TopicStats extends Counts {
  slug: string
  tag: Tag | undefined
  stories: number
}

const MOST_TOPICS = 1000

/** What was viewed by first topics, most views first: at most 1,000, each story under one of them. */
export async function statsByTopic({ db }: Reader, stats: StatsReader): Promise<TopicStats[]> {
  const rows = await db.all(countedTopics, written(await stats.partsOf('story')), MOST_TOPICS)
  return rows.map(({ topic, stories, views, reads, seconds, ...tag }) => ({
    slug: topic,
    tag: tag.slug === null ? undefined : (tag as Tag),
    stories,
    views,
    reads,
    seconds,
  }))
}

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** The medians of the stories that were viewed; responses aren't among them. */
export async function medianStats(reader: Reader, stats: StatsReader): Promise<Counts & { stories: number }> {
  const stories = await partsOfKind(reader, await stats.partsOf('story'), 'STORY')
  return {
    stories: stories.length,
    views: medianOf(stories.map(({ views }) => views)),
    reads: medianOf(stories.map(({ reads }) => reads)),
    seconds: medianOf(stories.map(({ seconds }) => seconds)),
  }
}
