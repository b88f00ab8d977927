import { and, eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { session } from '../../../schema/tables/session'
import type { Param } from '../sql/params'
import { scalar, select } from '../sql/query'
import { deleteFrom, write } from '../sql/write'

/** Ends one of a person's sessions, by the id that lists show, and those handed over from it. */
export const deleteSessionOfUser = write((userId: Param<string>, id: Param<string>) => {
  const parent = alias(session, 'parent')
  const hash = select({ hash: parent.hash })
    .from(parent)
    .where(and(eq(parent.userId, userId), eq(parent.id, id)))
  return deleteFrom(session).where(
    and(eq(session.userId, userId), or(eq(session.id, id), eq(session.parentHash, scalar(hash)))),
  )
})
