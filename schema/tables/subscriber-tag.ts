import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, time } from './columns'
import { subscriber } from './newsletter'
import { removedWithOwner } from './personal-data'

/** Tags that a newsletter's owner gives subscribers. Rule: docs/rules/newsletters.md, "Subscribers". */
export const subscriberTag = sqliteTable(
  'subscriber_tag',
  {
    subscriberId: id('subscriber_id').notNull(),
    tag: text('tag').notNull(),
    newsletterId: id('newsletter_id').notNull(),
    /** When the subscription began, so that lists of a tag have their order. */
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subscriberId, t.tag] }),
    index('subscriber_tag_listed').on(t.newsletterId, t.tag, t.createdAt, t.subscriberId),
  ],
)

removedWithOwner(subscriberTag, {
  owner: ['subscriberId', subscriber.id],
  retention: { with: { subscriberId: subscriber.id } },
})
