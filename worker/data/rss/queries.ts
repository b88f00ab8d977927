import { and, asc, desc, eq } from 'drizzle-orm'
import { catalogItem } from '../../../schema/tables/catalog'
import { mediaResource } from '../../../schema/tables/media'
import { post, postTag } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { user } from '../../../schema/tables/user'
import { listed, tagged } from '../post/lists'
import { postFields } from '../post/rows'
import { after, before, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { isShownUser } from '../user/shown'

/** Everybody may read it in full. */
const isOpen = eq(post.access, 'public')

/** Stories of a publication that everybody may read in full. */
export const openOfCollection = query('openOfCollection', (collectionId: Param<string>, ...page: Page) =>
  listed('post_by_collection', post.firstPublishedAt, page, eq(post.collectionId, collectionId), isOpen),
)

export const openTaggedInCollection = query(
  'openTaggedInCollection',
  (collectionId: Param<string>, tagSlug: Param<string>, ...page: Page) =>
    tagged(
      'post_tag_collection',
      postTag.firstPublishedAt,
      page,
      eq(postTag.collectionId, collectionId),
      eq(postTag.tagSlug, tagSlug),
      isOpen,
    ),
)

export const openOfTag = query('openOfTag', (tagSlug: Param<string>, ...page: Page) =>
  tagged('post_tag_latest', postTag.firstPublishedAt, page, eq(postTag.tagSlug, tagSlug), isOpen),
)

/** The stories of a list that everybody may see, in the list's order. */
export const postsOfCatalog = query(
  'feeds.postsOfCatalog',
  (catalogId: Param<string>, ...[position, id, limit]: Page) =>
    select({ ...postFields, position: catalogItem.position, itemId: catalogItem.id })
      .from(indexedBy(catalogItem, 'catalog_item_ordered'))
      .innerJoin(post, eq(post.id, catalogItem.postId))
      .where(
        and(
          eq(catalogItem.catalogId, catalogId),
          eq(post.isListed, true),
          after([catalogItem.position, catalogItem.id], [position, id]),
        ),
      )
      .orderBy(asc(catalogItem.position), asc(catalogItem.id))
      .limit(limit),
)

/** The stories of a list that nobody sees now, in its order. */
export const unlistedOfCatalog = query(
  'feeds.unlistedOfCatalog',
  (catalogId: Param<string>, ...[position, id, limit]: Page) =>
    select({ id: post.id, position: catalogItem.position })
      .from(indexedBy(catalogItem, 'catalog_item_ordered'))
      .innerJoin(post, eq(post.id, catalogItem.postId))
      .where(
        and(
          eq(catalogItem.catalogId, catalogId),
          eq(post.isListed, false),
          after([catalogItem.position, catalogItem.id], [position, id]),
        ),
      )
      .orderBy(asc(catalogItem.position), asc(catalogItem.id))
      .limit(limit),
)

/** The target of a stored frame or link. */
export const mediaHref = query('mediaHref', (id: Param<string>) =>
  select({ href: mediaResource.href }).from(mediaResource).where(eq(mediaResource.id, id)),
)

/** The responses to a story that every visitor sees, newest first. */
export const responsesForFeed = query(
  'feeds.responses',
  (parentId: Param<string>, ...[createdAt, postId, limit]: Page) =>
    select({ ...postFields, respondedAt: postResponse.createdAt })
      .from(indexedBy(postResponse, 'post_response_by_time'))
      .innerJoin(post, and(eq(post.id, postResponse.postId), eq(post.state, 'published')))
      .innerJoin(user, and(eq(user.id, postResponse.authorId), isShownUser))
      .where(
        and(
          eq(postResponse.parentId, parentId),
          eq(postResponse.status, 'shown'),
          before([postResponse.createdAt, postResponse.postId], [createdAt, postId]),
        ),
      )
      .orderBy(desc(postResponse.createdAt), desc(postResponse.postId))
      .limit(limit),
)
