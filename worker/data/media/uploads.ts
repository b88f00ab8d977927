import { and, asc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { media, mediaUpload } from '../../../schema/tables/media'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, scalar, select, selectOne } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'

const uploadFields = without(mediaUpload)

/** A file that is on its way. */
export interface MediaUpload extends Row<typeof uploadFields> {}

export const uploadById = query('uploadById', (id: Param<string>) =>
  select(uploadFields).from(mediaUpload).where(eq(mediaUpload.id, id)),
)

/** How many files a person is sending, their bytes, and the bytes of the files that they have stored since a time. */
export const sentBy = query('sentBy', (ownerId: Param<string>, since: Param<number>) =>
  selectOne({
    open: sql<number>`${scalar(
      select({ count: sql<number>`count(*)` }).from(mediaUpload).where(eq(mediaUpload.ownerId, ownerId)),
    )}`,
    openBytes: sql<number>`${scalar(
      select({ bytes: sql<number>`coalesce(sum(${mediaUpload.size}), 0)` })
        .from(mediaUpload)
        .where(eq(mediaUpload.ownerId, ownerId)),
    )}`,
    storedBytes: sql<number>`${scalar(
      select({ bytes: sql<number>`coalesce(sum(${media.bytes}), 0)` })
        .from(media)
        .where(and(eq(media.ownerId, ownerId), isNotNull(media.fileName), gt(media.createdAt, since))),
    )}`,
  }),
)

/** Begins an upload; one that has begun already isn't changed. */
export const insertUpload = insert(mediaUpload, 'ignore')

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
