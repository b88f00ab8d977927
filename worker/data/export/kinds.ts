import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { catalog, catalogItem } from '../../../schema/tables/catalog'
import { clap } from '../../../schema/tables/clap'
import { post } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { quote } from '../../../schema/tables/quote'
import { readingHistory } from '../../../schema/tables/reading-history'
import { user } from '../../../schema/tables/user'
import { isThere } from '../catalog/rows'
import { canBeOpened } from '../post/opened'
import { after, before, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import type { Row } from '../sql/rows'
import { isOfShownUser } from '../user/shown'

/* What people download of one kind, in pages. A story, a response or a list is named while its owner can open it.
   Rule: docs/rules/export.md, "One kind". */

/** A list that everybody can open. */
const isPublicList = and(
  eq(catalog.visibility, sql`0`),
  isNull(catalog.deletedAt),
  isOfShownUser(catalog.creatorId),
)

const storyFields = { postId: post.id, kind: post.kind, title: post.title, excerpt: post.excerpt }
const byWhom = { author: user.name, username: user.username }

const highlightFields = {
  id: quote.id,
  at: quote.createdAt,
  words: quote.words,
  isPrivate: quote.isPrivate,
  ...storyFields,
  ...byWhom,
}

/** A highlight as its owner downloads it. */
export interface TakenHighlight extends Row<typeof highlightFields> {}

/** A person's highlights in stories that can be opened, the newest first. */
export const highlightsToTake = query(
  'highlightsToTake',
  (userId: Param<string>, country: Param<string | null>, ...[at, id, limit]: Page) =>
    select(highlightFields)
      .from(indexedBy(quote, 'quote_of_user'))
      .innerJoin(post, and(eq(post.id, quote.postId), canBeOpened(userId, country)))
      .innerJoin(user, eq(user.id, post.creatorId))
      .where(
        and(eq(quote.userId, userId), isNull(quote.deletedAt), before([quote.createdAt, quote.id], [at, id])),
      )
      .orderBy(desc(quote.createdAt), desc(quote.id))
      .limit(limit),
)

/** A person's lists, except those that staff has hidden; the oldest first. */
export const listsToTake = query('listsToTake', (creatorId: Param<string>, limit: Param<number>) =>
  select({
    id: catalog.id,
    slug: catalog.slug,
    name: catalog.name,
    type: catalog.type,
    description: catalog.description,
    visibility: catalog.visibility,
    createdAt: catalog.createdAt,
  })
    .from(indexedBy(catalog, 'catalog_of_creator'))
    .where(and(eq(catalog.creatorId, creatorId), isThere))
    .orderBy(asc(catalog.createdAt), asc(catalog.id))
    .limit(limit),
)

/** The items of a list, in order; those that can't be opened have no title. */
export const itemsToTake = query(
  'itemsToTake',
  (
    catalogId: Param<string>,
    userId: Param<string>,
    country: Param<string | null>,
    ...[position, id, limit]: Page
  ) =>
    select({
      id: catalogItem.id,
      position: catalogItem.position,
      note: catalogItem.note,
      at: catalogItem.addedAt,
      ...storyFields,
      ...byWhom,
    })
      .from(indexedBy(catalogItem, 'catalog_item_ordered'))
      .leftJoin(post, and(eq(post.id, catalogItem.postId), canBeOpened(userId, country)))
      .leftJoin(user, eq(user.id, post.creatorId))
      .where(
        and(
          eq(catalogItem.catalogId, catalogId),
          after([catalogItem.position, catalogItem.id], [position, id]),
        ),
      )
      .orderBy(asc(catalogItem.position), asc(catalogItem.id))
      .limit(limit),
)

const root = alias(post, 'root')

/** A person's responses that aren't in the trash, the newest first, with what they discuss. */
export const responsesToTake = query(
  'responsesToTake',
  (authorId: Param<string>, country: Param<string | null>, ...[at, postId, limit]: Page) =>
    select({
      id: postResponse.postId,
      at: postResponse.createdAt,
      source: postResponse.source,
      status: postResponse.status,
      editedAt: postResponse.editedAt,
      clapCount: post.clapCount,
      rootKind: postResponse.rootKind,
      rootPostId: root.id,
      rootTitle: root.title,
      catalogId: catalog.id,
      catalogName: catalog.name,
    })
      .from(indexedBy(postResponse, 'post_response_by_author'))
      .innerJoin(
        post,
        and(eq(post.id, postResponse.postId), inArray(post.state, ['draft', 'published', 'unlisted'])),
      )
      .leftJoin(
        root,
        and(
          eq(postResponse.rootKind, 'post'),
          eq(root.id, postResponse.rootId),
          canBeOpened(authorId, country, root),
        ),
      )
      .leftJoin(
        catalog,
        and(eq(postResponse.rootKind, 'catalog'), eq(catalog.id, postResponse.rootId), isPublicList),
      )
      .where(
        and(
          eq(postResponse.authorId, authorId),
          before([postResponse.createdAt, postResponse.postId], [at, postId]),
        ),
      )
      .orderBy(desc(postResponse.createdAt), desc(postResponse.postId))
      .limit(limit),
)

const clapsOf = (userId: Param<string>, kind: 'post' | 'catalog', [at, id]: Page) =>
  and(eq(clap.userId, userId), eq(clap.kind, kind), before([clap.createdAt, clap.targetId], [at, id]))

const clapFields = { id: clap.targetId, at: clap.createdAt, count: clap.count }

/** A person's claps for stories and responses that can be opened, the newest first. */
export const postClapsToTake = query(
  'postClapsToTake',
  (userId: Param<string>, country: Param<string | null>, ...page: Page) =>
    select({ ...clapFields, ...storyFields, ...byWhom })
      .from(indexedBy(clap, 'clap_of_user'))
      .innerJoin(post, and(eq(post.id, clap.targetId), canBeOpened(userId, country)))
      .innerJoin(user, eq(user.id, post.creatorId))
      .where(clapsOf(userId, 'post', page))
      .orderBy(desc(clap.createdAt), desc(clap.targetId))
      .limit(page[2]),
)

/** A person's claps for lists that can be opened, the newest first. */
export const listClapsToTake = query('listClapsToTake', (userId: Param<string>, ...page: Page) =>
  select({ ...clapFields, title: catalog.name, slug: catalog.slug, ...byWhom })
    .from(indexedBy(clap, 'clap_of_user'))
    .innerJoin(catalog, and(eq(catalog.id, clap.targetId), isPublicList))
    .innerJoin(user, eq(user.id, catalog.creatorId))
    .where(clapsOf(userId, 'catalog', page))
    .orderBy(desc(clap.createdAt), desc(clap.targetId))
    .limit(page[2]),
)

/** What a person has read or begun of what can be opened, the last one first. */
export const historyToTake = query(
  'historyToTake',
  (userId: Param<string>, country: Param<string | null>, ...[at, postId, limit]: Page) =>
    select({
      readAt: readingHistory.readAt,
      begunAt: readingHistory.begunAt,
      finishedAt: readingHistory.finishedAt,
      progress: readingHistory.progress,
      ...storyFields,
      ...byWhom,
    })
      .from(indexedBy(readingHistory, 'reading_history_of_user'))
      .innerJoin(post, and(eq(post.id, readingHistory.postId), canBeOpened(userId, country)))
      .innerJoin(user, eq(user.id, post.creatorId))
      .where(
        and(
          eq(readingHistory.userId, userId),
          isNull(readingHistory.removedAt),
          before([readingHistory.readAt, readingHistory.postId], [at, postId]),
        ),
      )
      .orderBy(desc(readingHistory.readAt), desc(readingHistory.postId))
      .limit(limit),
)
