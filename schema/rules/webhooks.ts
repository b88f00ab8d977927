import { DAY, HOUR, MINUTE, SECOND } from './time-units'

/** Addresses that are told what happens to what somebody owns. Rule: docs/rules/api.md, "Webhooks". */

/** The events. */
export const WEBHOOK_EVENTS = [
  'post.published',
  'post.updated',
  'post.unpublished',
  'response.published',
  'follow.added',
  'follow.removed',
  'subscriber.added',
  'subscriber.removed',
  'member.added',
  'member.changed',
  'member.removed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** An event as the API names it: `POST_PUBLISHED`. */
export type WebhookEventName = WebhookEvent extends infer Event
  ? Event extends `${infer What}.${infer Happens}`
    ? `${Uppercase<What>}_${Uppercase<Happens>}`
    : never
  : never
export const eventName = (event: WebhookEvent): WebhookEventName =>
  event.toUpperCase().replace('.', '_') as WebhookEventName

/** Kinds of stories, of which an address may want some: each story is of one. */
export const STORY_KINDS = ['PUBLIC', 'MEMBERS', 'UNLISTED'] as const
export type StoryKind = (typeof STORY_KINDS)[number]
/** How many topics an address may name. */
export const MAX_WEBHOOK_TAGS = 5

/** A delivery that its owner asks for, to try an address. */
export const TEST_EVENT = 'test'

/** Of one person, those of publications included. */
export const MAX_WEBHOOKS = 10
/** How long an address may take, in milliseconds. */
export const WEBHOOK_LIMIT = 10 * SECOND
/** The pauses after each attempt that failed, in milliseconds: a day and some minutes in all. */
export const WEBHOOK_PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 16 * HOUR] as const
/** An address that fails for this long without a success is switched off, in milliseconds. */
export const WEBHOOK_FAILS_FOR = 3 * DAY
/** After a new secret, how long the old one signs too, in milliseconds. */
export const OLD_SECRET_SIGNS = DAY
/** How long the log keeps a delivery, in milliseconds. */
export const DELIVERIES_KEPT = 14 * DAY
/** How many the log shows. */
export const DELIVERIES_SHOWN = 30
