import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { collection, collectionEditor } from '../../../schema/tables/collection'
import { user } from '../../../schema/tables/user'
import { webhook, webhookDelivery } from '../../../schema/tables/webhook'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { type Row, without } from '../sql/rows'

const webhookFields = without(webhook)

/** A webhook as stored. Its events are a JSON list; times are milliseconds since 1970 UTC. */
export interface WebhookRow extends Row<typeof webhookFields> {}

const filtered = alias(collection, 'filtered')

/** A person's webhooks, the newest first, with the publication that each is about. */
export const webhooksOfOwner = query('webhooksOfOwner', (ownerId: Param<string>, limit: Param<number>) =>
  select({ ...webhookFields, collectionName: collection.name, onlyInName: filtered.name })
    .from(indexedBy(webhook, 'webhook_by_owner'))
    .leftJoin(collection, eq(collection.id, webhook.targetId))
    .leftJoin(filtered, eq(filtered.id, webhook.inCollectionId))
    .where(eq(webhook.ownerId, ownerId))
    .orderBy(desc(webhook.createdAt), desc(webhook.id))
    .limit(limit),
)

export const webhookById = query('webhookById', (id: Param<string>) =>
  select(webhookFields).from(webhook).where(eq(webhook.id, id)),
)

/** What a webhook was told, the newest first. */
export const deliveriesOf = query('deliveriesOf', (webhookId: Param<string>, limit: Param<number>) =>
  select(without(webhookDelivery))
    .from(indexedBy(webhookDelivery, 'webhook_delivery_of'))
    .where(eq(webhookDelivery.webhookId, webhookId))
    .orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.id))
    .limit(limit),
)

/** A delivery as the log shows it. */
export type Delivery = RowOf<typeof deliveriesOf>

export const deliveryById = query('deliveryById', (id: Param<string>) =>
  select(without(webhookDelivery)).from(webhookDelivery).where(eq(webhookDelivery.id, id)),
)

/** Deliveries whose time has come, with their webhook and its owner. */
export const dueDeliveries = query('dueDeliveries', (now: Param<number>, limit: Param<number>) =>
  select({
    ...without(webhookDelivery, 'triedAt', 'tookMs', 'status', 'deliveredAt'),
    address: webhook.address,
    ownerId: webhook.ownerId,
    targetId: webhook.targetId,
    secretVersion: webhook.secretVersion,
    rotatedAt: webhook.rotatedAt,
    failingSince: webhook.failingSince,
    disabledAt: webhook.disabledAt,
    isSuspended: user.isSuspended,
    deactivatedAt: user.deactivatedAt,
    email: user.email,
  })
    .from(indexedBy(webhookDelivery, 'webhook_delivery_due'))
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .innerJoin(user, eq(user.id, webhook.ownerId))
    .where(lte(webhookDelivery.dueAt, now))
    .orderBy(asc(webhookDelivery.dueAt))
    .limit(limit),
)
export type DueDelivery = RowOf<typeof dueDeliveries>

/** Whether a publication is there. */
export const collectionIsThere = query('collectionIsThere', (id: Param<string>) =>
  select({ id: collection.id })
    .from(collection)
    .where(and(eq(collection.id, id), isNull(collection.deletedAt))),
)

/** Somebody's role in a publication. */
export const roleIn = query('roleIn', (collectionId: Param<string>, userId: Param<string>) =>
  select({ userId: collectionEditor.userId, role: collectionEditor.role })
    .from(collectionEditor)
    .where(and(eq(collectionEditor.collectionId, collectionId), eq(collectionEditor.userId, userId))),
)
