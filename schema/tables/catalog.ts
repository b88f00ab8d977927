import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { CATALOG_TYPES } from '../rules/catalogs'
import { LIST_TRASH_DAYS } from '../rules/limits'
import { DAY } from '../rules/time-units'
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
    type: text('type', { enum: CATALOG_TYPES }).notNull().default('list'),
    /** 0 is public, 1 private. */
    visibility: integer('visibility').notNull().default(0),
    /** Chosen by staff for the library of lists. */
    isInLibrary: flag('is_in_library'),
    itemCount: count('item_count'),
    followerCount: count('follower_count'),
    clapCount: count('clap_count'),
    responseCount: count('response_count'),
    responsesClosed: flag('responses_closed'),
    /** Increases with every change of the items. */
    revision: count('revision'),
    /** The keys of its last changes, as a JSON list, the newest last. */
    changeKeys: text('change_keys').notNull().default('[]'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** When it was deleted; null for one that wasn't. */
    deletedAt: time('deleted_at'),
  },
  (t) => [
    index('catalog_by_creator').on(t.creatorId, t.visibility, t.updatedAt, t.id),
    index('catalog_library').on(t.isInLibrary, t.visibility, t.updatedAt, t.id),
    index('catalog_of_creator').on(t.creatorId, t.slug),
    // Everybody has a list with one of the same few slugs; the library has a handful.
    index('catalog_library_slug').on(t.slug).where(sql`${t.isInLibrary} = 1`),
    index('catalog_deleted').on(t.deletedAt, t.id).where(isNotNull(t.deletedAt)),
    index('catalog_deleted_of_creator').on(t.creatorId, t.deletedAt, t.id).where(isNotNull(t.deletedAt)),
  ],
)

removedWithOwner(catalog, {
  owner: 'creatorId',
  retention: { since: 'deletedAt', for: LIST_TRASH_DAYS * DAY, perRun: 20 },
})

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
    index('catalog_item_by_post').on(t.postId, t.catalogId),
    index('catalog_item_by_time').on(t.catalogId, t.addedAt, t.id),
    // A story is in a list once.
    uniqueIndex('catalog_item_once').on(t.catalogId, t.postId),
  ],
)

removedWithOwner(catalogItem, {
  owner: ['catalogId', catalog.id],
  retention: { with: { catalogId: catalog.id } },
})

/** Who has saved which of other people's lists. */
export const catalogFollow = sqliteTable(
  'catalog_follow',
  {
    userId: id('user_id').notNull(),
    catalogId: id('catalog_id').notNull(),
    followedAt: time('followed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.catalogId] }),
    index('catalog_follow_of_user').on(t.userId, t.followedAt, t.catalogId),
    index('catalog_follow_by_catalog').on(t.catalogId, t.userId),
  ],
)

removedWithOwner(catalogFollow, { owner: 'userId', retention: { with: { catalogId: catalog.id } } })

/** Stories recommended by staff, newest first (docs/rules/ranking.md, "Staff picks"). */
export const staffPick = sqliteTable(
  'staff_pick',
  { postId: id('post_id').primaryKey(), pickedAt: time('picked_at').notNull() },
  (t) => [index('staff_pick_newest').on(t.pickedAt, t.postId)],
)

staysWhole(staffPick, 'It says what staff recommends, and of a story no more than its id.', {
  forever: 'A recommendation stays until staff takes it back.',
})
