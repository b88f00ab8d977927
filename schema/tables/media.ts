import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
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
  },
  (t) => [index('media_by_owner').on(t.ownerId).where(isNotNull(t.ownerId))],
)

changedWithOwner(media, {
  owner: 'ownerId',
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
    ],
  },
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

staysWhole(mediaResource, 'It is about what is elsewhere, whoever embeds it.')
