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

/** A new publication. A slug that is taken fails the batch. */
export const insertCollection = insert(collection)

/** A publication as it shall be, made or changed; the count of its stories is left alone. */
export const upsertCollection = upsert(collection, [
  'domain',
  'domainVerifiedAt',
  'newsletterId',
  'isAuroraVisible',
  'postCount',
  'createdAt',
  'importedFrom',
  'isRemoved',
])

/** A page of a publication as it shall be, made or changed. */
export const upsertCollectionPage = upsert(collectionPage, [])

const insertEditorRow = insert(collectionEditor, 'ignore')

/** Gives somebody a role in a publication; one who has a role there keeps it. */
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

/** Takes a listed story out of its publication's count; before the story changes. */
export const uncountPostOfCollection = write((postId: Param<string>) =>
  update(collection)
    .set({ postCount: sql`${collection.postCount} - 1` })
    .where(isPublicationOf(postId)),
)

/** Counts a listed story for its publication; after the story changed. */
export const countPostOfCollection = write((postId: Param<string>) =>
  update(collection)
    .set({ postCount: sql`${collection.postCount} + 1` })
    .where(isPublicationOf(postId)),
)

const importTargetFields = only(collection, 'id', 'creatorId', 'importedFrom', 'isRemoved')

/** A publication that an import may go into. */
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
