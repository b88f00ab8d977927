import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { RESPONDED_KINDS, RESPONSE_STATUSES } from '../rules/responses'
import { flag, id, time } from './columns'
import { changedWithOwner } from './personal-data'
import { post } from './post'

/** Where each response stands; what it says is a post. Rule: docs/rules/responses.md. */
export const postResponse = sqliteTable(
  'post_response',
  {
    postId: id('post_id').primaryKey(),
    /** The thing under discussion: a story or a list. */
    rootKind: text('root_kind', { enum: RESPONDED_KINDS }).notNull(),
    rootId: id('root_id').notNull(),
    /** What it answers: that, or another response to it. */
    parentId: id('parent_id').notNull(),
    /** 1 for a response to the story or the list itself. */
    depth: integer('depth').notNull(),
    authorId: id('author_id').notNull(),
    /** The highlight whose passage it is about. */
    quoteId: id('quote_id'),
    /** What it answers, with the key that the client made: sending it twice writes one. */
    responseKey: text('response_key'),
    /** As it was typed, for changing it. */
    source: text('source').notNull(),
    status: text('status', { enum: RESPONSE_STATUSES }).notNull(),
    /** Whether the counts of what it answers include it. */
    isCounted: flag('is_counted'),
    /** It is the reply to a letter: it waits until somebody decides. */
    isByMail: flag('is_by_mail'),
    isPinned: flag('is_pinned'),
    /** Higher comes earlier among the most relevant. */
    score: real('score').notNull(),
    createdAt: time('created_at').notNull(),
    editedAt: time('edited_at'),
  },
  (t) => [
    index('post_response_by_time').on(t.parentId, t.createdAt, t.postId),
    index('post_response_by_score').on(t.parentId, t.score, t.postId),
    index('post_response_by_author').on(t.authorId, t.createdAt, t.postId),
    uniqueIndex('post_response_of_key').on(t.authorId, t.responseKey),
    index('post_response_waiting')
      .on(t.rootId, t.status, t.createdAt, t.postId)
      .where(sql`${t.status} <> 'shown'`),
    index('post_response_held').on(t.createdAt).where(sql`${t.status} = 'held'`),
    /** The places of responses that are gone, which stay while something below them is shown. */
    index('post_response_gone').on(t.parentId).where(sql`${t.isCounted} = 0 and ${t.status} = 'shown'`),
    index('post_response_pinned').on(t.rootId).where(sql`${t.isPinned} = 1`),
  ],
)

changedWithOwner(postResponse, {
  owner: 'authorId',
  retention: { with: { postId: post.id } },
  changes: () => ({ quoteId: null, responseKey: null, source: '', isCounted: false, isPinned: false }),
  kept: {
    'Answers hang together by it; the row of the person has no name any more.': [
      'postId',
      'rootKind',
      'rootId',
      'parentId',
      'depth',
      'authorId',
    ],
    'It is no word of the response.': ['status', 'isByMail', 'score', 'createdAt', 'editedAt'],
  },
})
