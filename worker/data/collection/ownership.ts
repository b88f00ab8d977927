import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { collection, collectionEditor } from '../../../schema/tables/collection'
import { user } from '../../../schema/tables/user'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { update, write } from '../sql/write'
import { collectionFields, leads } from './rows'

/** Owners and editors of a publication with their addresses, for mail. */
export const addressesOfLeaders = query('addressesOfLeaders', (collectionId: Param<string>) =>
  select({
    userId: collectionEditor.userId,
    role: collectionEditor.role,
    name: user.name,
    email: user.email,
    deactivatedAt: user.deactivatedAt,
    isSuspended: user.isSuspended,
  })
    .from(collectionEditor)
    .innerJoin(user, eq(user.id, collectionEditor.userId))
    .where(and(eq(collectionEditor.collectionId, collectionId), leads))
    .limit(500),
)

export const setRole = write(
  (
    collectionId: Param<string>,
    userId: Param<string>,
    from: Param<'OWNER' | 'EDITOR' | 'WRITER'>,
    to: Param<'OWNER' | 'EDITOR' | 'WRITER'>,
  ) =>
    update(collectionEditor)
      .set({ role: to })
      .where(
        and(
          eq(collectionEditor.collectionId, collectionId),
          eq(collectionEditor.userId, userId),
          eq(collectionEditor.role, from),
        ),
      ),
)

/** A publication that its owner deleted. */
export const deletedCollection = query('deletedCollection', (id: Param<string>) =>
  select({ ...collectionFields, deletedAt: collection.deletedAt })
    .from(collection)
    .where(and(eq(collection.id, id), isNotNull(collection.deletedAt))),
)

/** The publications that a person deleted after a time, newest first. */
export const deletedCollectionsOf = query(
  'deletedCollectionsOf',
  (userId: Param<string>, after: Param<number>, limit: Param<number>) =>
    select({ ...collectionFields, deletedAt: collection.deletedAt })
      .from(indexedBy(collectionEditor, 'collection_editor_by_user'))
      .innerJoin(collection, eq(collection.id, collectionEditor.collectionId))
      .where(
        and(
          eq(collectionEditor.userId, userId),
          eq(collectionEditor.role, 'OWNER'),
          isNotNull(collection.deletedAt),
          gt(collection.deletedAt, after),
        ),
      )
      .orderBy(desc(collection.deletedAt))
      .limit(limit),
)

export const markCollectionDeleted = write((id: Param<string>, now: Param<number>) =>
  update(collection)
    .set({ isRemoved: true, deletedAt: now })
    .where(and(eq(collection.id, id), eq(collection.isRemoved, false))),
)

export const restoreCollection = write((id: Param<string>) =>
  update(collection)
    .set({ isRemoved: false, deletedAt: null })
    .where(and(eq(collection.id, id), isNotNull(collection.deletedAt))),
)

/** A publication that isn't deleted, whether it is shown or staff has hidden it. */
export const heldCollection = query('heldCollection', (id: Param<string>) =>
  select({ ...collectionFields, isRemoved: collection.isRemoved })
    .from(collection)
    .where(and(eq(collection.id, id), isNull(collection.deletedAt))),
)

/** The id of such a publication by its slug. */
export const heldCollectionBySlug = query('heldCollectionBySlug', (slug: Param<string>) =>
  select({ id: collection.id })
    .from(collection)
    .where(and(eq(collection.slug, slug), isNull(collection.deletedAt))),
)

/** The id of a publication that isn't shown, by its slug or its verified domain, unless its owner has deleted it. */
export const hiddenCollection = query('hiddenCollection', (domainOrSlug: Param<string>) => {
  const isHidden = and(eq(collection.isRemoved, true), isNull(collection.deletedAt))
  return unionAll(
    select({ id: collection.id })
      .from(collection)
      .where(and(eq(collection.slug, domainOrSlug), isHidden)),
    select({ id: collection.id })
      .from(collection)
      .where(and(eq(collection.domain, domainOrSlug), isNotNull(collection.domainVerifiedAt), isHidden)),
  ).limit(1)
})
