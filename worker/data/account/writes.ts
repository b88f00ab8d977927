import { and, eq } from 'drizzle-orm'
import { user, usernameHistory } from '../../../schema/tables/user'
import type { Statement } from '../database'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import type { User } from '../user/rows'

/** When a person last changed their username; absent if they never did. */
export const usernameChange = query('usernameChange', (userId: Param<string>) =>
  select({ usernameChangedAt: user.usernameChangedAt }).from(user).where(eq(user.id, userId)),
)

const deleteFormer = write((userId: Param<string>, username: Param<string>) =>
  deleteFrom(usernameHistory).where(
    and(eq(usernameHistory.username, username), eq(usernameHistory.userId, userId)),
  ),
)
const insertFormer = insert(usernameHistory, 'ignore')
const setUsername = write(
  (userId: Param<string>, from: Param<string>, to: Param<string>, now: Param<number>) =>
    update(user)
      .set({ username: to, usernameChangedAt: now })
      .where(and(eq(user.id, userId), eq(user.username, from))),
)

/**
 * Sets a new username. The old one keeps leading to the person; if a former name becomes current again, it is
 * no longer a former one.
 */
export const changeUsername = (userId: string, from: string, to: string, now: number): Statement[] => [
  deleteFormer(userId, to),
  insertFormer({ username: from, userId, replacedAt: now }),
  setUsername(userId, from, to, now),
]

const setProfile = write(
  (userId: Param<string>, name: Param<string>, bio: Param<string>, imageId: Param<string | null>) =>
    update(user).set({ name, bio, imageId }).where(eq(user.id, userId)),
)

export const updateProfile = (
  userId: string,
  { name, bio, imageId }: Pick<User, 'name' | 'bio' | 'imageId'>,
): Statement => setProfile(userId, name, bio, imageId)

/** Sets an address that waits to be confirmed; null removes it. */
export const setUnverifiedEmail = write((userId: Param<string>, email: Param<string | null>) =>
  update(user).set({ unverifiedEmail: email }).where(eq(user.id, userId)),
)
