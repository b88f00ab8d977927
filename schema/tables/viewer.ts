import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** A person's permanent dismissals (docs/rules/viewer.md, "Dismissals"). */
export const dismissedFlag = sqliteTable(
  'dismissed_flag',
  {
    userId: id('user_id').notNull(),
    flag: text('flag').notNull(),
    dismissedAt: time('dismissed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.flag] })],
)

removedWithOwner(dismissedFlag, {
  owner: 'userId',
  retention: { forever: 'What was dismissed stays dismissed.' },
})

/** A person's preferences (docs/rules/viewer.md, "Preferences"). */
export const userPreference = sqliteTable(
  'user_preference',
  {
    userId: id('user_id').notNull(),
    name: text('name').notNull(),
    /** JSON. */
    value: text('value').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.name] })],
)

removedWithOwner(userPreference, {
  owner: 'userId',
  retention: { forever: 'A setting holds until it is changed.' },
})

/** A flag's value for one person, which overrides the configuration (docs/rules/viewer.md, "Flags"). */
export const flagOverride = sqliteTable(
  'flag_override',
  {
    userId: id('user_id').notNull(),
    name: text('name').notNull(),
    /** JSON. */
    value: text('value').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.name] })],
)

removedWithOwner(flagOverride, {
  owner: 'userId',
  retention: { forever: 'A setting holds until it is changed.' },
})

/** Tags that a person follows. */
export const tagFollow = sqliteTable(
  'tag_follow',
  {
    userId: id('user_id').notNull(),
    tagSlug: text('tag_slug').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tagSlug] }),
    index('tag_follow_by_tag').on(t.tagSlug),
    index('tag_follow_newest').on(t.userId, t.createdAt, t.tagSlug),
  ],
)

removedWithOwner(tagFollow, {
  owner: 'userId',
  retention: { forever: 'A follow holds until it is taken back.' },
})
