import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { collection } from '../../../schema/tables/collection'
import { post, postTag } from '../../../schema/tables/post'
import { sequence, sequencePart } from '../../../schema/tables/sequence'
import { tag } from '../../../schema/tables/tag'
import { user } from '../../../schema/tables/user'
import { isShownCollection } from '../collection/shown'
import type { RowOf } from '../database'
import { periodStart } from '../period'
import { indexedBy, notBefore, recursive } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select, withRecursive } from '../sql/query'
import { only } from '../sql/rows'
import { isOfShownUser } from '../user/shown'

/** A publication's own domain, if it is live. */
const liveDomain = (of: Record<'domain' | 'domainVerifiedAt', SQLiteColumn>) =>
  sql<string | null>`iif(${of.domainVerifiedAt} is null, null, ${of.domain})`

/** Every listed story has been published. */
const publishedAt = sql<number>`${post.firstPublishedAt}`

/**
 * The first story of each sitemap, oldest first: a new one begins with each month (UTC) and after `size`
 * stories of a month. Jumps through the index of listed stories from one beginning to the next.
 */
export const postParts = query('postParts', (size: Param<number>) => {
  const part = recursive<string>('part', 'id')
  const later = alias(post, 'later')
  const first = (condition: SQL | undefined) =>
    select({ id: later.id })
      .from(indexedBy(later, 'post_listed', post))
      .where(and(eq(later.isListed, true), condition))
      .orderBy(asc(later.firstPublishedAt), asc(later.id))
      .limit(1)
  const nextMonth = periodStart(post.firstPublishedAt, 'month', '+1 month')
  const inSameMonth = first(
    and(
      notBefore([later.firstPublishedAt, later.id], [post.firstPublishedAt, post.id]),
      lt(later.firstPublishedAt, nextMonth),
    ),
  ).offset(size)
  const inLaterMonth = first(gte(later.firstPublishedAt, nextMonth))
  const isPart = eq(post.id, part.value)
  const next = select({ id: sql`coalesce(${inSameMonth}, ${inLaterMonth})` })
    .from(part.from)
    .innerJoin(post, isPart)
  return withRecursive(
    [part.as(scalar(first(isNotNull(later.firstPublishedAt))), next.getSQL())],
    select({ at: publishedAt, id: post.id }).from(part.from).innerJoin(post, isPart),
  )
})

/** Where a sitemap of stories begins: the story's key. */
export type PostPart = RowOf<typeof postParts>

/**
 * Stories from a key on, up to but excluding `until`. A story whose original is elsewhere is left out,
 * because its page asks to be indexed there.
 */
export const postEntries = query(
  'postEntries',
  (since: Param<number>, id: Param<string>, until: Param<number>, limit: Param<number>) => {
    const among = select(
      only(
        post,
        'id',
        'slug',
        'creatorId',
        'collectionId',
        'firstPublishedAt',
        'latestPublishedAt',
        'canonicalUrl',
      ),
    )
      .from(indexedBy(post, 'post_listed'))
      .where(
        and(
          eq(post.isListed, true),
          notBefore([post.firstPublishedAt, post.id], [since, id]),
          lt(post.firstPublishedAt, until),
        ),
      )
      .orderBy(asc(post.firstPublishedAt), asc(post.id))
      .limit(limit)
      .as('among')
    return select({
      id: among.id,
      slug: among.slug,
      username: user.username,
      collectionSlug: collection.slug,
      domain: liveDomain(collection),
      modifiedAt: sql<number>`coalesce(${among.latestPublishedAt}, ${among.firstPublishedAt})`,
    })
      .from(among)
      .innerJoin(user, eq(user.id, among.creatorId))
      .leftJoin(collection, and(eq(collection.id, among.collectionId), isShownCollection))
      .where(isNull(among.canonicalUrl))
  },
)

/** A story's entry in a sitemap. */
export type PostEntry = RowOf<typeof postEntries>

/** The key of each sitemap's first row, for a table whose rows are divided in the order of the key. */
const parts = (name: string, table: SQLiteTable, key: SQLiteColumn) =>
  query(name, (size: Param<number>) => {
    const part = recursive<string>('part', 'start')
    const first = (condition: SQL) => select({ key }).from(table).where(condition).orderBy(asc(key)).limit(1)
    const next = select({ start: scalar(first(gte(key, part.value)).offset(size)) })
      .from(part.from)
      .where(isNotNull(part.value))
    return withRecursive(
      [part.as(scalar(first(gte(key, ''))), next.getSQL())],
      select({ start: part.value }).from(part.from).where(isNotNull(part.value)),
    )
  })

