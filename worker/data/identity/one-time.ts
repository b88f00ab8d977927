import { and, desc, eq, gt, isNull, lt, type SQL } from 'drizzle-orm'
import type { OneTimeKind } from '../../../schema/rules/identity'
import { oneTimeToken } from '../../../schema/tables/session'
import { indexedBy, rowid } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { update, write } from '../sql/write'

const oneTimeFields = without(oneTimeToken, 'usedAt')

/** A one-time reference as stored; its data is JSON. Times in milliseconds since 1970 UTC. */
export interface OneTimeRow extends Row<typeof oneTimeFields> {}

type Kind = Param<OneTimeKind>

const isOpen = (now: Param<number>): SQL | undefined =>
  and(isNull(oneTimeToken.usedAt), gt(oneTimeToken.expiresAt, now))

/** An open reference. Reading doesn't use it up. */
export const openOneTime = query('openOneTime', (hash: Param<string>, kind: Kind, now: Param<number>) =>
  select(oneTimeFields)
    .from(oneTimeToken)
    .where(and(eq(oneTimeToken.hash, hash), eq(oneTimeToken.kind, kind), isOpen(now))),
)

/** A reference, open or not, as long as it exists. */
export const anyOneTime = query('anyOneTime', (hash: Param<string>, kind: Kind) =>
  select(without(oneTimeToken))
    .from(oneTimeToken)
    .where(and(eq(oneTimeToken.hash, hash), eq(oneTimeToken.kind, kind))),
)

/** The newest open reference of a kind that a browser has begun. */
export const newestOfBrowser = query(
  'newestOfBrowser',
  (browserHash: Param<string>, kind: Kind, now: Param<number>) =>
    select(oneTimeFields)
      .from(indexedBy(oneTimeToken, 'one_time_by_browser'))
      .where(and(eq(oneTimeToken.browserHash, browserHash), eq(oneTimeToken.kind, kind), isOpen(now)))
      .orderBy(desc(oneTimeToken.createdAt), desc(rowid(oneTimeToken)))
      .limit(1),
)

export const insertOneTime = insert(oneTimeToken)

/** Uses up a reference: of any number of concurrent attempts, exactly one changes a row. */
export const useOneTime = write((hash: Param<string>, kind: Kind, now: Param<number>) =>
  update(oneTimeToken)
    .set({ usedAt: now })
    .where(and(eq(oneTimeToken.hash, hash), eq(oneTimeToken.kind, kind), isOpen(now))),
)

/** Uses up all open references of a kind that a browser began before a given one. */
export const useOlderOfBrowser = write(
  (browserHash: Param<string>, kind: Kind, hash: Param<string>, now: Param<number>) => {
    const certain = select({ id: rowid(oneTimeToken) })
      .from(oneTimeToken)
      .where(eq(oneTimeToken.hash, hash))
    return update(oneTimeToken)
      .set({ usedAt: now })
      .where(
        and(
          eq(oneTimeToken.browserHash, browserHash),
          eq(oneTimeToken.kind, kind),
          isNull(oneTimeToken.usedAt),
          lt(rowid(oneTimeToken), scalar(certain)),
        ),
      )
  },
)

/** Uses up all open references of a kind that are about a person. */
export const useAllOfUser = write((userId: Param<string>, kind: Kind, now: Param<number>) =>
  update(oneTimeToken)
    .set({ usedAt: now })
    .where(and(eq(oneTimeToken.userId, userId), eq(oneTimeToken.kind, kind), isNull(oneTimeToken.usedAt))),
)
