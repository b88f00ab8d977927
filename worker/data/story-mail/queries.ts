import { and, eq, isNull } from 'drizzle-orm'
import { storyMailAddress } from '../../../schema/tables/story-mail'
import { user } from '../../../schema/tables/user'
import { upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'
import { deleteFrom, write } from '../sql/write'

/** The random number from which a writer's address is computed. */
export const storyMailAddressOf = query('storyMailAddressOf', (userId: Param<string>) =>
  select(only(storyMailAddress, 'nonce')).from(storyMailAddress).where(eq(storyMailAddress.userId, userId)),
)

/** The writer whose address it is, as far as their drafts and the answer depend on it. */
export const storyMailWriter = query('storyMailWriter', (userId: Param<string>) =>
  select({ nonce: storyMailAddress.nonce, email: user.email, isSuspended: user.isSuspended })
    .from(storyMailAddress)
    .innerJoin(user, eq(user.id, storyMailAddress.userId))
    .where(and(eq(storyMailAddress.userId, userId), isNull(user.deactivatedAt))),
)

/** Gives a writer an address, in place of one that they had. */
export const putStoryMailAddress = upsert(storyMailAddress, [])

export const deleteStoryMailAddress = write((userId: Param<string>) =>
  deleteFrom(storyMailAddress).where(eq(storyMailAddress.userId, userId)),
)