export const userParts = parts('userParts', user, user.id)
export const collectionParts = parts('collectionParts', collection, collection.id)
export const tagParts = parts('tagParts', tag, tag.slug)
export const sequenceParts = parts('sequenceParts', sequence, sequence.id)

/** The entry of a person, a publication, a tag or a series in a sitemap. */
export type NamedEntry = RowOf<typeof userEntries | typeof tagEntries | typeof sequenceEntries> &
  Partial<Pick<RowOf<typeof collectionEntries>, 'domain'>>

/** People who have published and aren't suspended, among the `size` whose ids begin at `start`. */
export const userEntries = query('userEntries', (start: Param<string>, size: Param<number>) => {
  const among = select(only(user, 'id', 'username', 'postCount', 'isSuspended'))
    .from(user)
    .where(gte(user.id, start))
    .orderBy(asc(user.id))
    .limit(size)
    .as('among')
  const latest = select({ at: post.firstPublishedAt })
    .from(indexedBy(post, 'post_by_creator'))
    .where(and(eq(post.creatorId, among.id), eq(post.isListed, true)))
    .orderBy(desc(post.firstPublishedAt))
    .limit(1)
  return select({ name: among.username, modifiedAt: scalar(latest) })
    .from(among)
    .where(and(gt(among.postCount, 0), eq(among.isSuspended, false)))
})

export const collectionEntries = query('collectionEntries', (start: Param<string>, size: Param<number>) => {
  const among = select(only(collection, 'id', 'slug', 'domain', 'domainVerifiedAt', 'postCount', 'isRemoved'))
    .from(collection)
    .where(gte(collection.id, start))
    .orderBy(asc(collection.id))
    .limit(size)
    .as('among')
  const latest = select({ at: post.firstPublishedAt })
    .from(indexedBy(post, 'post_by_collection'))
    .where(and(eq(post.collectionId, among.id), eq(post.isListed, true)))
    .orderBy(desc(post.firstPublishedAt))
    .limit(1)
  return select({ name: among.slug, domain: liveDomain(among), modifiedAt: scalar(latest) })
    .from(among)
    .where(and(gt(among.postCount, 0), eq(among.isRemoved, false)))
})

export const tagEntries = query('tagEntries', (start: Param<string>, size: Param<number>) => {
  const among = select(only(tag, 'slug', 'postCount', 'isHidden'))
    .from(tag)
    .where(gte(tag.slug, start))
    .orderBy(asc(tag.slug))
    .limit(size)
    .as('among')
  const latest = select({ at: postTag.firstPublishedAt })
    .from(indexedBy(postTag, 'post_tag_latest'))
    .where(and(eq(postTag.tagSlug, among.slug), eq(postTag.isListed, true)))
    .orderBy(desc(postTag.firstPublishedAt))
    .limit(1)
  return select({ name: among.slug, modifiedAt: scalar(latest) })
    .from(among)
    .where(and(gt(among.postCount, 0), eq(among.isHidden, false)))
})

/** Published series with something to read; their name is the last segment of their address. */
export const sequenceEntries = query('sequenceEntries', (start: Param<string>, size: Param<number>) => {
  const among = select(only(sequence, 'id', 'slug', 'creatorId', 'publishedAt', 'deletedAt'))
    .from(sequence)
    .where(gte(sequence.id, start))
    .orderBy(asc(sequence.id))
    .limit(size)
    .as('among')
  const latest = select({ at: sql<number | null>`max(${post.firstPublishedAt})` })
    .from(indexedBy(sequencePart, 'sequence_part_ordered'))
    .crossJoin(post)
    .where(
      and(eq(sequencePart.sequenceId, among.id), eq(post.id, sequencePart.postId), eq(post.isListed, true)),
    )
  return select({
    name: sql<string>`iif(${among.slug} = '', ${among.id}, ${among.slug} || '-' || ${among.id})`,
    modifiedAt: scalar(latest),
  })
    .from(among)
    .where(
      and(
        isNotNull(among.publishedAt),
        isNull(among.deletedAt),
        isOfShownUser(among.creatorId),
        sql`${scalar(latest)} is not null`,
      ),
    )
})
