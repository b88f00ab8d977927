import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { LeftEntry } from '../../../schema/rules/navigation-item'
import type { StoryBody } from '../../../schema/story/paragraph'
import { collectionPage } from '../../../schema/tables/collection'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, query, select } from '../sql/query'
import { only } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'
import { nextRevision } from './revisions'
import { collectionPageFields, listedPageFields } from './rows'

type Kind = 'subpage' | 'feature'

const isThere = isNull(collectionPage.deletedAt)

/** The pages of a publication, without their texts. */
export const pagesOfCollection = query(
  'pagesOfCollection',
  (collectionId: Param<string>, kind: Param<string>, limit: Param<number>) =>
    select(listedPageFields)
      .from(collectionPage)
      .where(and(eq(collectionPage.collectionId, collectionId), eq(collectionPage.kind, kind), isThere))
      .orderBy(asc(collectionPage.slug))
      .limit(limit),
)

const isPage = (collectionId: Param<string>, kind: Param<Kind>, slug: Param<string>) =>
  and(
    eq(collectionPage.collectionId, collectionId),
    eq(collectionPage.kind, kind),
    eq(collectionPage.slug, slug),
  )

const isOfKind = (row: { collectionId: SQL; kind: SQL }) =>
  and(eq(collectionPage.collectionId, row.collectionId), eq(collectionPage.kind, row.kind), isThere)

/** Creates a page, unless there are `most` of its kind already. A taken slug fails the batch. */
export const insertPage = insertWhere(
  collectionPage,
  (row, most: Param<number>) => sql`${countOf(collectionPage, isOfKind(row))} < ${most}`,
)

/** Changes a page; fails the batch if it was changed since the revision that the change begins from. */
export const setPage = write(
  (
    collectionId: Param<string>,
    kind: Param<Kind>,
    before: Param<string>,
    slug: Param<string>,
    title: Param<string>,
    description: Param<string>,
    tagSlug: Param<string | null>,
    body: Param<StoryBody | null>,
    now: Param<number>,
    base: Param<number | null>,
  ) =>
    update(collectionPage)
      .set({
        slug,
        title,
        description,
        tagSlug,
        body,
        updatedAt: now,
        revision: nextRevision(collectionPage.revision, base),
      })
      .where(and(isPage(collectionId, kind, before), isThere)),
)

/** Deletes a page for now. */
export const markPageDeleted = write(
  (
    collectionId: Param<string>,
    kind: Param<Kind>,
    slug: Param<string>,
    leftEntries: Param<LeftEntry[]>,
    now: Param<number>,
  ) =>
    update(collectionPage)
      .set({ deletedAt: now, leftEntries })
      .where(and(isPage(collectionId, kind, slug), isThere)),
)

/** A page that was deleted and can still be restored. */
export const deletedPage = query(
  'deletedPage',
  (collectionId: Param<string>, kind: Param<Kind>, slug: Param<string>) =>
    select({ ...collectionPageFields, ...only(collectionPage, 'deletedAt', 'leftEntries') })
      .from(collectionPage)
      .where(and(isPage(collectionId, kind, slug), isNotNull(collectionPage.deletedAt))),
)

/** Restores a deleted page. */
export const restorePage = write((collectionId: Param<string>, kind: Param<Kind>, slug: Param<string>) =>
  update(collectionPage)
    .set({ deletedAt: null, leftEntries: null })
    .where(isPage(collectionId, kind, slug)),
)

/** Makes room for a page at an address that a deleted one has. */
export const forgetDeletedPage = write(
  (collectionId: Param<string>, kind: Param<Kind>, slug: Param<string>) =>
    deleteFrom(collectionPage).where(
      and(isPage(collectionId, kind, slug), isNotNull(collectionPage.deletedAt)),
    ),
)
