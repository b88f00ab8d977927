import { and, eq, isNull } from 'drizzle-orm'
import { privateFeed } from '../../../schema/tables/private-feed'
import { user } from '../../../schema/tables/user'
import { indexedBy } from '../sql/fragments'
import { upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'
import { deleteFrom, write } from '../sql/write'
import { userFields } from '../user/rows'

/** The random number from which the address of a person's feed is computed. */
export const privateFeedOf = query('privateFeedOf', (userId: Param<string>) =>
  select(only(privateFeed, 'nonce')).from(privateFeed).where(eq(privateFeed.userId, userId)),
)

/** The owner of the feed with a key. */
export const ownerOfPrivateFeed = query('ownerOfPrivateFeed', (keyHash: Param<string>) =>
  select(userFields)
    .from(indexedBy(privateFeed, 'private_feed_key'))
    .innerJoin(user, eq(user.id, privateFeed.userId))
    .where(and(eq(privateFeed.keyHash, keyHash), isNull(user.deactivatedAt))),
)

/** Gives a person a feed, in place of one that they had. */
export const putPrivateFeed = upsert(privateFeed, [])

export const deletePrivateFeed = write((userId: Param<string>) =>
  deleteFrom(privateFeed).where(eq(privateFeed.userId, userId)),
)
