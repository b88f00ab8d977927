import { HOUR } from './time-units'

/** Mastodon servers and accounts on them. Rule: docs/rules/identity.md, "Mastodon". */

const LONGEST = 300
const LONGEST_NAME = 253
/** `@ada@mastodon.example` */
const HANDLE = /^@?[\p{L}\p{N}_.-]+@([^@/?#\s\\]+)$/u
/** `mastodon.example`, or any address there. */
const ADDRESS = /^(?:https?:\/\/)?([^@/?#\s\\]+)(?:[/?#]\S*)?$/iu
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The host that a typed server, handle or address names, as the URL parser writes it, with its port if it
 * isn't the default. Doesn't decide whether it may be called. Nothing for a text that names none.
 */
export function namedHost(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST) return undefined
  const [, host] = HANDLE.exec(trimmed) ?? ADDRESS.exec(trimmed) ?? []
  const address = `https://${host?.replace(/\.$/, '')}`
  return host !== undefined && URL.canParse(address) ? new URL(address).host : undefined
}

/** Whether a host is a well-formed name: letters, digits, hyphens, at most 253 characters. */
export const isHostName = (name: string): boolean =>
  name.length <= LONGEST_NAME && name.split('.').every((label) => LABEL.test(label))

/** Why an account can't be connected. */
const MASTODON_CONNECTION_ERRORS = [
  'ACCOUNT_TAKEN',
  'ALREADY_CONNECTED',
  'NON_MEMBER',
  /** The person declined at the server. */
  'DENIED',
  /** The visit expired, was completed before, or was begun by somebody else or in another browser. */
  'EXPIRED',
  'UNKNOWN',
] as const
export type MastodonConnectionError = (typeof MASTODON_CONNECTION_ERRORS)[number]

/** An account's handle: `@ada@mastodon.example`. */
export const mastodonHandle = (username: string, instance: string): string => `@${username}@${instance}`

/** How many visits to a Mastodon server a person may begin, and in what time. */
export const MASTODON_VISITS = { most: 20, windowMs: HOUR } as const
