/** What an import of somebody's own export writes besides stories. Nothing that is there already is changed. */
import { eq, sql } from 'drizzle-orm'
import { catalog, catalogItem } from '../../../schema/tables/catalog'
import { quote } from '../../../schema/tables/quote'
import { user } from '../../../schema/tables/user'
import type { Statement } from '../database'
import { jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, select } from '../sql/query'
import { update, write } from '../sql/write'

const fill = write(
  (
    userId: Param<string>,
    bio: Param<string>,
    imageId: Param<string | null>,
    about: Param<string | null>,
    pinnedPostId: Param<string | null>,
    theme: Param<string | null>,
  ) =>
    update(user)
      .set({
        bio: sql`iif(${user.bio} = '', ${bio}, ${user.bio})`,
        imageId: sql`coalesce(${user.imageId}, ${imageId})`,
        about: sql`coalesce(${user.about}, ${about})`,
        pinnedPostId: sql`coalesce(${user.pinnedPostId}, ${pinnedPostId})`,
        theme: sql`coalesce(${user.theme}, ${theme})`,
      })
      .where(eq(user.id, userId)),
)

/** Fills in what a profile doesn't have yet. */
export const fillProfile = (
  userId: string,
  {
    bio,
    imageId,
    about,
    pinnedPostId,
    theme,
  }: { bio: string; imageId: string | null; about: unknown; pinnedPostId: string | null; theme: unknown },
): Statement => {
  const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
  return fill(userId, bio, imageId, json(about), pinnedPostId, json(theme))
}

/** An item of a list, as an export had it. */
export interface RestoredItem {
  id: string
  postId: string
  position: number
  note: string
  addedAt: number
}

const insertItems = write((catalogId: Param<string>, items: Param<string>, most: Param<number>) => {
  const { from, key, part } = jsonEach(items)
  return insertFrom(
    catalogItem,
    select({
      id: part<string>('$.id'),
      catalogId: catalog.id,
      postId: part<string>('$.postId'),
      position: part<number>('$.position'),
      note: part<string>('$.note'),
      addedAt: part<number>('$.addedAt'),
    })
      .from(from)
      .innerJoin(catalog, eq(catalog.id, catalogId))
      .where(sql`${key} < ${most} - ${countOf(catalogItem, eq(catalogItem.catalogId, catalogId))}`),
  ).onConflictDoNothing()
})

const countItems = write((catalogId: Param<string>, updatedAt: Param<number>) =>
  update(catalog)
    .set({
      revision: sql`${catalog.revision} + 1`,
      itemCount: countOf(catalogItem, eq(catalogItem.catalogId, catalogId)),
      updatedAt: sql`max(${catalog.updatedAt}, ${updatedAt})`,
    })
    .where(eq(catalog.id, catalogId)),
)

/** Puts items into a list that exists, unless their stories are in it. @param most how many a list may have. */
export const restoreItems = (
  catalogId: string,
  items: readonly RestoredItem[],
  updatedAt: number,
  most: number,
): Statement[] => [insertItems(catalogId, JSON.stringify(items), most), countItems(catalogId, updatedAt)]

/** A highlight, as an export had it. */
export interface RestoredQuote {
  id: string
  postId: string
  isPrivate: boolean
  paragraph: string
  start: number
  words: string
  before: string
  after: string
  createdAt: number
}

const insertQuotes = write((userId: Param<string>, quotes: Param<string>) => {
  const { from, part } = jsonEach(quotes)
  return insertFrom(
    quote,
    select({
      id: part<string>('$.id'),
      postId: part<string>('$.postId'),
      userId: sql<string>`${userId}`,
      quoteKey: part<string>('$.id'),
      isPrivate: part<boolean>('$.isPrivate'),
      paragraph: part<string>('$.paragraph'),
      start: part<number>('$.start'),
      words: part<string>('$.words'),
      before: part<string>('$.before'),
      after: part<string>('$.after'),
      createdAt: part<number>('$.createdAt'),
    })
      .from(from)
      .where(sql`true`),
  ).onConflictDoNothing()
})

/** Stores highlights; a passage that is highlighted, or was and was deleted here, stays as it is. */
export const restoreQuotes = (userId: string, quotes: readonly RestoredQuote[]): Statement =>
  insertQuotes(userId, JSON.stringify(quotes))
