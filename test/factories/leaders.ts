import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { collectionEditor } from '../../schema/tables/collection'

type Role = (typeof collectionEditor.$inferInsert)['role']

/** Gives people their roles in a publication: user id → role. */
export async function createRoles(
  collectionId: string,
  roles: Readonly<Record<string, Role>>,
): Promise<void> {
  const rows = Object.entries(roles).map(([userId, role]) => ({ collectionId, userId, role }))
  await drizzle(env.DB).insert(collectionEditor).values(rows)
}
