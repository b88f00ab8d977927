import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ClappedKind, ClapTarget } from '../../../schema/rules/claps'
import { catalog } from '../../../schema/tables/catalog'
import { clap } from '../../../schema/tables/clap'
import { post, postTag } from '../../../schema/tables/post'
import { user } from '../../../schema/tables/user'
import type { Statement } from '../database'
import { excluded, jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { scalar, select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import type { GivenClaps } from './rows'

const TABLES = { post, catalog } as const

/** The claps to store: a JSON list of [person, count, time]. */
const given = (list: Param<string>) => {
  const { from, part } = jsonEach(list)
  return { from, userId: part<string>('$[0]'), count: part<number>('$[1]'), at: part<number>('$[2]') }
}

/** People who have left meanwhile give no claps any more. */
const isHere = (userId: SQL) => and(eq(user.id, userId), isNull(user.deactivatedAt))

/** Adds what the claps change to the count of their target. Has to come before the claps themselves. */
const countClaps = (kind: ClappedKind) =>
  write((targetId: Param<string>, list: Param<string>) => {
    const table = TABLES[kind]
    const { from, userId, count } = given(list)
    const change = scalar(
      select({ sum: sql<number>`coalesce(sum(${count} - coalesce(${clap.count}, 0)), 0)` })
        .from(from)
        .innerJoin(user, isHere(userId))
        .leftJoin(clap, and(eq(clap.kind, kind), eq(clap.targetId, targetId), eq(clap.userId, userId))),
    )
    return update(table)
      .set({ clapCount: sql`max(0, ${table.clapCount} + ${change})` })
      .where(eq(table.id, targetId))
  })

/** Notes when a story was clapped for, by which its page knows how soon it changes again. */
const noteClaps = write((postId: Param<string>, list: Param<string>) => {
  const { from, at } = given(list)
  const latest = scalar(select({ at: sql<number>`max(${at})` }).from(from))
  return update(post)
    .set({ clappedAt: sql`max(coalesce(${post.clappedAt}, 0), ${latest})` })
    .where(eq(post.id, postId))
})

const putClaps = (kind: ClappedKind) =>
  write((targetId: Param<string>, list: Param<string>) => {
    const { from, userId, count, at } = given(list)
    return insertFrom(
      clap,
      select({
        kind: sql<ClappedKind>`${kind}`,
        targetId: sql<string>`${targetId}`,
        userId,
        count,
        createdAt: at,
      })
        .from(from)
        .innerJoin(user, isHere(userId))
        .where(sql`${count} > 0`),
    ).onConflictDoUpdate({
      target: [clap.kind, clap.targetId, clap.userId],
      set: { count: excluded(clap.count) },
    })
  })

const deleteClaps = (kind: ClappedKind) =>
  write((targetId: Param<string>, list: Param<string>) => {
    const { from, userId, count } = given(list)
    return deleteFrom(clap).where(
      and(
        eq(clap.kind, kind),
        eq(clap.targetId, targetId),
        inArray(clap.userId, select({ userId }).from(from).where(sql`${count} = 0`)),
      ),
    )
  })

const statementsOf = (kind: ClappedKind) => ({
  count: countClaps(kind),
  put: putClaps(kind),
  remove: deleteClaps(kind),
})
const STATEMENTS = { post: statementsOf('post'), catalog: statementsOf('catalog') } as const

/**
 * Stores how often people clap for something, and counts it. The statements belong in one batch, in this order. They
 * compare with what is stored, so that running them again changes nothing.
 */
export function storeClaps({ kind, id }: ClapTarget, claps: readonly GivenClaps[]): Statement[] {
  const list = JSON.stringify(claps.map(({ userId, count, at }) => [userId, count, at]))
  const { count, put, remove } = STATEMENTS[kind]
  const isTakenBack = claps.some((each) => each.count === 0)
  return [
    count(id, list),
    ...(kind === 'post' ? [noteClaps(id, list)] : []),
    put(id, list),
    ...(isTakenBack ? [remove(id, list)] : []),
  ]
}

/** Updates the rank of a story in all lists (docs/rules/ranking.md, "Trending"). */
const rankPost = write((postId: Param<string>, score: Param<number>) =>
  update(post).set({ trendingScore: score }).where(eq(post.id, postId)),
)
const rankInTags = write((postId: Param<string>) => {
  const score = scalar(select({ score: post.trendingScore }).from(post).where(eq(post.id, postId)))
  return update(postTag)
    .set({ trendingScore: sql`${score}` })
    .where(eq(postTag.postId, postId))
})
export const rankStory = (postId: string, score: number): Statement[] => [
  rankPost(postId, score),
  rankInTags(postId),
]

/** What somebody has clapped for loses their claps. */
const uncountClaps = (kind: ClappedKind) => (person: SQL) => {
  const table = TABLES[kind]
  const ofThem = and(eq(clap.kind, kind), eq(clap.userId, person))
  const theirs = scalar(
    select({ count: clap.count })
      .from(clap)
      .where(and(eq(clap.targetId, table.id), ofThem)),
  )
  return update(table)
    .set({ clapCount: sql`max(0, ${table.clapCount} - ${theirs})` })
    .where(inArray(table.id, select({ id: clap.targetId }).from(clap).where(ofThem)))
}
export const uncountClapsForPosts = uncountClaps('post')
export const uncountClapsForCatalogs = uncountClaps('catalog')
