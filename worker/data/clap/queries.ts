import { and, asc, desc, eq, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { clap } from '../../../schema/tables/clap'
import { follow } from '../../../schema/tables/follow'
import { post } from '../../../schema/tables/post'
import { user } from '../../../schema/tables/user'
import { areApart } from '../block/between'
import { postFieldsAndNamed } from '../post/brought'
import { after, before, indexedBy, jsonEach } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { userFields } from '../user/rows'
import { isShownUser } from '../user/shown'

/** How often people have clapped for things. Parameter: JSON list of keys (`clapKey`). */
export const selectClaps = (keys: Param<string>) => {
  const { from, value, part } = jsonEach(keys)
  return select({ key: value, count: clap.count })
    .from(from)
    .crossJoin(clap)
    .where(and(eq(clap.userId, part('$[0]')), eq(clap.kind, part('$[1]')), eq(clap.targetId, part('$[2]'))))
}
export const clapsByKeys = query('clapsByKeys', selectClaps)

/** The claps that are stored of some people, by a JSON list of their ids. */
export const claps = query(
  'claps',
  (kind: Param<string>, targetId: Param<string>, userIds: Param<string>) => {
    const { from, value } = jsonEach(userIds)
    return select({ userId: clap.userId, count: clap.count })
      .from(from)
      .crossJoin(clap)
      .where(and(sql`${clap.kind} = ${kind}`, eq(clap.targetId, targetId), eq(clap.userId, value)))
  },
)

type Clappers = [kind: Param<string>, targetId: Param<string>, viewerId: Param<string>, ...Page]

interface Order {
  index: string
  key: SQLiteColumn
  isUpward: boolean
}

const ORDERS = {
  newest: { index: 'clap_newest', key: clap.createdAt, isUpward: false },
  oldest: { index: 'clap_newest', key: clap.createdAt, isUpward: true },
  most: { index: 'clap_most', key: clap.count, isUpward: false },
} as const satisfies Record<string, Order>

const clappers = (
  { index, key, isUpward }: Order,
  [kind, targetId, viewerId, from, userId, limit]: Clappers,
  condition?: SQL | undefined,
) => {
  const isPast: (columns: readonly SQLWrapper[], key: readonly SQLWrapper[]) => SQL = isUpward
    ? after
    : before
  const direction = isUpward ? asc : desc
  return select({ ...userFields, clapCount: clap.count, clappedAt: clap.createdAt })
    .from(indexedBy(clap, index))
    .innerJoin(user, and(eq(user.id, clap.userId), isShownUser))
    .where(
      and(
        sql`${clap.kind} = ${kind}`,
        eq(clap.targetId, targetId),
        isPast([key, clap.userId], [from, userId]),
        not(areApart(viewerId, clap.userId)),
        condition,
      ),
    )
    .orderBy(direction(key), direction(clap.userId))
    .limit(limit)
}

const clappersIn = (name: keyof typeof ORDERS) =>
  query(`clappers.${name}`, (...parameters: Clappers) => clappers(ORDERS[name], parameters))

/** The people who have clapped for something as somebody sees them, or a visitor by an empty id; without those who are suspended or gone. */
export const clappersOf = {
  newest: clappersIn('newest'),
  oldest: clappersIn('oldest'),
  most: clappersIn('most'),
}

const followedIn = (name: keyof typeof ORDERS) =>
  query(
    `followedClappers.${name}`,
    (kind: Param<string>, targetId: Param<string>, viewerId: Param<string>, ...page: Page) =>
      clappers(
        ORDERS[name],
        [kind, targetId, viewerId, ...page],
        some(
          follow,
          and(eq(follow.userId, viewerId), eq(follow.kind, 'user'), eq(follow.targetId, clap.userId)),
        ),
      ),
  )

/** The clappers whom the viewer follows. */
export const followedClappersOf = {
  newest: followedIn('newest'),
  oldest: followedIn('oldest'),
  most: followedIn('most'),
}

/** The listed stories that somebody has clapped for, the newest clap first. */
export const clappedPosts = query(
  'clappedPosts',
  (userId: Param<string>, ...[clappedAt, postId, limit]: Page) =>
    select({ ...postFieldsAndNamed, clappedAt: clap.createdAt })
      .from(indexedBy(clap, 'clap_of_user'))
      .innerJoin(post, and(eq(post.id, clap.targetId), eq(post.isListed, true), eq(post.kind, 'story')))
      .where(
        and(
          eq(clap.userId, userId),
          eq(clap.kind, 'post'),
          before([clap.createdAt, clap.targetId], [clappedAt, postId]),
        ),
      )
      .orderBy(desc(clap.createdAt), desc(clap.targetId))
      .limit(limit),
)
