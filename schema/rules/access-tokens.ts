import { SHORT_NAME } from '../brand/name'
import { randomHex, sha256 } from './hex'
import { DAY, HOUR, MINUTE } from './time-units'

/** Personal access tokens: programs act with one for the person who made it. Rule: docs/rules/api.md, "Tokens". */

/** What a token may be allowed to do, as the API names it. */
export const TOKEN_SCOPES = ['READ', 'WRITE', 'PUBLISH', 'PUBLICATIONS', 'STATS'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

export const MAX_ACCESS_TOKENS = 20
/** Characters of the name that its owner gives a token. */
export const MAX_TOKEN_NAME = 60
/** Days for which a token can be made. */
export const TOKEN_DAYS = [30, 90, 365] as const
/** How precisely the last use is known, in milliseconds. */
export const TOKEN_USED_EVERY = HOUR
/** How long an expired token stays in its owner's list, in milliseconds. */
export const EXPIRED_TOKEN_KEPT = 30 * DAY
/** Requests of one token. */
export const TOKEN_REQUESTS = { most: 300, windowMs: 5 * MINUTE } as const

/** Programs that look for leaked secrets recognise a token by it. */
const TOKEN_PREFIX = `${SHORT_NAME}_pat_`

/** How much of a token its owner is shown later. */
const SHOWN = TOKEN_PREFIX.length + 6

const SHAPE = new RegExp(`^${TOKEN_PREFIX}([0-9a-f]{40})([0-9a-f]{8})$`)

const checksum = async (secret: string): Promise<string> => (await sha256(secret)).slice(0, 8)

/** A new token: 160 random bits with a checksum, so that a text that merely looks like one can be told apart. */
export async function newToken(): Promise<string> {
  const secret = randomHex(20)
  return TOKEN_PREFIX + secret + (await checksum(secret))
}

/** Whether a text can be a token of ours, whoever it belongs to. */
export async function isToken(text: string): Promise<boolean> {
  const [, secret, sum] = SHAPE.exec(text) ?? []
  return secret !== undefined && (await checksum(secret)) === sum
}

/** The beginning of a token, by which its owner recognises it. */
export const tokenHint = (token: string): string => token.slice(0, SHOWN)
