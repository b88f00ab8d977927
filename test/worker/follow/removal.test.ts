import { env } from 'cloudflare:workers'
import { eq, or } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { collection } from '../../../schema/tables/collection'
import { follow, mute } from '../../../schema/tables/follow'
import { user as userTable } from '../../../schema/tables/user'
import { removeAccount } from '../../../worker/data/account/removal'
import { Database } from '../../../worker/data/database'
import { createCollection } from '../../factories/collection'
import { createUser } from '../../factories/user'
import { changes, signedIn } from './support'

test('an account that is removed for good follows nobody, is followed by nobody, and isn’t counted', async () => {
  const writer = await createUser()
  const publication = await createCollection()
  const leaving = await signedIn()
  const staying = await signedIn()
  const { id } = leaving.user
  await changes(leaving.visit).followUser(writer.id)
  await changes(leaving.visit).followCollection(publication.id)
  await changes(staying.visit).followUser(id)
  await changes(staying.visit).muteUser(id)
  const db = drizzle(env.DB)
  await db.update(userTable).set({ deleteAfter: 1 }).where(eq(userTable.id, id))
  await new Database(env.DB).write(removeAccount(id, 2))

  const rows = await db
    .select()
    .from(follow)
    .where(or(eq(follow.userId, id), eq(follow.targetId, id)))
  expect(rows).toEqual([])
  expect(await db.select().from(mute).where(eq(mute.targetId, id))).toEqual([])
  const counts = async (userId: string) => {
    const [row] = await db.select().from(userTable).where(eq(userTable.id, userId))
    return [row?.followerCount, row?.followingCount]
  }
  expect(await counts(writer.id)).toEqual([0, 0])
  expect(await counts(staying.user.id)).toEqual([0, 0])
  const [left] = await db.select().from(collection).where(eq(collection.id, publication.id))
  expect(left?.followerCount).toBe(0)
})
