import { and, asc, eq, gt, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { media, mediaUpload } from '../../../schema/tables/media'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, query, scalar, select, selectOne } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'

const uploadFields = without(mediaUpload)

/** A file that is on its way. */
export interface MediaUpload extends Row<typeof uploadFields> {}

export const uploadById = query('uploadById', (id: Param<string>) =>
  select(uploadFields).from(mediaUpload).where(eq(mediaUpload.id, id)),
)

/** The bytes of the files that a person is sending. */
const openBytes = (ownerId: SQL) =>
  scalar(
    select({ bytes: sql<number>`coalesce(sum(${mediaUpload.size}), 0)` })
      .from(mediaUpload)
      .where(eq(mediaUpload.ownerId, ownerId)),
  )

/** The bytes of the files that a person has stored since a time. */
const storedBytes = (ownerId: SQL, since: Param<number>) =>
  scalar(
    select({ bytes: sql<number>`coalesce(sum(${media.bytes}), 0)` })
      .from(media)
      .where(and(eq(media.ownerId, ownerId), isNotNull(media.fileName), gt(media.createdAt, since))),
  )

/** How many files a person is sending. */
export const openUploadsOf = query('openUploadsOf', (ownerId: Param<string>) =>
  selectOne({ open: countOf(mediaUpload, eq(mediaUpload.ownerId, ownerId)) }),
)

/**
 * Begins an upload, unless its owner sends `mostOpen` files already, or `mostBytes` with it, counting what they have
 * stored since a time. One that has begun already isn't changed.
 */
export const insertUpload = insertWhere(
  mediaUpload,
  (row, mostOpen: Param<number>, mostBytes: Param<number>, since: Param<number>) =>
    and(
      lt(countOf(mediaUpload, eq(mediaUpload.ownerId, row.ownerId)), mostOpen),
      lte(sql`${openBytes(row.ownerId)} + ${storedBytes(row.ownerId, since)} + ${row.size}`, mostBytes),
    ),
  'ignore',
)

/** Notes that a part has arrived; one that comes again takes the place of the first. */
export const noteUploadPart = write((path: Param<string>, etag: Param<string>, id: Param<string>) =>
  update(mediaUpload)
    .set({ parts: sql`json_set(${mediaUpload.parts}, ${path}, ${etag})` })
    .where(eq(mediaUpload.id, id)),
)

export const deleteUpload = write((id: Param<string>) =>
  deleteFrom(mediaUpload).where(eq(mediaUpload.id, id)),
)

/** Uploads that began before a time. */
export const uploadsLeft = query('uploadsLeft', (until: Param<number>, limit: Param<number>) =>
  select(uploadFields)
    .from(mediaUpload)
    .where(lt(mediaUpload.createdAt, until))
    .orderBy(asc(mediaUpload.createdAt))
    .limit(limit),
)
