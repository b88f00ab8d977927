import { SHORT_NAME } from '../brand/name'
import { randomHex, sha256 } from './hex'
import { DAY, HOUR, MINUTE } from './time-units'

/** Personal access tokens: programs act with one for the person who made it. Rule: docs/rules/api.md, "Tokens". */

/** What a token may be allowed to do, as the API names it. */
export const TOKEN_SCOPES = ['READ', 'WRITE', 'PUBLISH', 'PUBLICATIONS', 'STATS'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** From what matters least to what matters most, to whoever looks at what a program has done. */
const BY_WEIGHT: readonly TokenScope[] = ['READ', 'STATS', 'WRITE', 'PUBLISH', 'PUBLICATIONS']

/** Whether what needs one scope matters more than what needs another one, or nothing. */
export const outweighs = (scope: TokenScope, other: TokenScope | null): boolean =>
  other === null || BY_WEIGHT.indexOf(scope) > BY_WEIGHT.indexOf(other)

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

/** What programs have of ours: personal access tokens, and what applications are given (oauth.ts). */
type SecretKind = 'pat' | 'oat' | 'ort' | 'ocs' | 'oac' | 'odc'

/** How much of a token its owner is shown later. */
const SHOWN = `${SHORT_NAME}_pat_`.length + 6

/** Programs that look for leaked secrets recognise one by its beginning. */
const SHAPE = new RegExp(`^${SHORT_NAME}_(pat|oat|ort|ocs|oac|odc)_([0-9a-f]{40})([0-9a-f]{8})$`)

const checksum = async (secret: string): Promise<string> => (await sha256(secret)).slice(0, 8)

/** A new secret: 160 random bits with a checksum, so that a text that merely looks like one can be told apart. */
export async function newSecret(kind: SecretKind): Promise<string> {
  const secret = randomHex(20)
  return `${SHORT_NAME}_${kind}_${secret}${await checksum(secret)}`
}

/** A new personal access token. */
export const newToken = (): Promise<string> => newSecret('pat')

/** What a text can be of ours, whoever it belongs to; undefined for any other. */
export async function secretKindOf(text: string): Promise<SecretKind | undefined> {
  const [, kind, secret, sum] = SHAPE.exec(text) ?? []
  return secret !== undefined && (await checksum(secret)) === sum ? (kind as SecretKind) : undefined
}

/** The beginning of a token, by which its owner recognises it. */
export const tokenHint = (token: string): string => token.slice(0, SHOWN)
