import { and, eq, sql } from 'drizzle-orm'
import { webmentionTarget, webmentionVersion } from '../../../schema/tables/webmention'
import { jsonEach } from '../sql/fragments'
import { insertFrom, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Notes of which version the sites that it mentions are told. */
export const setWebmentionVersion = upsert(webmentionVersion, [])

/** Has the sites told that a story has linked to, whether it still does or not. */
export const tellFormerTargets = write((postId: Param<string>, now: Param<number>) =>
  update(webmentionTarget)
    .set({ isLinked: false, dueAt: now, attempts: 0 })
    .where(eq(webmentionTarget.postId, postId)),
)

/** Has the sites told that a story links to, by a JSON list of addresses. */
export const tellTargets = write((postId: Param<string>, targets: Param<string>, now: Param<number>) => {
  const { from, value } = jsonEach(targets)
  return insertFrom(
    webmentionTarget,
    select({
      postId: sql<string>`${postId}`,
      target: sql<string>`${value}`,
      isLinked: sql<boolean>`1`,
      createdAt: sql<number>`${now}`,
      dueAt: sql<number>`${now}`,
    })
      .from(from)
      // Without a condition, SQLite takes the conflict clause for a part of a join.
      .where(sql`true`),
  ).onConflictDoUpdate({
    target: [webmentionTarget.postId, webmentionTarget.target],
    set: { isLinked: true, dueAt: sql`${now}`, attempts: 0 },
  })
})

const isTarget = (postId: Param<string>, target: Param<string>) =>
  and(eq(webmentionTarget.postId, postId), eq(webmentionTarget.target, target))

/** Takes one up: nobody else takes it before `until`. */
export const claimTarget = write(
  (postId: Param<string>, target: Param<string>, dueAt: Param<number>, until: Param<number>) =>
    update(webmentionTarget)
      .set({ dueAt: until, attempts: sql`${webmentionTarget.attempts} + 1` })
      .where(and(isTarget(postId, target), eq(webmentionTarget.dueAt, dueAt))),
)

/** Notes when the next attempt is, if there is one. A change of the story since then goes first. */
export const settleTarget = write(
  (postId: Param<string>, target: Param<string>, until: Param<number>, dueAt: Param<number | null>) =>
    update(webmentionTarget)
      .set({ dueAt })
      .where(and(isTarget(postId, target), eq(webmentionTarget.dueAt, until))),
)

/** Forgets a page that the story no longer links to, once nobody is to be told of that. */
export const dropFormerTarget = write((postId: Param<string>, target: Param<string>) =>
  deleteFrom(webmentionTarget).where(
    and(
      isTarget(postId, target),
      eq(webmentionTarget.isLinked, false),
      sql`${webmentionTarget.dueAt} is null`,
    ),
  ),
)
