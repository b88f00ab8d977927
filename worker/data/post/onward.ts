import { and, asc, desc, eq, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { post, postTag } from '../../../schema/tables/post'
import { after, before, indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select, selectDistinct } from '../sql/query'
import { postFields } from './rows'

/** A story as these statements receive it. `time` is null if it has no neighbours, because it isn't listed. */
type Story = [id: Param<string>, homeId: Param<string>, time: Param<number | null>]

/** What a story belongs to: its publication, or else its writer. */
interface Home {
  column: SQLiteColumn
  /** The index of its stories by date. */
  dated: string
  /** The order of "More from", and its index. */
  best: SQLiteColumn
  bestIndex: string
}

const COLLECTION: Home = {
  column: post.collectionId,
  dated: 'post_by_collection',
  best: post.trendingScore,
  bestIndex: 'post_by_collection_trending',
}
const CREATOR: Home = {
  column: post.creatorId,
  dated: 'post_by_creator',
  best: post.firstPublishedAt,
  bestIndex: 'post_by_creator',
}

const ofHome = ({ column }: Home, homeId: Param<string>) => [eq(column, homeId), eq(post.isListed, true)]

/** The ids of the listed stories just before and after a story. */
function neighbourIds(home: Home, [storyId, homeId, time]: Story) {
  const place = [post.firstPublishedAt, post.id]
  const nearest = (isOnOneSide: SQL, ...order: SQL[]) =>
    scalar(
      select({ id: post.id })
        .from(indexedBy(post, home.dated))
        .where(and(...ofHome(home, homeId), isOnOneSide))
        .orderBy(...order)
        .limit(1),
    )
  const previous = nearest(before(place, [time, storyId]), ...place.map((column) => desc(column)))
  const next = nearest(after(place, [time, storyId]), ...place.map((column) => asc(column)))
  return { previous, next }
}

/** The stories just before and after a story, in no order. */
function neighbours(home: Home, story: Story) {
  const { previous, next } = neighbourIds(home, story)
  return select(postFields).from(post).where(sql`${post.id} in (${previous}, ${next})`)
}

/** Stories other than a story and its neighbours. */
function apart(id: SQLiteColumn, home: Home, story: Story): SQL | undefined {
  const [storyId] = story
  const { previous, next } = neighbourIds(home, story)
  return and(ne(id, storyId), sql`${id} is not ${previous}`, sql`${id} is not ${next}`)
}

/** The best or newest stories of the same home, apart from the story's neighbours. */
function more(home: Home, story: Story, limit: Param<number>) {
  const from = indexedBy(post, home.bestIndex)
  const condition = and(...ofHome(home, story[1]), apart(post.id, home, story))
  const order = [desc(home.best), desc(post.id)] as const
  return {
    stories: select(postFields)
      .from(from)
      .where(condition)
      .orderBy(...order)
      .limit(limit),
    ids: select({ id: post.id })
      .from(from)
      .where(condition)
      .orderBy(...order)
      .limit(limit),
  }
}

/** The best stories of each of the story's tags, apart from its neighbours and `more`. */
function related(home: Home, story: Story, limit: Param<number>) {
  const [id] = story
  const own = alias(postTag, 'own')
  const other = alias(post, 'other')
  const best = select({ postId: postTag.postId })
    .from(indexedBy(postTag, 'post_tag_trending'))
    .where(and(eq(postTag.tagSlug, own.tagSlug), eq(postTag.isListed, true)))
    .orderBy(desc(postTag.trendingScore))
    .limit(12)
  const near = selectDistinct({ id: other.id })
    .from(own)
    .innerJoin(other, sql`${other.id} in ${best}`)
    .where(
      and(
        eq(own.postId, id),
        apart(other.id, home, story),
        notInArray(other.id, more(home, story, limit).ids),
      ),
    )
    .as('near')
  return select(postFields)
    .from(near)
    .innerJoin(post, eq(post.id, near.id))
    .orderBy(desc(post.trendingScore))
    .limit(limit)
}

export const neighboursInCollection = query('neighboursInCollection', (...story: Story) =>
  neighbours(COLLECTION, story),
)
export const neighboursOfCreator = query('neighboursOfCreator', (...story: Story) =>
  neighbours(CREATOR, story),
)

type Params = [...Story, limit: Param<number>]

export const moreOfCollection = query(
  'moreOfCollection',
  (...[id, homeId, time, limit]: Params) => more(COLLECTION, [id, homeId, time], limit).stories,
)
export const moreOfCreator = query(
  'moreOfCreator',
  (...[id, homeId, time, limit]: Params) => more(CREATOR, [id, homeId, time], limit).stories,
)
export const relatedInCollection = query('relatedInCollection', (...[id, homeId, time, limit]: Params) =>
  related(COLLECTION, [id, homeId, time], limit),
)
export const relatedOfCreator = query('relatedOfCreator', (...[id, homeId, time, limit]: Params) =>
  related(CREATOR, [id, homeId, time], limit),
)
