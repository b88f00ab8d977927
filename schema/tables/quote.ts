import { isNotNull, isNull, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { DELETED_QUOTE_KEPT } from '../rules/quotes'
import { flag, id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** A passage of a story that a reader has highlighted (docs/rules/highlights.md). */
export const quote = sqliteTable(
  'quote',
  {
    id: id().primaryKey(),
    postId: id('post_id').notNull(),
    userId: id('user_id').notNull(),
    /** The sending that created it: that one is known when it arrives again. */
    quoteKey: text('quote_key').notNull(),
    /** Nobody else sees it. */
    isPrivate: flag('is_private'),
    /** Where the words stood when they were highlighted, and what stood around them (schema/rules/anchors.ts). */
    paragraph: text('paragraph').notNull(),
    start: integer('start').notNull(),
    words: text('words').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    createdAt: time('created_at').notNull(),
    /** When its owner deleted it; it can come back for 30 days. */
    deletedAt: time('deleted_at'),
  },
  (t) => [
    // With what stood around them: the same words can come to stand where others stood.
    uniqueIndex('quote_of_passage').on(t.userId, t.postId, t.paragraph, t.start, t.words, t.before, t.after),
    index('quote_of_user').on(t.userId, t.createdAt, t.id).where(isNull(t.deletedAt)),
    index('quote_of_post')
      .on(t.postId, t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null and ${t.isPrivate} = 0`),
    index('quote_in_post').on(t.postId),
    index('quote_deleted').on(t.deletedAt).where(isNotNull(t.deletedAt)),
    index('quote_deleted_of_user').on(t.userId, t.deletedAt, t.id).where(isNotNull(t.deletedAt)),
  ],
)

removedWithOwner(quote, { owner: 'userId', retention: { since: 'deletedAt', for: DELETED_QUOTE_KEPT } })
