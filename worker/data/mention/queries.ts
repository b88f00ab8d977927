import { and, eq, not } from 'drizzle-orm'
import { mute } from '../../../schema/tables/follow'
import { user } from '../../../schema/tables/user'
import { areApart } from '../block/between'
import { jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { isShownUser } from '../user/shown'

/** Those of these people who hear that somebody mentions them: who are there, haven't muted who does, and aren't kept apart by a block. */
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
