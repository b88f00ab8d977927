import { and, eq, sql } from 'drizzle-orm'
import {
  collection,
  collectionEditor,
  collectionPage,
  collectionSlugHistory,
} from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import type { Statement } from '../database'
import { insert, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { only, type Row } from '../sql/rows'
import { type NewRow, update, write } from '../sql/write'

/** Creates a publication. A taken slug fails the batch. */
export const insertCollection = insert(collection)

/** Creates or changes a publication; its story count isn't touched. */
export const upsertCollection = upsert(collection, [
  'domain',
  'domainVerifiedAt',
  'newsletterId',
  'isAuroraVisible',
  'followerCount',
  'postCount',
  'createdAt',
  'importedFrom',
  'isRemoved',
  'deletedAt',
  'theme',
  'styleSheet',
  'servedStyleSheet',
  'styleSheetHash',
  'infoRevision',
  'navigationRevision',
  'aboutRevision',
  'designRevision',
])

/** Creates or changes a page of a publication. */
export const upsertCollectionPage = upsert(collectionPage, ['revision', 'deletedAt', 'leftEntries'])

const insertEditorRow = insert(collectionEditor, 'ignore')

/** Gives somebody a role in a publication; an existing role is kept. */
export const insertEditor = (
  collectionId: string,
  userId: string,
  role: NewRow<typeof collectionEditor>['role'],
  position: number,
): Statement => insertEditorRow({ collectionId, userId, role, position })

const isPublicationOf = (postId: Param<string>) =>
  eq(
    collection.id,
    scalar(
      select({ collectionId: post.collectionId })
        .from(post)
        .where(and(eq(post.id, postId), eq(post.isListed, true))),
    ),
  )

/** Subtracts a listed story from its publication's count; runs before the story changes. */
export const uncountPostOfCollection = write((postId: Param<string>) =>
  update(collection)
    .set({ postCount: sql`${collection.postCount} - 1` })
    .where(isPublicationOf(postId)),
)

/** Adds a listed story to its publication's count; runs after the story changed. */
export const countPostOfCollection = write((postId: Param<string>) =>
  update(collection)
    .set({ postCount: sql`${collection.postCount} + 1` })
    .where(isPublicationOf(postId)),
)

const importTargetFields = only(collection, 'id', 'creatorId', 'importedFrom', 'isRemoved')

/** A publication as an import target. */
export interface ImportTarget extends Row<typeof importTargetFields> {}

/** The publication with a slug. */
export const importTargetBySlug = query('importTargetBySlug', (slug: Param<string>) =>
  select(importTargetFields).from(collection).where(eq(collection.slug, slug)),
)

/** Whether there is a publication with an id, whatever its slug. */
export const collectionExists = query('collectionExists', (id: Param<string>) =>
  select({ id: collection.id }).from(collection).where(eq(collection.id, id)),
)

/** The publication that had a slug before. */
export const collectionOfOldSlug = query('collectionOfOldSlug', (slug: Param<string>) =>
  select({ collectionId: collectionSlugHistory.collectionId })
    .from(collectionSlugHistory)
    .where(eq(collectionSlugHistory.slug, slug)),
)
