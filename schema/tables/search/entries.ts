import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id } from '../columns'

/* The full-text tables of the search database. Their migrations (migrations/search) are written by hand,
   because how a column is indexed can't be declared here. A test compares the two. Their texts are words as
   docs/rules/search.md, "Words", says. */

/**
 * What every full-text table has. `facets` holds words that only we search for, such as the publication of a
 * story; they don't count as text.
 */
const common = { rowid: integer('rowid').primaryKey(), facets: text('facets').notNull() }

/** The columns of a table whose most popular entries are found first. */
const weighted = { ...common, weight: integer('weight').notNull() }

/** Stories. The table keeps no text, only the index of it; a row's number says which story it is. */
export const postIndex = sqliteTable('post_index', {
  ...common,
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  /** Name and username. */
  author: text('author').notNull(),
  tags: text('tags').notNull(),
  body: text('body').notNull(),
})

/** Stories for members, with the whole of their texts. Only members search in them. */
export const lockedIndex = sqliteTable('locked_index', {
  ...common,
  author: text('author').notNull(),
  /** Everything else that is searched. */
  body: text('body').notNull(),
})

/** People. */
export const userIndex = sqliteTable('user_index', {
  ...weighted,
  userId: id('user_id').notNull(),
  username: text('username').notNull(),
  name: text('name').notNull(),
  bio: text('bio').notNull(),
})

/** Publications. */
export const collectionIndex = sqliteTable('collection_index', {
  ...weighted,
  collectionId: id('collection_id').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  /** The tagline and the description. */
  description: text('description').notNull(),
})

/** Tags. */
export const tagIndex = sqliteTable('tag_index', {
  ...weighted,
  tagSlug: text('tag_slug').notNull(),
  name: text('name').notNull(),
})

/** Public lists. */
export const catalogIndex = sqliteTable('catalog_index', {
  ...weighted,
  catalogId: id('catalog_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** Name and username of its owner. */
  author: text('author').notNull(),
})

/**
 * The words of all entries, for queries that misspell one: each under itself, and under itself without each of
 * its letters.
 */
export const indexWord = sqliteTable(
  'index_word',
  { key: text('key').notNull(), word: text('word').notNull() },
  (t) => [
    primaryKey({ columns: [t.key, t.word] }),
    index('index_word_by_length').on(sql`length(${t.word})`, t.word).where(sql`${t.key} = ${t.word}`),
  ],
)
