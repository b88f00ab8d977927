import type { TokenScope } from './access-tokens'
import { DAY, HOUR, MINUTE, SECOND } from './time-units'

/** What IFTTT's Applets can wait for, and do. Rules: docs/rules/ifttt.md. Times in milliseconds. */

/** What an Applet can wait for, by the slug in its address, and the field that says of what; null if it has none. */
export const IFTTT_TRIGGERS = {
  new_story_by_me: { field: null },
  new_story_by_followed: { field: null },
  new_story_in_publication: { field: 'publication' },
  new_story_with_tag: { field: 'tag' },
  new_response: { field: null },
  story_saved: { field: 'list' },
} as const satisfies Record<string, { field: string | null }>
export type IftttTrigger = keyof typeof IFTTT_TRIGGERS
export const IFTTT_TRIGGER_SLUGS = Object.keys(IFTTT_TRIGGERS) as [IftttTrigger, ...IftttTrigger[]]

/** Whether there is a trigger of that slug. */
export const isIftttTrigger = (slug: string): slug is IftttTrigger => Object.hasOwn(IFTTT_TRIGGERS, slug)

/** What an Applet can do. */
const IFTTT_ACTIONS = ['create_draft', 'save_story'] as const
export type IftttAction = (typeof IFTTT_ACTIONS)[number]
export const isIftttAction = (slug: string): slug is IftttAction =>
  (IFTTT_ACTIONS as readonly string[]).includes(slug)

/** How many events a trigger answers with, unless it is asked for fewer. There are never more. */
export const IFTTT_EVENTS = 50
/** How many of somebody's newest stories that have responses are looked at for new ones. */
export const IFTTT_ANSWERED_STORIES = 200
/** How many publications a field offers. */
export const IFTTT_OPTIONS = 100

/** The longest name that IFTTT gives what an Applet waits for. */
export const MAX_IFTTT_IDENTITY = 200
/** How many of them are remembered of one person. */
export const MOST_IFTTT_IDENTITIES = 100
/** One that nobody asks about any more is forgotten; IFTTT asks at least once a day. */
export const IFTTT_IDENTITY_KEPT = 30 * DAY
/** How precisely it is known when one was last asked about. */
export const IFTTT_ASKED_EVERY = HOUR

/** How many IFTTT takes in one request. */
export const IFTTT_TOLD_AT_ONCE = 1000
/** How long IFTTT may take to answer. */
export const IFTTT_TIME_LIMIT = 10 * SECOND
/** The pauses after each attempt to tell it that failed. After the last one, IFTTT finds it by asking. */
export const IFTTT_PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE] as const

/** The most bytes of a request, which may have a story. */
export const MAX_IFTTT_BYTES = 1024 * 1024
/** The most characters of a field that names something. */
export const MAX_IFTTT_VALUE = 2048

/** What an Applet's owner allows, by the name of the scope that IFTTT asks for. */
export const IFTTT_SCOPES: Readonly<Record<string, readonly TokenScope[]>> = { ifttt: ['READ', 'WRITE'] }

/** How long the token of the test account is good. */
export const IFTTT_TEST_TOKEN_LASTS = HOUR
/** The shortest service key that counts. */
export const MIN_IFTTT_KEY = 16
