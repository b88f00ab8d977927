/** What the client tells of how it is used, and its limits. Rule: docs/rules/events.md. */
import type { SignInOperation } from './identity'
import type { SignInStep } from './sign-in-steps'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND

/** How long the first event of a request waits for others, in milliseconds. */
export const EVENT_SEND_DELAY = 5 * SECOND
/** As many events wait in a browser at most; the oldest go first. */
export const MOST_EVENTS = 1000
/** An event that is older is told to nobody any more, in milliseconds. */
export const EVENT_MAX_AGE = 48 * HOUR
/** So far a browser's clock may be ahead of ours, in milliseconds. */
export const EVENT_CLOCK_AHEAD = 5 * 60 * SECOND
/** As long as the body of a request with events may be, in bytes. */
export const EVENT_BATCH_BYTES = 1_000_000
/** The same of one that is sent while its page goes away: browsers let 64 KiB through. */
export const EVENT_KEEPALIVE_BYTES = 60_000
/** So often events may come from a network address, within so many milliseconds. */
export const EVENT_BATCHES = { most: 300, windowMs: HOUR } as const
/** How long an event is kept, in milliseconds. */
export const EVENT_KEPT = 30 * 24 * HOUR
/** An address and a source are cut to this, in characters. */
export const EVENT_LONGEST_TEXT = 500

/** Where the ways to sign in stand: over a page, as a page, in a page, or as Google's one-tap's own card. */
export const SUSI_SURFACES = ['modal', 'page', 'card', 'one-tap'] as const
export type SusiSurface = (typeof SUSI_SURFACES)[number]

/** What every event of signing in and up tells. */
export interface SusiPayload {
  operation: SignInOperation
  surface: SusiSurface
  /** Where in the product it was asked for. */
  susiEntry?: string
}

/** Every event that there is, and what it tells: never an address of mail, a name or anything that is typed. */
export interface EventPayloads {
  /** A quarter of the ways to sign in was in sight; once for each time that they are opened. */
  'susi.viewed': SusiPayload & { step?: SignInStep }
  /** The form that asks for an address of mail was shown. */
  'susi.emailFormViewed': SusiPayload
  /** It was sent off with an address. */
  'susi.emailFormSubmitted': SusiPayload
  /** Somebody whom the captcha took for a program asked for help. */
  'susi.recaptchaHelpClicked': SusiPayload
}

export type EventKey = keyof EventPayloads

/** What events tell beside their payload. */
export interface EventCommonData {
  service: 'lite'
  /** The page's address, without query and hash. */
  location: string
  /** Of the window, in pixels. */
  browserWidth: number
  /** The address that led to the document, without query and hash; empty when there is none. */
  referrer: string
  /** The parameter `source` of the address that was come by. */
  referrerSource?: string
}

/** An event as it is kept and sent. */
export interface ClientEvent<Key extends EventKey = EventKey> {
  key: Key
  data: EventCommonData & EventPayloads[Key]
  type: 'e'
  /** 32 hex digits. */
  eventId: string
  /** When it happened, in milliseconds since 1970 UTC. */
  timestamp: number
}

/** The form of an event's id. */
export const EVENT_ID = /^[0-9a-f]{32}$/
/** The form of an entry point. */
export const SUSI_ENTRY = /^[\w-]{1,60}$/

/** The events that are kept: the newest. */
export const croppedEvents = <Event>(events: readonly Event[]): Event[] => events.slice(-MOST_EVENTS)

/** Whether nobody is to be told of it any more. What has no time is left to the worker to judge. */
export const isOldEvent = ({ timestamp }: { timestamp?: unknown }, now: number): boolean =>
  typeof timestamp === 'number' && now - timestamp > EVENT_MAX_AGE

/** Whether it is of a time that hasn't come. */
export const isFutureEvent = ({ timestamp }: { timestamp: number }, now: number): boolean =>
  timestamp - now > EVENT_CLOCK_AHEAD

/** As many events, the first ones first, as a JSON array of so many bytes holds. */
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
 * An address as events tell it: without the query and the hash, which may hold tokens and what people look for.
 * Empty for what is no address of the web.
 */
export function eventAddress(href: string): string {
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  return (url.origin + url.pathname).slice(0, EVENT_LONGEST_TEXT)
}

/** A source as events tell it; nothing when it is none, or holds what may be an address of mail. */
export const eventSource = (source: string | undefined): string | undefined =>
  source && !source.includes('@') ? source.slice(0, EVENT_LONGEST_TEXT) : undefined

/** An entry point as events tell it; nothing for a text that is none. */
export const eventEntry = (entry: string | undefined): string | undefined =>
  entry !== undefined && SUSI_ENTRY.test(entry) ? entry : undefined
