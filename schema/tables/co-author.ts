import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'
import { post } from './post'

/** Who writes a story beside its writer, once they have accepted. Rule: docs/rules/writing.md, "Co-authors". */
export const coAuthor = sqliteTable(
  'co_author',
  {
    postId: id('post_id').notNull(),
    userId: id('user_id').notNull(),
    /** The order of the byline, after the writer: when they were invited. */
    position: integer('position').notNull(),
    invitedAt: time('invited_at').notNull(),
    acceptedAt: time('accepted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    index('co_author_of_post').on(t.postId, t.position, t.userId, t.acceptedAt),
    index('co_author_of_user').on(t.userId, t.acceptedAt, t.postId),
  ],
)

removedWithOwner(coAuthor, { owner: 'userId', retention: { with: { postId: post.id } } })
