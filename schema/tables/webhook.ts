import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { DELIVERIES_KEPT } from '../rules/webhooks'
import { count, id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** Addresses that are told of stories. Rule: docs/rules/api.md, "Webhooks". */
export const webhook = sqliteTable(
  'webhook',
  {
    id: id().primaryKey(),
    /** Who made it. */
    ownerId: id('owner_id').notNull(),
    /** Whose stories it is about: the owner, or a publication. */
    targetId: id('target_id').notNull(),
    address: text('address').notNull(),
    /** A JSON list of events. */
    events: text('events').notNull(),
    /** The publication of which it wants stories; absent for all. */
    inCollectionId: id('in_collection_id'),
    /** JSON lists of the topics and of the kinds of stories that it wants; empty for all. */
    tags: text('tags').notNull().default('[]'),
    kinds: text('kinds').notNull().default('[]'),
    /** The secret is derived from it and the id, so that it isn't stored. */
    secretVersion: integer('secret_version').notNull().default(1),
    /** When the secret became that; absent for the first one. */
    rotatedAt: time('rotated_at'),
    /** Since when every attempt has failed; absent while the last one worked. */
    failingSince: time('failing_since'),
    /** When it was switched off, which failing does by itself. */
    disabledAt: time('disabled_at'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    index('webhook_by_owner').on(t.ownerId, t.createdAt, t.id),
    index('webhook_by_target').on(t.targetId),
  ],
)

removedWithOwner(webhook, {
  owner: 'ownerId',
  retention: { forever: 'It is told of stories until its owner removes it.' },
})

/** What a webhook is told, and how that went. Rule: docs/rules/api.md, "Deliveries". */
export const webhookDelivery = sqliteTable(
  'webhook_delivery',
  {
    id: text('id').primaryKey(),
    webhookId: id('webhook_id').notNull(),
    event: text('event').notNull(),
    /** The event, as JSON. */
    data: text('data').notNull(),
    createdAt: time('created_at').notNull(),
    attempts: count('attempts'),
    /** When it is to be tried; absent once it is settled. */
    dueAt: time('due_at'),
    /** The last attempt: when, how long it took in milliseconds, and the answer's status if there was one. */
    triedAt: time('tried_at'),
    tookMs: integer('took_ms'),
    status: integer('status'),
    deliveredAt: time('delivered_at'),
  },
  (t) => [
    index('webhook_delivery_of').on(t.webhookId, t.createdAt, t.id),
    index('webhook_delivery_due').on(t.dueAt).where(isNotNull(t.dueAt)),
    index('webhook_delivery_by_creation').on(t.createdAt),
  ],
)

removedWithOwner(webhookDelivery, {
  owner: ['webhookId', webhook.id],
  retention: { since: 'createdAt', for: DELIVERIES_KEPT },
})
