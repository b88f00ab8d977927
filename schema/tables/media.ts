import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { OPEN_UPLOAD_KEPT } from '../rules/files'
import { UNUSED_PICTURE_KEPT } from '../rules/images/unused'
import { id, time } from './columns'
import { changedWithOwner, removedWithOwner, staysWhole } from './personal-data'

/**
 * Pictures and other files in our own store. A picture's bytes are in R2 under `image/{id}`, those of another file under
 * `file/{id}`.
 */
export const media = sqliteTable(
  'media',
  {
    /**
     * Of a picture the first 24 hex digits of the SHA-256 of its bytes, so that it is stored once. A file that is sent in
     * parts has as many digits that nobody guesses.
     */
    id: text('id').primaryKey(),
    ownerId: id('owner_id'),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** Zero, both, for what isn't a picture. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The picture's mean colour as `#rrggbb`, shown while it loads. */
    color: text('color'),
    sourceUrl: text('source_url'),
    /** The name of a file as its owner has it; pictures have none. */
    fileName: text('file_name'),
    createdAt: time('created_at').notNull(),
    /** The beginning of the last walk that found it in use, or when it was last taken into use. */
    seenAt: time('seen_at'),
    /** The beginning of the first walk that found it nowhere, if none has found it since. */
    unusedSince: time('unused_since'),
    /** Set while its bytes are being removed: from then on there is no such picture. */
    removingAt: time('removing_at'),
  },
  (t) => [
    index('media_by_owner').on(t.ownerId).where(isNotNull(t.ownerId)),
    index('media_removing').on(t.removingAt).where(isNotNull(t.removingAt)),
  ],
)

changedWithOwner(media, {
  owner: 'ownerId',
  retention: { since: 'unusedSince', for: UNUSED_PICTURE_KEPT, job: 'sweep-pictures' },
  changes: () => ({ ownerId: null, sourceUrl: null, fileName: null }),
  kept: {
    'The same picture is stored once, and may stand in the stories of others.': [
      'id',
      'contentType',
      'bytes',
      'width',
      'height',
      'color',
      'createdAt',
      'seenAt',
      'unusedSince',
      'removingAt',
    ],
  },
})

/** Files that are on their way into the store. */
export const mediaUpload = sqliteTable(
  'media_upload',
  {
    /** The id that the file will have. */
    id: text('id').primaryKey(),
    ownerId: id('owner_id').notNull(),
    fileName: text('file_name').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** The bucket's name for the upload. */
    uploadId: text('upload_id').notNull(),
    /** The bucket's tags of the parts that have arrived, by their numbers: a JSON object. */
    parts: text('parts').notNull().default('{}'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('media_upload_by_owner').on(t.ownerId), index('media_upload_by_time').on(t.createdAt)],
)

removedWithOwner(mediaUpload, {
  owner: 'ownerId',
  retention: { since: 'createdAt', for: OPEN_UPLOAD_KEPT, job: 'sweep-uploads' },
  withheld: 'It is about a file of theirs that they have.',
})

/** How far the walk has come that finds out which pictures are in use (docs/rules/images.md, "Keeping"): one row. */
export const mediaWalk = sqliteTable('media_walk', {
  id: integer('id').primaryKey(),
  startedAt: time('started_at').notNull(),
  /** The names of the places that it goes through, so that one with other places isn't continued. */
  places: text('places').notNull(),
  /** Where it is: the name of a place, or of the pictures themselves. */
  place: text('place').notNull(),
  /** The last row that it has read there. */
  position: integer('position').notNull().default(0),
  finishedAt: time('finished_at'),
})

staysWhole(mediaWalk, 'It is about pictures, and names none.', {
  forever: 'It is one row, which each walk overwrites.',
})

/** Frames and link targets that stories embed. */
export const mediaResource = sqliteTable('media_resource', {
  id: text('id').primaryKey(),
  href: text('href').notNull(),
  iframeSrc: text('iframe_src'),
  title: text('title').notNull().default(''),
  width: integer('width'),
  height: integer('height'),
  createdAt: time('created_at').notNull(),
})

staysWhole(mediaResource, 'It is about what is elsewhere, whoever embeds it.', {
  forever: 'Any version of a story may embed it.',
})
