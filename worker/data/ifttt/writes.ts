import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import { IFTTT_PAUSES, type IftttTrigger } from '../../../schema/rules/ifttt'
import { iftttTrigger } from '../../../schema/tables/ifttt'
import { postTag } from '../../../schema/tables/post'
import { inJson } from '../sql/fragments'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Remembers what an Applet waits for, unless so many are remembered of the same person. */
export const insertIftttIdentity = insertWhere(
  iftttTrigger,
  (row, most: Param<number>) => lt(countOf(iftttTrigger, eq(iftttTrigger.userId, row.userId)), most),
  'ignore',
)

/** Notes that IFTTT has asked about one, and what it stands for. */
export const touchIftttIdentity = write(
  (
    userId: Param<string>,
    identity: Param<string>,
    trigger: Param<IftttTrigger>,
    subjectId: Param<string>,
    now: Param<number>,
  ) =>
    update(iftttTrigger)
      .set({ trigger, subjectId, askedAt: now })
      .where(and(eq(iftttTrigger.userId, userId), eq(iftttTrigger.identity, identity))),
)

export const deleteIftttIdentity = write((userId: Param<string>, identity: Param<string>) =>
  deleteFrom(iftttTrigger).where(and(eq(iftttTrigger.userId, userId), eq(iftttTrigger.identity, identity))),
)

/** Has IFTTT told that there is something new of some subjects, a JSON list. */
export const tellIfttt = write(
  (trigger: Param<IftttTrigger>, subjectIds: Param<string>, now: Param<number>) =>
    update(iftttTrigger)
      .set({ dueAt: now, attempts: 0 })
      .where(and(eq(iftttTrigger.trigger, trigger), inJson(iftttTrigger.subjectId, subjectIds))),
)

/** Has IFTTT told that the topics of a story have something new. */
export const tellIftttOfTopics = write((postId: Param<string>, now: Param<number>) =>
  update(iftttTrigger)
    .set({ dueAt: now, attempts: 0 })
    .where(
      and(
        eq(iftttTrigger.trigger, 'new_story_with_tag'),
        inArray(
          iftttTrigger.subjectId,
          select({ tagSlug: postTag.tagSlug }).from(postTag).where(eq(postTag.postId, postId)),
        ),
      ),
    ),
)

/** What was due until a time, among some identities, a JSON list. */
const wasDue = (identities: Param<string>, until: Param<number>) =>
  and(lte(iftttTrigger.dueAt, until), inJson(iftttTrigger.identity, identities))

/** Notes that IFTTT knows. What has happened since then is still to be told. */
export const settleIfttt = write((identities: Param<string>, until: Param<number>) =>
  update(iftttTrigger).set({ dueAt: null, attempts: 0 }).where(wasDue(identities, until)),
)

const pauses = sql.join(
  IFTTT_PAUSES.map((pause, i) => sql`when ${i} then ${pause}`),
  sql` `,
)

/** Puts off what IFTTT couldn't be told, each time for longer, and leaves it in the end. */
export const putOffIfttt = write((identities: Param<string>, until: Param<number>, now: Param<number>) =>
  update(iftttTrigger)
    .set({
      dueAt: sql`${now} + case ${iftttTrigger.attempts} ${pauses} end`,
      attempts: sql`${iftttTrigger.attempts} + 1`,
    })
    .where(wasDue(identities, until)),
)
