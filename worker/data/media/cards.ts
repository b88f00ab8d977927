import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { catalog } from '../../../schema/tables/catalog'
import { collection } from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import { quote } from '../../../schema/tables/quote'
import { sequence } from '../../../schema/tables/sequence'
import { tag } from '../../../schema/tables/tag'
import { user } from '../../../schema/tables/user'
import { isShownCollection } from '../collection/shown'
import { sequenceFields } from '../sequence/rows'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { isShownUser } from '../user/shown'

/** A story that strangers may see, even a locked one, since its title appears in public lists. */
export const cardOfPost = query('cardOfPost', (id: Param<string>) =>
  select({
    title: sql<string>`iif(${post.listTitle} = '', ${post.title}, ${post.listTitle})`,
    previewImageId: post.previewImageId,
    focusPercentX: post.focusPercentX,
    focusPercentY: post.focusPercentY,
    author: user.name,
    publication: collection.name,
  })
    .from(post)
    .innerJoin(user, and(eq(user.id, post.creatorId), eq(user.isSuspended, false)))
    .leftJoin(collection, and(eq(collection.id, post.collectionId), isShownCollection))
    .where(and(eq(post.id, id), inArray(post.state, ['published', 'unlisted']))),
)

export const cardOfCollection = query('cardOfCollection', (id: Param<string>) =>
  select({ name: collection.name, tagline: collection.tagline, avatarId: collection.avatarId })
    .from(collection)
    .where(and(eq(collection.id, id), isShownCollection)),
)

export const cardOfUser = query('cardOfUser', (id: Param<string>) =>
  select({ name: user.name, username: user.username, imageId: user.imageId })
    .from(user)
    .where(and(eq(user.id, id), isShownUser)),
)

export const cardOfTag = query('cardOfTag', (slug: Param<string>) =>
  select({ name: tag.name })
    .from(tag)
    .where(and(eq(tag.slug, slug), or(gt(tag.postCount, 0), eq(tag.isFeatured, true)))),
)

/** A list that everybody sees. */
export const cardOfCatalog = query('cardOfCatalog', (id: Param<string>) =>
  select({ name: catalog.name, owner: user.name })
    .from(catalog)
    .innerJoin(user, and(eq(user.id, catalog.creatorId), isShownUser))
    .where(and(eq(catalog.id, id), eq(catalog.visibility, 0), isNull(catalog.deletedAt))),
)

const highlighter = alias(user, 'highlighter')

/** A public highlight of a story that everybody can read everywhere, of people who are neither suspended nor gone. */
export const cardOfQuote = query('cardOfQuote', (id: Param<string>) =>
  select({ words: quote.words, story: post.title, author: user.name })
    .from(quote)
    .innerJoin(post, and(eq(post.id, quote.postId), inArray(post.state, ['published', 'unlisted'])))
    .innerJoin(user, and(eq(user.id, post.creatorId), isShownUser))
    .innerJoin(
      highlighter,
      and(
        eq(highlighter.id, quote.userId),
        eq(highlighter.isSuspended, false),
        isNull(highlighter.deactivatedAt),
      ),
    )
    .where(
      and(
        eq(quote.id, id),
        eq(quote.isPrivate, false),
        isNull(quote.deletedAt),
        eq(post.access, 'public'),
        isNull(post.withheldIn),
      ),
    ),
)

/** A published series. */
export const cardOfSequence = query('cardOfSequence', (id: Param<string>) =>
  select({
    title: sequence.title,
    imageId: sequence.imageId,
    imageAlt: sequence.imageAlt,
    coverColor: sequenceFields.coverColor,
    author: user.name,
  })
    .from(sequence)
    .innerJoin(user, and(eq(user.id, sequence.creatorId), isShownUser))
    .where(and(eq(sequence.id, id), isNotNull(sequence.publishedAt), isNull(sequence.deletedAt))),
)
