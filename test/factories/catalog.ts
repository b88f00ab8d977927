import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { catalog, catalogItem } from '../../schema/tables/catalog'
import { NOON, nextId } from './ids'

export type NewCatalog = typeof catalog.$inferInsert

/** Stores a public list with stories in the given order. */
export async function createCatalog(
  given: Partial<NewCatalog> & Pick<NewCatalog, 'creatorId'>,
  postIds: readonly string[] = [],
): Promise<NewCatalog> {
  const id = given.id ?? nextId()
  const row: NewCatalog = {
    id,
    slug: `list-${id}-x`,
    name: `List ${id}`,
    createdAt: NOON,
    updatedAt: NOON,
    itemCount: postIds.length,
    ...given,
  }
  const db = drizzle(env.DB)
  await db.insert(catalog).values(row)
  for (const [position, postId] of postIds.entries()) {
    await db.insert(catalogItem).values({ id: nextId(), catalogId: id, postId, position, addedAt: NOON })
  }
  return row
}
