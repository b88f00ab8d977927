import { and, eq, gt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { TOP_WRITERS } from '../../../schema/rules/awards'
import { staffPick } from '../../../schema/tables/catalog'
import { post } from '../../../schema/tables/post'
import { tag, tagWriter } from '../../../schema/tables/tag'
import { listed } from '../post/lists'
import { after, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { tagFields } from '../tag/rows'

/** A person's stories that staff recommends, newest story first. */
export const pickedPostsOfUser = query('pickedPostsOfUser', (userId: Param<string>, ...page: Page) =>
  listed(
    'post_by_creator',
    post.firstPublishedAt,
    page,
    eq(post.creatorId, userId),
    some(staffPick, eq(staffPick.postId, post.id)),
  ),
)

/** The topics on which a person is among the few who have written most. */
export const topicsLedByUser = query('topicsLedByUser', (userId: Param<string>, limit: Param<number>) => {
  const rival = alias(tagWriter, 'rival')
  const betterPlaced = select({ one: sql`1` })
    .from(indexedBy(rival, 'tag_writer_ranked', tagWriter))
    .where(
      and(
        eq(rival.tagSlug, tagWriter.tagSlug),
        after([rival.postCount, rival.userId], [tagWriter.postCount, tagWriter.userId]),
      ),
    )
    .limit(1)
    .offset(TOP_WRITERS - 1)
  return select(tagFields)
    .from(indexedBy(tagWriter, 'tag_writer_by_user'))
    .innerJoin(tag, and(eq(tag.slug, tagWriter.tagSlug), eq(tag.isHidden, false)))
    .where(and(eq(tagWriter.userId, userId), gt(tagWriter.postCount, 0), notExists(betterPlaced)))
    .limit(limit)
})
