import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { count, flag, id, time } from './columns'
import { removedWithOwner, staysWhole } from './personal-data'

/** Lists of stories. */
export const catalog = sqliteTable(
  'catalog',
  {
    id: id().primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    creatorId: id('creator_id').notNull(),
    type: text('type', { enum: ['list', 'reading-list', 'currently-reading', 'purchased'] })
      .notNull()
      .default('list'),
    /** 0 is public, 1 private. */
    visibility: integer('visibility').notNull().default(0),
    /** Chosen by staff for the library of lists. */
    isInLibrary: flag('is_in_library'),
    itemCount: count('item_count'),
    followerCount: count('follower_count'),
    clapCount: count('clap_count'),
    responseCount: count('response_count'),
    responsesClosed: flag('responses_closed'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    index('catalog_by_creator').on(t.creatorId, t.visibility, t.updatedAt, t.id),
    index('catalog_library').on(t.isInLibrary, t.visibility, t.updatedAt, t.id),
    index('catalog_of_creator').on(t.creatorId, t.slug),
    // Everybody has a list with one of the same few slugs; the library has a handful.
    index('catalog_library_slug').on(t.slug).where(sql`${t.isInLibrary} = 1`),
  ],
)

removedWithOwner(catalog, { owner: 'creatorId' })

/** The items of a list, in order. */
export const catalogItem = sqliteTable(
  'catalog_item',
  {
    id: id().primaryKey(),
    catalogId: id('catalog_id').notNull(),
    postId: id('post_id').notNull(),
    position: integer('position').notNull(),
    note: text('note').notNull().default(''),
    addedAt: time('added_at').notNull(),
  },
  (t) => [
    index('catalog_item_ordered').on(t.catalogId, t.position, t.id),
    index('catalog_item_by_post').on(t.postId),
  ],
)

removedWithOwner(catalogItem, { owner: ['catalogId', catalog.id] })

/** Stories recommended by staff, newest first (docs/rules/ranking.md, "Staff picks"). */
export const staffPick = sqliteTable(
  'staff_pick',
  { postId: id('post_id').primaryKey(), pickedAt: time('picked_at').notNull() },
  (t) => [index('staff_pick_newest').on(t.pickedAt, t.postId)],
)

staysWhole(staffPick, 'It says what staff recommends, and of a story no more than its id.')
