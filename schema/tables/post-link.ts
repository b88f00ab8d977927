import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'
import { post } from './post'

/**
 * Links that open a story to anyone who has them, until they are revoked. Rule: docs/rules/writing.md, "Private links".
 */
export const postLink = sqliteTable(
  'post_link',
  {
    id: id().primaryKey(),
    postId: id('post_id').notNull(),
    /** The SHA-256 of its key, which nobody else knows. */
    keyHash: text('key_hash').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('post_link_key').on(t.keyHash),
    index('post_link_of_post').on(t.postId, t.createdAt, t.id),
  ],
)

removedWithOwner(postLink, {
  owner: ['postId', post.id],
  retention: { forever: 'A link that was shared leads to the draft until it is withdrawn.' },
  withheld: { 'It opens what it belongs to.': ['keyHash'] },
})
