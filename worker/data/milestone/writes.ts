import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import { MILESTONES, type MilestoneKind, milestonesPassed } from '../../../schema/rules/milestones'
import { follow } from '../../../schema/tables/follow'
import { milestone } from '../../../schema/tables/milestone'
import { user } from '../../../schema/tables/user'
import type { Statement } from '../database'
import { insert, insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { select, some } from '../sql/query'
import { update, write } from '../sql/write'

const KEY = [milestone.userId, milestone.kind, milestone.subjectId, milestone.reached]

const insertMilestone = insert(milestone, 'ignore')

/** Records what a story has reached, by its reads before and now: the greatest of several is to be told. Idempotent. */
export function reachReads(
  { id, creatorId }: { id: string; creatorId: string },
  before: number,
  reads: number,
  now: number,
): Statement[] {
  const passed = milestonesPassed(before, reads)
  return passed.map((reached, i) =>
    insertMilestone({
      userId: creatorId,
      kind: 'reads',
      subjectId: id,
      reached,
      reachedAt: now,
      toldAt: i < passed.length - 1 ? now : null,
    }),
  )
}

/** Records what a person has reached whose follower was just counted, before the follow is written. Idempotent. */
export const reachFollowers = write((userId: Param<string>, targetId: Param<string>, now: Param<number>) => {
  const rows = select({
    userId: user.id,
    kind: sql<MilestoneKind>`'followers'`,
    subjectId: user.id,
    reached: user.followerCount,
    reachedAt: sql<number>`${now}`,
  })
    .from(user)
    .where(
      and(
        eq(user.id, targetId),
        inArray(user.followerCount, [...MILESTONES]),
        not(
          some(
            follow,
            and(eq(follow.userId, userId), eq(follow.kind, 'user'), eq(follow.targetId, targetId)),
          ),
        ),
      ),
    )
  return insertFrom(milestone, rows).onConflictDoNothing({ target: KEY })
})

/** Remembers that a milestone was told. */
export const markMilestoneTold = write(
  (
    userId: Param<string>,
    kind: Param<MilestoneKind>,
    subjectId: Param<string>,
    reached: Param<number>,
    now: Param<number>,
  ) =>
    update(milestone)
      .set({ toldAt: sql`${now}` })
      .where(
        and(
          eq(milestone.userId, userId),
          eq(milestone.kind, kind),
          eq(milestone.subjectId, subjectId),
          eq(milestone.reached, reached),
          isNull(milestone.toldAt),
        ),
      ),
)
