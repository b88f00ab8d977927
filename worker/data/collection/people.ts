import { and, asc, eq, gt, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/sqlite-core'
import { collection, collectionEditor } from '../../../schema/tables/collection'
import { follow } from '../../../schema/tables/follow'
import { user } from '../../../schema/tables/user'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { collectionEditorFields } from './rows'
import { isShownCollection } from './shown'

const isShown = (id: SQLWrapper) => some(collection, and(sql`${collection.id} = ${id}`, isShownCollection))

/** The ids of the publications that somebody writes in, runs or follows, each once, in their order. */
export const relatedCollectionIds = query(
  'relatedCollectionIds',
  (userId: Param<string>, after: Param<string>, limit: Param<number>) =>
    union(
      select({ id: sql<string>`${collectionEditor.collectionId}` })
        .from(indexedBy(collectionEditor, 'collection_editor_by_user'))
        .where(
          and(
            eq(collectionEditor.userId, userId),
            gt(collectionEditor.collectionId, after),
            isShown(collectionEditor.collectionId),
          ),
        ),
      select({ id: sql<string>`${follow.targetId}` })
        .from(follow)
        .where(
          and(
            eq(follow.userId, userId),
            eq(follow.kind, 'collection'),
            gt(follow.targetId, after),
            isShown(follow.targetId),
          ),
        ),
    )
      .orderBy(sql`1`)
      .limit(limit),
)

/** The people of a publication whose accounts are shown, in the order of their ids. */
export const contributorsOfCollection = query(
  'contributorsOfCollection',
  (collectionId: Param<string>, after: Param<string>, limit: Param<number>) =>
    select(collectionEditorFields)
      .from(collectionEditor)
      .innerJoin(user, and(eq(user.id, collectionEditor.userId), isNull(user.deactivatedAt)))
      .where(and(eq(collectionEditor.collectionId, collectionId), gt(collectionEditor.userId, after)))
      .orderBy(asc(collectionEditor.userId))
      .limit(limit),
)
