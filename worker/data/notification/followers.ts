import { and, asc, eq, or, sql } from 'drizzle-orm'
import { follow, mute } from '../../../schema/tables/follow'
import { areApart } from '../block/between'
import { after, indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'

/** Whether a follower has muted a story's writer or its publication. */
const hasMuted = (writerId: Param<string>, collectionId: Param<string | null>) =>
  some(
    mute,
    and(
      eq(mute.userId, follow.userId),
      or(
        and(eq(mute.kind, 'user'), eq(mute.targetId, writerId)),
        and(eq(mute.kind, 'collection'), eq(mute.targetId, collectionId)),
      ),
    ),
  )

/** The followers of a person or a publication after a position, with whether they have muted the story or its writer and they block one another. */
export const followersToTell = query(
  'followersToTell',
  (
    kind: Param<'user' | 'collection'>,
    targetId: Param<string>,
    since: Param<number>,
    userId: Param<string>,
    limit: Param<number>,
    writerId: Param<string>,
    collectionId: Param<string | null>,
  ) =>
    select({
      userId: follow.userId,
      createdAt: follow.createdAt,
      isMuted: sql<0 | 1>`(${hasMuted(writerId, collectionId)} or ${areApart(writerId, follow.userId)})`,
    })
      .from(indexedBy(follow, 'follow_of_target'))
      .where(
        and(
          eq(follow.kind, kind),
          eq(follow.targetId, targetId),
          after([follow.createdAt, follow.userId], [since, userId]),
        ),
      )
      .orderBy(asc(follow.createdAt), asc(follow.userId))
      .limit(limit),
)
