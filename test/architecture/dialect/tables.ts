import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/* Tables of no meaning, with every kind of column that ours have. */

export const person = sqliteTable('person', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  isHidden: integer('is_hidden', { mode: 'boolean' }).notNull().default(false),
})

export const story = sqliteTable(
  'story',
  {
    id: text('id').primaryKey(),
    writerId: text('writer_id').notNull(),
    state: text('state', { enum: ['draft', 'shown'] }).notNull(),
    /** A name that is one of SQLite's keywords. */
    order: integer('order').notNull().default(0),
    tags: text('tags', { mode: 'json' }).$type<string[]>(),
    shownAt: integer('shown_at'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('story_newest').on(t.shownAt, t.id)],
)

export const saving = sqliteTable(
  'saving',
  {
    personId: text('person_id').notNull(),
    storyId: text('story_id').notNull(),
    count: integer('count').notNull().default(1),
    savedAt: integer('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.storyId] })],
)
