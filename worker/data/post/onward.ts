import DataLoader from 'dataloader'
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn, unionAll } from 'drizzle-orm/sqlite-core'
import { post, postTag } from '../../../schema/tables/post'
import type { Database, RowOf } from '../database'
import { after, before, indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select, selectDistinct, selectOne } from '../sql/query'
import { postFieldsAndNamed } from './brought'
import type { Post } from './rows'

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

/** The id of the listed story just before or after a story. */
function neighbourId({ column, dated }: Home, [id, homeId, time]: Story, side: 'before' | 'after') {
  const place = [post.firstPublishedAt, post.id]
  const [isOnThatSide, order] = side === 'before' ? [before, desc] : [after, asc]
  return scalar(
    select({ id: post.id })
      .from(indexedBy(post, dated))
      .where(and(eq(column, homeId), eq(post.isListed, true), isOnThatSide(place, [time, id])))
      .orderBy(...place.map((by) => order(by)))
      .limit(1),
  )
}

/** The best or newest stories of the same home. */
const more = ({ column, best, bestIndex }: Home, homeId: Param<string>, limit: Param<number>) =>
  select({ id: post.id })
    .from(indexedBy(post, bestIndex))
    .where(and(eq(column, homeId), eq(post.isListed, true)))
    .orderBy(desc(best), desc(post.id))
    .limit(limit)
    .as('more')

/** The best stories of each of the story's tags. */
function related(id: Param<string>, limit: Param<number>) {
  const own = alias(postTag, 'own')
  const other = alias(post, 'other')
  const best = select({ postId: postTag.postId })
    .from(indexedBy(postTag, 'post_tag_trending'))
    .where(and(eq(postTag.tagSlug, own.tagSlug), eq(postTag.isListed, true)))
    .orderBy(desc(postTag.trendingScore))
    .limit(12)
  return selectDistinct({ id: other.id })
    .from(own)
    .innerJoin(other, sql`${other.id} in ${best}`)
    .where(eq(own.postId, id))
    .orderBy(desc(other.trendingScore))
    .limit(limit)
    .as('related')
}

/** The lists that a story may be a candidate of, in the order in which they take it. */
export const ONWARD = { around: 0, more: 1, related: 2 } as const

type Params = [...Story, moreLimit: Param<number>, relatedLimit: Param<number>]

/**
 * Every story that may be shown after one, each once, with the first and the last list that it is a candidate of. One
 * statement with one list of columns: preparing three that each leave out what the others show takes three times as
 * long.
 */
const onward =
  (home: Home) =>
  (...[id, homeId, time, moreLimit, relatedLimit]: Params) => {
    const entry = (list: number, postId: SQL<string | null> | SQLiteColumn) => ({
      list: sql<number>`${list}`.as('list'),
      postId: sql<string>`${postId}`.as('candidate_id'),
    })
    const around = (side: 'before' | 'after') =>
      selectOne(entry(ONWARD.around, neighbourId(home, [id, homeId, time], side)))
    const [same, tagged] = [more(home, homeId, moreLimit), related(id, relatedLimit)]
    const candidates = unionAll(
      around('before'),
      around('after'),
      select(entry(ONWARD.more, same.id)).from(same),
      select(entry(ONWARD.related, tagged.id)).from(tagged),
    ).as('candidates')
    const once = select({
      postId: candidates.postId,
      first: sql<number>`min(${candidates.list})`.as('first'),
      last: sql<number>`max(${candidates.list})`.as('last'),
    })
      .from(candidates)
      .where(ne(candidates.postId, id))
      .groupBy(sql`${candidates.postId}`)
      .as('once')
    return select({ ...postFieldsAndNamed, first: once.first, last: once.last })
      .from(once)
      .innerJoin(post, eq(post.id, once.postId))
  }

const onwardInCollection = query('onwardInCollection', onward(COLLECTION))
const onwardOfCreator = query('onwardOfCreator', onward(CREATOR))

/** A story that may be shown after another; `ONWARD` says what `first` and `last` mean. */
export type OnwardPost = RowOf<typeof onwardInCollection>

/** A story and how many stories a list after it shows. */
export interface OnwardKey {
  post: Post
  size: number
}

/**
 * A per-request loader of the candidates of all lists after a story, which share one statement. Its size is that of the
 * longest list that is asked for.
 */
export function onwardLoader(db: Database): DataLoader<OnwardKey, OnwardPost[]> {
  const candidates = ({
    post: { id, collectionId, creatorId, isListed, firstPublishedAt },
    size,
  }: OnwardKey) =>
    db.all(
      collectionId ? onwardInCollection : onwardOfCreator,
      id,
      collectionId ?? creatorId,
      isListed ? firstPublishedAt : null,
      // A list has as many candidates more as the story and the lists before it may take from it.
      size + 3,
      2 * size + 3,
    )
  return new DataLoader(
    (keys) => {
      const longest = new Map<string, OnwardKey>()
      for (const key of keys) {
        const known = longest.get(key.post.id)
        if (!known || known.size < key.size) longest.set(key.post.id, key)
      }
      const byPost = new Map([...longest].map(([id, key]) => [id, candidates(key)]))
      return Promise.all(keys.map(({ post: { id } }) => byPost.get(id) ?? []))
    },
    { batchScheduleFn: (run) => db.beforeFlush(run), cache: false },
  )
}
