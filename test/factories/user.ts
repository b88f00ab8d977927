import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { user, usernameHistory } from '../../schema/tables/user'
import { NOON, nextId } from './ids'

export type NewUser = typeof user.$inferInsert

/** Stores a person; missing fields are made up. */
export async function createUser(given: Partial<NewUser> = {}): Promise<NewUser> {
  const id = given.id ?? nextId()
  const row: NewUser = { id, username: `u${id}`, name: `User ${id}`, createdAt: NOON, postCount: 1, ...given }
  await drizzle(env.DB).insert(user).values(row)
  return row
}

/** Makes a name lead to a person who used to have it. */
export async function createFormerUsername(username: string, userId: string): Promise<void> {
  await drizzle(env.DB).insert(usernameHistory).values({ username, userId, replacedAt: NOON })
}
