import { and, count, eq, gt, not, sql } from 'drizzle-orm'
import { mute } from '../../../schema/tables/follow'
import { notification } from '../../../schema/tables/notification'
import { user } from '../../../schema/tables/user'
import { areApart } from '../block/between'
import { indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select, some } from '../sql/query'
import { isShownUser } from '../user/shown'

/**
 * The people, out of a list of ids, who are told that `writerId` mentions them: they have an account, haven't muted the
 * writer, and neither blocks the other.
 */
export const peopleToMention = query('peopleToMention', (ids: Param<string>, writerId: Param<string>) => {
  const keys = jsonEach(ids)
  const hasMuted = some(
    mute,
    and(eq(mute.userId, user.id), eq(mute.kind, 'user'), eq(mute.targetId, writerId)),
  )
  return select({ id: user.id })
    .from(keys.from)
    .crossJoin(user)
    .where(and(eq(user.id, keys.value), isShownUser, not(hasMuted), not(areApart(writerId, user.id))))
})

/** How many people have heard since a time that somebody mentions them, up to a limit, if that person joined after another time. */
export const newcomersMentions = query(
  'newcomersMentions',
  (writerId: Param<string>, joinedAfter: Param<number>, since: Param<number>, limit: Param<number>) => {
    const lately = select({ id: notification.id })
      .from(indexedBy(notification, 'notification_by_actor'))
      .where(
        and(
          eq(notification.actorId, writerId),
          eq(notification.kind, 'mention'),
          gt(notification.createdAt, since),
        ),
      )
      .limit(limit)
      .as('lately')
    const told = scalar(select({ told: count() }).from(lately))
    return select({ told: sql<number>`${told}` })
      .from(user)
      .where(and(eq(user.id, writerId), gt(user.createdAt, joinedAfter)))
  },
)
