import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { collection, collectionSlugHistory } from '../../schema/tables/collection'
import { NOON, nextId } from './ids'

export type NewCollection = typeof collection.$inferInsert

/** Stores a publication; missing fields are made up. */
export async function createCollection(given: Partial<NewCollection> = {}): Promise<NewCollection> {
  const id = given.id ?? nextId()
  const row: NewCollection = {
    id,
    slug: `c${id}x`,
    name: `Collection ${id}`,
    creatorId: nextId(),
    createdAt: NOON,
    postCount: 1,
    ...given,
  }
  await drizzle(env.DB).insert(collection).values(row)
  return row
}

/** Makes a slug lead to a publication that used to have it. */
export async function createFormerSlug(slug: string, collectionId: string): Promise<void> {
  await drizzle(env.DB).insert(collectionSlugHistory).values({ slug, collectionId, replacedAt: NOON })
}
