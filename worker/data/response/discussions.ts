import { and, asc, eq } from 'drizzle-orm'
import { postResponse } from '../../../schema/tables/post-response'
import type { Database } from '../database'
import { after, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'

const answeredBy = query('answeredBy', (authorId: Param<string>, ...[createdAt, postId, limit]: Page) =>
  select({
    postId: postResponse.postId,
    createdAt: postResponse.createdAt,
    rootId: postResponse.rootId,
    parentId: postResponse.parentId,
  })
    .from(indexedBy(postResponse, 'post_response_by_author'))
    .where(
      and(
        eq(postResponse.authorId, authorId),
        after([postResponse.createdAt, postResponse.postId], [createdAt, postId]),
      ),
    )
    .orderBy(asc(postResponse.createdAt), asc(postResponse.postId))
    .limit(limit),
)

const AT_ONCE = 500

/** Ids of all that somebody has responded to: what is discussed, and the responses that they answer. One read per 500. */
export async function discussionsOfUser(db: Database, userId: string): Promise<string[]> {
  const ids = new Set<string>()
  let from: [number, string] = [Number.MIN_SAFE_INTEGER, '']
  for (;;) {
    const more = await db.all(answeredBy, userId, ...from, AT_ONCE)
    for (const { rootId, parentId } of more) ids.add(rootId).add(parentId)
    const last = more.at(-1)
    if (!last || more.length < AT_ONCE) return [...ids]
    from = [last.createdAt, last.postId]
  }
}
