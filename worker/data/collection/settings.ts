import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { NavigationItem } from '../../../schema/rules/navigation-item'
import { collection, collectionEditor, collectionSlugHistory } from '../../../schema/tables/collection'
import type { Statement } from '../database'
import { failedOn, indexedBy } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, scalar, select, some } from '../sql/query'
import { only } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'
import { collectionEditorFields, collectionFields, leads } from './rows'
import { isShownCollection } from './shown'

/** A publication for those who change it. */
export const collectionById = query('collectionById', (id: Param<string>) =>
  select(collectionFields)
    .from(collection)
    .where(and(eq(collection.id, id), isShownCollection)),
)

/** Its owners and editors. */
export const leadersOfCollection = query('leadersOfCollection', (id: Param<string>) =>
  select(collectionEditorFields)
    .from(collectionEditor)
    .where(and(eq(collectionEditor.collectionId, id), leads))
    .limit(500),
)

/** A publication that a request may have created already, whatever became of it. */
export const createdCollection = query('createdCollection', (id: Param<string>) =>
  select(only(collection, 'id', 'creatorId', 'isRemoved'))
    .from(collection)
    .where(eq(collection.id, id)),
)

/** The publication that has a slug, even if it is removed. */
const holder = (slug: Param<string>) =>
  select({ id: collection.id }).from(collection).where(eq(collection.slug, slug))
const formerHolder = (slug: Param<string>) =>
  select({ id: collectionSlugHistory.collectionId })
    .from(collectionSlugHistory)
    .where(eq(collectionSlugHistory.slug, slug))

/** Whose a slug is, and whose it was; null if it is nobody's. */
export const holdersOfSlug = query('holdersOfSlug', (slug: Param<string>) =>
  select({
    now: sql<string | null>`${scalar(holder(slug))}`,
    before: sql<string | null>`${scalar(formerHolder(slug))}`,
  })
    .from(sql`(select 1)`)
    .limit(1),
)

/** How many publications somebody owns. */
export const ownedCount = query('ownedCount', (userId: Param<string>) =>
  select({ count: sql<number>`count(*)` })
    .from(indexedBy(collectionEditor, 'collection_editor_by_user'))
    .innerJoin(collection, and(eq(collection.id, collectionEditor.collectionId), isShownCollection))
    .where(and(eq(collectionEditor.userId, userId), eq(collectionEditor.role, 'OWNER'))),
)

const leading = (
  collectionId: Param<string>,
  userId: Param<string>,
  roles: readonly ('OWNER' | 'EDITOR')[],
) =>
  some(
    collectionEditor,
    and(
      eq(collectionEditor.collectionId, collectionId),
      eq(collectionEditor.userId, userId),
      inArray(collectionEditor.role, [...roles]),
    ),
  )

/** Fails the batch if somebody has lost the role by which they make a change. */
export const expectLeader = write((collectionId: Param<string>, userId: Param<string>) =>
  update(collection)
    .set({ slug: sql`null` })
    .where(and(eq(collection.id, collectionId), not(leading(collectionId, userId, ['OWNER', 'EDITOR'])))),
)
export const expectOwner = write((collectionId: Param<string>, userId: Param<string>) =>
  update(collection)
    .set({ slug: sql`null` })
    .where(and(eq(collection.id, collectionId), not(leading(collectionId, userId, ['OWNER'])))),
)

/** Whether a batch failed because its author has lost their role. */
export const isNoLeader = (error: unknown): boolean =>
  /NOT NULL/.test(String(error)) && failedOn(error, collection.slug)

export const setInfo = write(
  (
    id: Param<string>,
    name: Param<string>,
    tagline: Param<string>,
    description: Param<string>,
    avatarId: Param<string | null>,
    faviconId: Param<string | null>,
    logoId: Param<string | null>,
    drawingId: Param<string | null>,
    headerColor: Param<string | null>,
  ) =>
    update(collection)
      .set({ name, tagline, description, avatarId, faviconId, logoId, drawingId, headerColor })
      .where(eq(collection.id, id)),
)

const deleteFormer = write((id: Param<string>, slug: Param<string>) =>
  deleteFrom(collectionSlugHistory).where(
    and(eq(collectionSlugHistory.slug, slug), eq(collectionSlugHistory.collectionId, id)),
  ),
)
const insertFormer = insert(collectionSlugHistory)
const setSlug = write((id: Param<string>, from: Param<string>, to: Param<string>) =>
  update(collection)
    .set({ slug: to })
    .where(and(eq(collection.id, id), eq(collection.slug, from))),
)

/** Sets a new slug. The old one keeps leading to the publication; a former one may become current again. */
export const changeSlug = (id: string, from: string, to: string, now: number): Statement[] => [
  deleteFormer(id, to),
  insertFormer({ slug: from, collectionId: id, replacedAt: now }),
  setSlug(id, from, to),
]

const setNavigationItems = write((id: Param<string>, items: Param<NavigationItem[]>) =>
  update(collection).set({ navigationItems: items }).where(eq(collection.id, id)),
)

export const setNavigation = (id: string, items: NavigationItem[]): Statement => setNavigationItems(id, items)
