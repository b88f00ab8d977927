import { eq } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'

/** Which revision of a story is stored, and whether it may be written. */
export const draftHead = query('draftHead', (id: Param<string>) =>
  select({ revision: post.revision, state: post.state }).from(post).where(eq(post.id, id)),
)
