import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, time } from '../columns'

/* The full-text tables of the search database. Their migrations (migrations/search) are written by hand,
   because how a column is indexed can't be declared here. A test compares the two. */

/** Stories. */
export const postSearch = sqliteTable('post_search', {
  rowid: integer('rowid').primaryKey(),
  postId: id('post_id').notNull(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  body: text('body').notNull(),
  /** Name and username. */
  author: text('author').notNull(),
  /** Their names, separated by spaces. */
  tags: text('tags').notNull(),
  collectionId: id('collection_id'),
  publishedAt: time('published_at'),
  isHighQuality: integer('is_high_quality', { mode: 'boolean' }).notNull(),
})

/** People. */
export const userSearch = sqliteTable('user_search', {
  rowid: integer('rowid').primaryKey(),
  userId: id('user_id').notNull(),
  username: text('username').notNull(),
  name: text('name').notNull(),
  bio: text('bio').notNull(),
  isHighQuality: integer('is_high_quality', { mode: 'boolean' }).notNull(),
})

/** Publications. */
export const collectionSearch = sqliteTable('collection_search', {
  rowid: integer('rowid').primaryKey(),
  collectionId: id('collection_id').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  /** The tagline, and below it the description. */
  description: text('description').notNull(),
})

/** Tags. */
export const tagSearch = sqliteTable('tag_search', {
  rowid: integer('rowid').primaryKey(),
  tagSlug: text('tag_slug').notNull(),
  name: text('name').notNull(),
  postCount: integer('post_count').notNull(),
})
