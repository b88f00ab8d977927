import { type Column, getTableName, gt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { book } from '../../../schema/tables/book'
import { collection, collectionPage } from '../../../schema/tables/collection'
import { newsletter } from '../../../schema/tables/newsletter'
import { post, postVersion } from '../../../schema/tables/post'
import { sequence } from '../../../schema/tables/sequence'
import { user } from '../../../schema/tables/user'
import type { Query } from '../database'
import { rowid } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'

/** Columns of one table in which pictures of our own store are named. */
export interface PicturePlace {
  name: string
  table: SQLiteTable
  columns: readonly Column[]
  /** How many rows are read at once. */
  limit: number
  /** The texts of the rows after one, each as one. */
  texts: Query<[at: number, limit: number], { at: number; text: string }>
}

/* Rows that are read at once: of short columns, and of those that may hold a whole story (600,000 bytes). */
const SHORT = 500
const LONG = 20

function place(table: SQLiteTable, limit: number, ...columns: readonly Column[]): PicturePlace {
  const name = getTableName(table)
  const all: SQL[] = columns.map((column) => sql`coalesce(${column}, '')`)
  const texts = query(`pictures.${name}`, (at: Param<number>, most: Param<number>) =>
    select({ at: rowid(table), text: sql<string>`${sql.join(all, sql` || ' ' || `)}` })
      .from(table)
      .where(gt(rowid(table), at))
      .orderBy(rowid(table))
      .limit(most),
  )
  return { name, table, columns, limit, texts }
}

/**
 * Every place that may name a picture: a picture that none of them names is removed in the end. A test finds columns
 * that are missing here. Rule: docs/rules/images.md, "Keeping".
 */
export const PICTURE_PLACES: readonly PicturePlace[] = [
  place(user, LONG, user.imageId, user.about, user.theme),
  place(
    collection,
    LONG,
    collection.avatarId,
    collection.faviconId,
    collection.logoId,
    collection.drawingId,
    collection.about,
    collection.navigationItems,
    collection.theme,
    collection.styleSheet,
    collection.servedStyleSheet,
  ),
  place(collectionPage, LONG, collectionPage.body, collectionPage.leftEntries),
  place(sequence, SHORT, sequence.imageId),
  place(newsletter, SHORT, newsletter.imageId),
  place(book, SHORT, book.coverId),
  place(post, SHORT, post.previewImageId, post.previewSrc),
  place(postVersion, LONG, postVersion.body),
]
