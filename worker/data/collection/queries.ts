import { and, asc, desc, eq, gt, isNotNull, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import {
  collection,
  collectionEditor,
  collectionPage as collectionPageTable,
  collectionSlugHistory,
} from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import { user } from '../../../schema/tables/user'
import { bring, collectionJson } from '../brought'
import { indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select, selectOne } from '../sql/query'
import { userFields } from '../user/rows'
import { collectionEditorFields, collectionFields, collectionPageFields, leads } from './rows'
import { isShownCollection } from './shown'

export const collectionsByIds = query('collectionsByIds', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(collectionFields)
    .from(keys.from)
    .crossJoin(collection)
    .where(and(eq(collection.id, keys.value), isShownCollection))
})

/** Whether this is a publication's current slug. */
const hasSlug = (slug: Param<string>) => and(eq(collection.slug, slug), isShownCollection)
/** Whether it is its verified domain. */
const hasDomain = (domain: Param<string>) =>
  and(eq(collection.domain, domain), isNotNull(collection.domainVerifiedAt), isShownCollection)
/** Whether it is one of its former slugs. */
const hadSlug = (slug: Param<string>) => and(eq(collectionSlugHistory.slug, slug), isShownCollection)
const isOfHistory = eq(collection.id, collectionSlugHistory.collectionId)

/** When the first listed story of a publication was published. */
const firstPostAt = (collectionId: SQLWrapper) =>
  scalar(
    select({ at: post.firstPublishedAt })
      .from(indexedBy(post, 'post_by_collection'))
      .where(and(sql`${post.collectionId} = ${collectionId}`, eq(post.isListed, true)))
      .orderBy(asc(post.firstPublishedAt))
      .limit(1),
  )

/** With the year of the first story, because a publication that is requested by name is about to be shown. */
const shownFields = { ...collectionFields, firstPostAt: firstPostAt(collection.id) }

/** The year of a publication's first story, for a publication that wasn't found by name. */
export const firstPostOfCollection = query('firstPostOfCollection', (id: Param<string>) =>
  selectOne({ firstPostAt: firstPostAt(id) }),
)

/** By the publication's current slug, a former slug, or its verified domain; the first of these wins. */
export const collectionByDomainOrSlug = query('collectionByDomainOrSlug', (domainOrSlug: Param<string>) =>
  unionAll(
    select(shownFields).from(collection).where(hasSlug(domainOrSlug)),
    select(shownFields).from(collection).where(hasDomain(domainOrSlug)),
    select(shownFields)
      .from(collectionSlugHistory)
      .innerJoin(collection, isOfHistory)
      .where(hadSlug(domainOrSlug)),
  ).limit(1),
)

/** Owners and editors of the publication that `collectionByDomainOrSlug` finds. */
export const leadersByDomainOrSlug = query('leadersByDomainOrSlug', (domainOrSlug: Param<string>) => {
  const id = { id: collection.id }
  const collectionId = unionAll(
    select(id).from(collection).where(hasSlug(domainOrSlug)),
    select(id).from(collection).where(hasDomain(domainOrSlug)),
    select(id).from(collectionSlugHistory).innerJoin(collection, isOfHistory).where(hadSlug(domainOrSlug)),
  ).limit(1)
  return select(collectionEditorFields)
    .from(collectionEditor)
    .where(and(eq(collectionEditor.collectionId, scalar(collectionId)), leads))
    .limit(500)
})

/** Owners and editors of a story's publication. */
export const leadersOfPost = query('leadersOfPost', (postId: Param<string>) =>
  select(collectionEditorFields)
    .from(post)
    .innerJoin(collection, and(eq(collection.id, post.collectionId), isShownCollection))
    .innerJoin(collectionEditor, eq(collectionEditor.collectionId, collection.id))
    .where(and(eq(post.id, postId), leads))
    .limit(500),
)

export const collectionAbout = query('collectionAbout', (id: Param<string>) =>
  select({ about: collection.about }).from(collection).where(eq(collection.id, id)),
)

export const topCollections = query('topCollections', (limit: Param<number>) =>
  select(collectionFields)
    .from(indexedBy(collection, 'collection_by_followers'))
    .where(and(isShownCollection, gt(collection.postCount, 0)))
    .orderBy(desc(collection.followerCount), desc(collection.id))
    .limit(limit),
)

/** Editors together with their profiles, because code that asks for editors shows them. */
export const editorsOfCollections = query('editorsOfCollections', (collectionIds: Param<string>) => {
  const keys = jsonEach(collectionIds)
  const { role } = collectionEditor
  return select({ ...collectionEditorFields, ...userFields })
    .from(keys.from)
    .crossJoin(collectionEditor)
    .innerJoin(user, eq(user.id, collectionEditor.userId))
    .where(eq(collectionEditor.collectionId, keys.value))
    .orderBy(
      asc(collectionEditor.collectionId),
      sql`case ${role} when ${sql.param('OWNER', role)} then 0 when ${sql.param('EDITOR', role)} then 1 else 2 end`,
      asc(collectionEditor.position),
    )
    .limit(500)
})

/** A person's roles, each with its publication. */
export const rolesOfUser = query('rolesOfUser', (userId: Param<string>) =>
  select({ ...collectionEditorFields, brought: bring({ collection: collectionJson }) })
    .from(indexedBy(collectionEditor, 'collection_editor_by_user'))
    .innerJoin(collection, and(eq(collection.id, collectionEditor.collectionId), isShownCollection))
    .where(eq(collectionEditor.userId, userId))
    .limit(100),
)

export const collectionPage = query(
  'collectionPage',
  (collectionId: Param<string>, kind: Param<string>, slug: Param<string>) =>
    select(collectionPageFields)
      .from(collectionPageTable)
      .where(
        and(
          eq(collectionPageTable.collectionId, collectionId),
          eq(collectionPageTable.kind, kind),
          eq(collectionPageTable.slug, slug),
          isNull(collectionPageTable.deletedAt),
        ),
      ),
)
