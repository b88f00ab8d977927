import { isNotNull } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { count, flag, id, time } from './columns'
import { removedWithOwner, staysWhole } from './personal-data'

/** Tags, which are topics too. */
export const tag = sqliteTable(
  'tag',
  {
    slug: text('slug').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    followerCount: count('follower_count'),
    postCount: count('post_count'),
    /** True for the tags that the explore page offers. */
    isFeatured: flag('is_featured'),
    /** Staff keeps readers from seeing it; stories keep it. */
    isHidden: flag('is_hidden'),
    /** The slug of the tag that it has become part of; absent for nearly all. */
    mergedInto: text('merged_into'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    index('tag_merged').on(t.mergedInto).where(isNotNull(t.mergedInto)),
    index('tag_by_posts').on(t.postCount, t.slug),
    index('tag_featured').on(t.isFeatured, t.postCount, t.slug),
  ],
)

staysWhole(tag, 'Tags are everybody’s.', { forever: 'Old addresses go on leading to the topic.' })

/** Who writes most in a tag; updated by the writes that publish. */
export const tagWriter = sqliteTable(
  'tag_writer',
  {
    tagSlug: text('tag_slug').notNull(),
    userId: id('user_id').notNull(),
    postCount: count('post_count'),
    latestPostAt: time('latest_post_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tagSlug, t.userId] }),
    index('tag_writer_by_user').on(t.userId),
    index('tag_writer_ranked').on(t.tagSlug, t.postCount, t.userId),
  ],
)

removedWithOwner(tagWriter, {
  owner: 'userId',
  retention: { forever: 'It counts the stories that a topic’s writers have now.' },
  withheld: 'It is counted from the stories and their tags, which an export has.',
})
