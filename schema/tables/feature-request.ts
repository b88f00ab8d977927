import { isNull } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { FEATURE_REQUEST_KEPT, FEATURE_REQUEST_STATES } from '../rules/feature-requests'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** Stories whose writers were asked whether they may be featured. Rule: docs/rules/partner.md, "Featuring". */
export const featureRequest = sqliteTable(
  'feature_request',
  {
    id: id().primaryKey(),
    postId: id('post_id').notNull(),
    writerId: id('writer_id').notNull(),
    state: text('state', { enum: FEATURE_REQUEST_STATES }).notNull(),
    askedAt: time('asked_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** When it was answered or withdrawn. */
    closedAt: time('closed_at'),
  },
  (t) => [
    uniqueIndex('feature_request_open').on(t.postId).where(isNull(t.closedAt)),
    index('feature_request_of_post').on(t.postId, t.askedAt),
    index('feature_request_of_writer').on(t.writerId),
    index('feature_request_newest').on(t.askedAt, t.id),
  ],
)

removedWithOwner(featureRequest, {
  owner: 'writerId',
  retention: { since: 'askedAt', for: FEATURE_REQUEST_KEPT },
})
