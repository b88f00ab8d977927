/** The client's usage events and their limits. Rule: docs/rules/events.md. */
import type { SignInOperation } from './identity'
import { pathWithoutTokens } from './logs'
import type { PageType } from './performance'
import type { SignInStep } from './sign-in-steps'
import type { Source } from './source-tracking'
import { DAY, HOUR, MINUTE, SECOND } from './time-units'

/** How long the first event of a request waits for others, in milliseconds. */
export const EVENT_SEND_DELAY = 5 * SECOND
/** How many events a browser keeps waiting; the oldest are dropped first. */
export const MOST_EVENTS = 1000
/** The age from which an event is no longer sent, in milliseconds. */
export const EVENT_MAX_AGE = 48 * HOUR
/** How far a browser's clock may be ahead of ours, in milliseconds. */
const EVENT_CLOCK_AHEAD = 5 * MINUTE
/** The maximum body size of a request with events, in bytes. */
export const EVENT_BATCH_BYTES = 1_000_000
/** The maximum body size of a request that is sent while its page is being closed, in bytes: browsers allow 64 KiB. */
export const EVENT_KEEPALIVE_BYTES = 60_000
/** How long the same JSON may be in the mutation, in characters: requests of GraphQL are smaller. */
export const EVENT_PAYLOAD_LENGTH = 200_000
/** How many bytes of events the browser puts into a request; escaped quotes take two characters there. */
export const EVENT_PAYLOAD_BYTES = 100_000
/** How many bytes of events fit into a request that is sent while its page is being closed. */
export const EVENT_PAYLOAD_KEEPALIVE_BYTES = 40_000
/** How often events may come from a network address, and within how many milliseconds. */
export const EVENT_BATCHES = { most: 300, windowMs: HOUR } as const
/** How many events are stored a day; further ones are dropped. */
export const MOST_EVENTS_A_DAY = 200_000
/** How long an event is kept, in milliseconds. */
export const EVENT_KEPT = 30 * DAY
/** The length at which addresses and sources are cut, in characters. */
export const EVENT_LONGEST_TEXT = 500

/**
 * Where the sign-in options appear: over a page, as a page, in a page, or as the card after Google One Tap.
 */
export const SUSI_SURFACES = ['modal', 'page', 'card', 'one-tap'] as const
export type SusiSurface = (typeof SUSI_SURFACES)[number]

/** What every sign-in event reports. */
export interface SusiPayload {
  operation: SignInOperation
  surface: SusiSurface
  /** Where in the product it was opened from. */
  susiEntry?: string
}

/** Says everything by its key. */
type NoPayload = Readonly<Record<never, never>>

/** What suggestions are found in. */
export const SEARCH_INDEXES = ['user', 'collection', 'tag', 'post'] as const
export type SearchIndex = (typeof SEARCH_INDEXES)[number]
/** Nobody is shown more suggestions. */
export const MOST_SUGGESTIONS = 100

/** All events and their payloads: never an email address, a name or anything typed. */
export interface EventPayloads {
  /** A quarter of the sign-in options came into view; once each time they are opened. */
  'susi.viewed': SusiPayload & { step?: SignInStep }
  /** The form that asks for an email address was shown. */
  'susi.emailFormViewed': SusiPayload
  /** It was submitted with an address. */
  'susi.emailFormSubmitted': SusiPayload
  /** Somebody whom the captcha took for a program asked for help. */
  'susi.recaptchaHelpClicked': SusiPayload
  /** The search box showed its suggestions. */
  'search.predictiveOpened': NoPayload
  /** It asked for suggestions. */
  'search.predictiveQueried': { hits: number }
  /** One of them was chosen. */
  'search.predictiveResultClicked': { index: SearchIndex; position: number }
  /** The viewer's menu was opened. */
  'nav.avatarMenuOpened': NoPayload
  'sidebarMenu.opened': NoPayload
  'sidebarMenu.closed': NoPayload
  /** The link that opens the page in the app was shown, or pressed. */
  'openInApp.viewed': NoPayload
  'openInApp.clicked': NoPayload
  /** The page was changed in place. */
  'client.navigate': { pageType: PageType }
  /** A cancelled membership goes on. */
  'membership.converted': NoPayload
  /** A home page was shown. */
  'homepage.viewed': NoPayload
}

export type EventKey = keyof EventPayloads

/** What events report in addition to their payload. */
export interface EventCommonData {
  service: 'lite'
  /** The page's address, without query and hash. */
  location: string
  /** Of the window, in pixels. */
  browserWidth: number
  /** The address that led to the document, without query and hash; empty if there was none. */
  referrer: string
  /** What the link that led to the page says about its own place: its `source` parameter. */
  referrerSource?: string
  /** The fields of `referrerSource`, which the worker reads from it. */
  source?: Source
}

/** An event as stored and sent. */
export interface ClientEvent<Key extends EventKey = EventKey> {
  key: Key
  data: EventCommonData & EventPayloads[Key]
  type: 'e'
  /** 32 hex digits. */
  eventId: string
  /** When it happened, in milliseconds since 1970 UTC. */
  timestamp: number
}

/** The format of an event's id. */
export const EVENT_ID = /^[0-9a-f]{32}$/
/** The format of an entry point. */
export const SUSI_ENTRY = /^[\w-]{1,60}$/

/** The events to keep: the newest. */
export const croppedEvents = <Event>(events: readonly Event[]): Event[] => events.slice(-MOST_EVENTS)

/** Whether an event is too old to report. One without a time is left to the worker. */
export const isOldEvent = ({ timestamp }: { timestamp?: unknown }, now: number): boolean =>
  typeof timestamp === 'number' && now - timestamp > EVENT_MAX_AGE

/** Whether its time lies in the future. */
export const isFutureEvent = ({ timestamp }: { timestamp: number }, now: number): boolean =>
  timestamp - now > EVENT_CLOCK_AHEAD

/** The first events, as many as fit into a JSON array of the given number of bytes. */
export function eventsWithin<Event>(events: readonly Event[], mostBytes: number): Event[] {
  const encoder = new TextEncoder()
  let bytes = 1
  const end = events.findIndex((event) => {
    bytes += encoder.encode(JSON.stringify(event)).length + 1
    return bytes > mostBytes
  })
  return end < 0 ? [...events] : events.slice(0, end)
}

/**
 * An address as events report it: without the query and the hash, which may hold tokens or search terms, and without
 * the tokens of paths, of which those in mails never expire.
 * Empty for anything but a web address.
 */
export function eventAddress(href: string): string {
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  return (url.origin + pathWithoutTokens(url.pathname)).slice(0, EVENT_LONGEST_TEXT)
}

/** A source as events report it; nothing if it is missing or may contain an email address. */
export const eventSource = (source: string | undefined): string | undefined =>
  source && !source.includes('@') ? source.slice(0, EVENT_LONGEST_TEXT) : undefined

/** An entry point as events report it; nothing for an invalid text. */
export const eventEntry = (entry: string | undefined): string | undefined =>
  entry !== undefined && SUSI_ENTRY.test(entry) ? entry : undefined
