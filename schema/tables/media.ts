import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { UNUSED_PICTURE_KEPT } from '../rules/images/unused'
import { id, time } from './columns'
import { changedWithOwner, staysWhole } from './personal-data'

/** Pictures in our own store. The original's bytes are in R2 under `image/{id}`. */
export const media = sqliteTable(
  'media',
  {
    /** The first 24 hex digits of the SHA-256 of the bytes: the same picture is stored once. */
    id: text('id').primaryKey(),
    ownerId: id('owner_id'),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The picture's mean colour as `#rrggbb`, shown while it loads. */
    color: text('color'),
    sourceUrl: text('source_url'),
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
  changes: () => ({ ownerId: null, sourceUrl: null }),
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
