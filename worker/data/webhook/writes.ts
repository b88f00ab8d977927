import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { StoryKind } from '../../../schema/rules/webhooks'
import { newsletter, subscriber } from '../../../schema/tables/newsletter'
import { postTag } from '../../../schema/tables/post'
import { webhook, webhookDelivery } from '../../../schema/tables/webhook'
import type { Statement } from '../database'
import { indexedBy, inJson } from '../sql/fragments'
import { insert, insertFrom, insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Adds a webhook, unless its owner has the maximum number. */
export const insertWebhook = insertWhere(webhook, (row, most: Param<number>) =>
  lt(countOf(webhook, eq(webhook.ownerId, row.ownerId)), most),
)

export const deleteWebhookById = write((id: Param<string>) => deleteFrom(webhook).where(eq(webhook.id, id)))
export const deleteDeliveriesOf = write((webhookId: Param<string>) =>
  deleteFrom(webhookDelivery).where(eq(webhookDelivery.webhookId, webhookId)),
)

/** Makes the next secret the current one. */
export const rotateSecret = write((id: Param<string>, version: Param<number>, now: Param<number>) =>
  update(webhook)
    .set({ secretVersion: sql`${version} + 1`, rotatedAt: now })
    .where(and(eq(webhook.id, id), eq(webhook.secretVersion, version))),
)

export const switchOn = write((id: Param<string>) =>
  update(webhook).set({ disabledAt: null, failingSince: null }).where(eq(webhook.id, id)),
)
export const switchOff = write((id: Param<string>, now: Param<number>) =>
  update(webhook)
    .set({ disabledAt: now })
    .where(and(eq(webhook.id, id), isNull(webhook.disabledAt))),
)

/** Notes that an attempt worked, or that it failed. */
export const noteSuccess = write((id: Param<string>) =>
  update(webhook)
    .set({ failingSince: null })
    .where(and(eq(webhook.id, id), isNotNull(webhook.failingSince))),
)
export const noteFailure = write((id: Param<string>, now: Param<number>) =>
  update(webhook)
    .set({ failingSince: now })
    .where(and(eq(webhook.id, id), isNull(webhook.failingSince))),
)

/** Marks statements whose rows are due at once: the database says so to whoever sends what is due. */
const leavingDeliveries =
  <Values extends unknown[]>(statement: (...values: Values) => Statement) =>
  (...values: Values): Statement => ({ ...statement(...values), leaves: 'deliveries' })

export const insertDelivery = leavingDeliveries(insert(webhookDelivery))

/** The columns of a delivery that is due at once. */
const deliveryOf = (event: Param<string>, data: SQL<string>, now: Param<number>) => ({
  id: sql<string>`lower(hex(randomblob(12)))`,
  webhookId: webhook.id,
  event: sql<string>`${event}`,
  data,
  createdAt: sql<number>`${now}`,
  dueAt: sql<number>`${now}`,
})

/** Whether a webhook is on, and for an event. */
const wants = (event: Param<string>) =>
  and(isNull(webhook.disabledAt), sql`instr(${webhook.events}, ${event}) > 0`)

/**
 * Whether a webhook wants what happens to a story; whatever isn't about one is wanted. The targets name the publication that
 * it is in, or was in until this change.
 */
const wantsStory = (postId: Param<string | null>, kind: Param<StoryKind | null>, targets: Param<string>) =>
  or(
    isNull(postId),
    and(
      or(isNull(webhook.inCollectionId), inJson(webhook.inCollectionId, targets)),
      or(eq(webhook.kinds, sql`'[]'`), sql`instr(${webhook.kinds}, ${kind}) > 0`),
      or(
        eq(webhook.tags, sql`'[]'`),
        some(postTag, and(eq(postTag.postId, postId), inJson(postTag.tagSlug, webhook.tags))),
      ),
    ),
  )

/**
 * Has everybody told who wants to know of an event about one of the targets. It belongs in the batch of what happened,
 * so that neither ever exists without the other.
 *
 * @param postId the story that it is about, with its kind; absent for anything else.
 */
export const tell = leavingDeliveries(
  write(
    (
      event: Param<string>,
      targets: Param<string>,
      data: Param<string>,
      now: Param<number>,
      postId: Param<string | null>,
      kind: Param<StoryKind | null>,
    ) =>
      insertFrom(
        webhookDelivery,
        select(deliveryOf(event, sql<string>`${data}`, now))
          .from(indexedBy(webhook, 'webhook_by_target'))
          .where(and(inJson(webhook.targetId, targets), wants(event), wantsStory(postId, kind, targets))),
      ),
  ),
)

/**
 * Has those told whose newsletter has one subscriber more, or less, if the subscription is in that state by then. It follows
 * the change in the same batch. The address isn't told.
 */
export const tellOfSubscriber = leavingDeliveries(
  write(
    (
      event: Param<'subscriber.added' | 'subscriber.removed'>,
      subscriberId: Param<string>,
      state: Param<'active' | 'unsubscribed'>,
      now: Param<number>,
    ) =>
      insertFrom(
        webhookDelivery,
        select(
          deliveryOf(
            event,
            sql<string>`json_set('{}', '$.subscriberId', ${subscriber.id}, '$.newsletterId', ${subscriber.newsletterId}, '$.publicationId', ${newsletter.collectionId})`,
            now,
          ),
        )
          .from(subscriber)
          .innerJoin(newsletter, eq(newsletter.id, subscriber.newsletterId))
          .innerJoin(
            indexedBy(webhook, 'webhook_by_target'),
            sql`${webhook.targetId} = coalesce(${newsletter.collectionId}, ${newsletter.userId})`,
          )
          .where(and(eq(subscriber.id, subscriberId), eq(subscriber.state, state), wants(event))),
      ),
  ),
)

/** Takes a delivery for an attempt: nobody else takes it before `until`. */
export const claimDelivery = write((id: Param<string>, dueAt: Param<number>, until: Param<number>) =>
  update(webhookDelivery)
    .set({ dueAt: until, attempts: sql`${webhookDelivery.attempts} + 1` })
    .where(and(eq(webhookDelivery.id, id), eq(webhookDelivery.dueAt, dueAt))),
)

/** Notes how an attempt went, and when the next one is. */
export const settleDelivery = write(
  (
    id: Param<string>,
    dueAt: Param<number | null>,
    triedAt: Param<number>,
    tookMs: Param<number>,
    status: Param<number | null>,
    deliveredAt: Param<number | null>,
  ) =>
    update(webhookDelivery)
      .set({ dueAt, triedAt, tookMs, status, deliveredAt })
      .where(eq(webhookDelivery.id, id)),
)

/** Has a delivery made once more. */
export const repeatDelivery = leavingDeliveries(
  write((id: Param<string>, now: Param<number>) =>
    update(webhookDelivery).set({ dueAt: now, attempts: 0 }).where(eq(webhookDelivery.id, id)),
  ),
)

/** Ends what waits for a webhook. */
export const dropDue = write((webhookId: Param<string>) =>
  update(webhookDelivery)
    .set({ dueAt: null })
    .where(and(eq(webhookDelivery.webhookId, webhookId), isNotNull(webhookDelivery.dueAt))),
)
