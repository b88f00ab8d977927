import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { catalog, catalogFollow } from '../../../schema/tables/catalog'
import type { Statement } from '../database'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

const insertFollow = insertWhere(
  catalogFollow,
  (row, most: Param<number>) =>
    sql`${countOf(catalogFollow, eq(catalogFollow.userId, row.userId))} < ${most}`,
  'ignore',
)

/** The follow of a person and a list, if there is one. */
const isFollowed = (userId: Param<string>, catalogId: Param<string>) =>
  and(eq(catalogFollow.userId, userId), eq(catalogFollow.catalogId, catalogId))

/** Counts the person who saves it from now on. Has to come before the row itself. */
const count = write((userId: Param<string>, catalogId: Param<string>, most: Param<number>) =>
  update(catalog)
    .set({ followerCount: sql`${catalog.followerCount} + 1` })
    .where(
      and(
        eq(catalog.id, catalogId),
        sql`not ${some(catalogFollow, isFollowed(userId, catalogId))}`,
        sql`${countOf(catalogFollow, eq(catalogFollow.userId, userId))} < ${most}`,
      ),
    ),
)

const uncount = write((userId: Param<string>, catalogId: Param<string>) =>
  update(catalog)
    .set({ followerCount: sql`max(0, ${catalog.followerCount} - 1)` })
    .where(and(eq(catalog.id, catalogId), some(catalogFollow, isFollowed(userId, catalogId)))),
)

const deleteFollow = write((userId: Param<string>, catalogId: Param<string>) =>
  deleteFrom(catalogFollow).where(isFollowed(userId, catalogId)),
)

/** Saves a list for a person, unless they have saved `most`. Idempotent. */
export const followCatalogStatements = (
  userId: string,
  catalogId: string,
  most: number,
  now: number,
): Statement[] => [count(userId, catalogId, most), insertFollow({ userId, catalogId, followedAt: now }, most)]

export const unfollowCatalogStatements = (userId: string, catalogId: string): Statement[] => [
  uncount(userId, catalogId),
  deleteFollow(userId, catalogId),
]

/** The lists that a person has saved each lose them. */
export const uncountInCatalogs = (person: SQL) =>
  update(catalog)
    .set({ followerCount: sql`max(0, ${catalog.followerCount} - 1)` })
    .where(
      inArray(
        catalog.id,
        select({ id: catalogFollow.catalogId }).from(catalogFollow).where(eq(catalogFollow.userId, person)),
      ),
    )

/** Nobody has saved a person's lists any more. */
export const deleteCatalogFollowers = (person: SQL) =>
  deleteFrom(catalogFollow).where(
    inArray(
      catalogFollow.catalogId,
      select({ id: catalog.id }).from(catalog).where(eq(catalog.creatorId, person)),
    ),
  )
