import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { tag } from '../../schema/tables/tag'
import { NOON } from './ids'

export type NewTag = typeof tag.$inferInsert

/** Stores a tag, unless the slug exists. */
export async function createTag(slug: string, given: Partial<NewTag> = {}): Promise<NewTag> {
  const row: NewTag = { slug, name: slug, createdAt: NOON, postCount: 1, ...given }
  await drizzle(env.DB).insert(tag).values(row).onConflictDoNothing()
  return row
}
