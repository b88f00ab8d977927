import { DAY, HOUR, MINUTE, SECOND } from './time-units'

/** Addresses that are told when stories come out, change and go. Rule: docs/rules/api.md, "Webhooks". */

/** The events. */
export const WEBHOOK_EVENTS = ['post.published', 'post.updated', 'post.unpublished'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

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
