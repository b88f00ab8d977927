import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { mute } from '../../../schema/tables/follow'
import { postTag } from '../../../schema/tables/post'
import { areApart } from '../block/between'
import type { MuteKind } from '../follow/rows'
import type { Param } from '../sql/params'
import { select, some } from '../sql/query'

/** Whether somebody has muted something. Those who have muted nothing of the kind are asked once for a statement. */
export function mutes(userId: Param<string>, kind: MuteKind, targetId: SQLWrapper): SQL {
  const ofKind = and(eq(mute.userId, userId), eq(mute.kind, kind))
  return sql`(${some(mute, ofKind)} and ${some(mute, and(ofKind, sql`${mute.targetId} = ${targetId}`))})`
}

/** Whether somebody has muted a person, or one of the two blocks the other. */
const shuns = (userId: Param<string>, personId: SQLWrapper): SQL =>
  sql`(${mutes(userId, 'user', personId)} or ${areApart(userId, personId)})`

/** Whether somebody has muted one of a story's tags; who has muted none is asked once for a statement. */
function mutesTagOf(userId: Param<string>, postId: SQLWrapper): SQL {
  const own = alias(postTag, 'own')
  const muted = select({ one: sql`1` })
    .from(own)
    .crossJoin(mute)
    .where(
      and(
        sql`${own.postId} = ${postId}`,
        eq(mute.userId, userId),
        eq(mute.kind, 'tag'),
        eq(mute.targetId, own.tagSlug),
      ),
    )
  const anyTag = some(mute, and(eq(mute.userId, userId), eq(mute.kind, 'tag')))
  // Without that, the tags of every story would be read to find none of them muted.
  return sql`(${anyTag} and exists ${muted})`
}

/** A story with what it belongs to, in whichever table. */
interface Story {
  postId: SQLWrapper
  creatorId: SQLWrapper
  collectionId: SQLWrapper
}

/**
 * Whether somebody has muted a story: by itself, or by its writer, its publication or one of its tags; or whether its
 * writer and they block one another. Rules: docs/rules/follow.md, "Muting"; docs/rules/blocks.md, "What neither sees".
 */
export const isMuted = (userId: Param<string>, { postId, creatorId, collectionId }: Story): SQL =>
  sql`${or(
    mutes(userId, 'post', postId),
    shuns(userId, creatorId),
    mutes(userId, 'collection', collectionId),
    mutesTagOf(userId, postId),
  )}`
