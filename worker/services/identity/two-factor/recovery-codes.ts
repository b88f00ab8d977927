import type { Keys } from '../keys'
import type { SecurityOverview } from '../security-overview'

/** How many codes a person has. */
const COUNT = 10
/** Two groups of this many characters, 5 bits each: 50 bits. */
const GROUP = 5
/** None of them can be mistaken for another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const MISREAD: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

const newCode = (): string => {
  const random = crypto.getRandomValues(new Uint8Array(2 * GROUP))
  const code = Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${code.slice(0, GROUP)}-${code.slice(GROUP)}`
}

/** The codes, which can't be shown again, and the state of the second factor. */
export interface NewRecoveryCodes {
  codes: string[]
  security: SecurityOverview
}

/** New codes as their owner sees them: `k7m2p-x9q4r`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < COUNT) codes.add(newCode())
  return [...codes]
}

/** A code in the form in which it is hashed, however somebody typed it; nothing if it is malformed. */
export function normalizedRecoveryCode(typed: string): string | undefined {
  const code = typed
    .toLowerCase()
    .replace(/[\s-]+/g, '')
    .replace(/[oil]/g, (character) => MISREAD[character] ?? character)
  return new RegExp(`^[${ALPHABET}]{${2 * GROUP}}$`).test(code) ? code : undefined
}

/** The stored form of a code. */
export const recoveryCodeHash = (keys: Keys, userId: string, code: string): Promise<string> =>
  keys.hash('recovery-code', `${userId} ${normalizedRecoveryCode(code) ?? ''}`)

export const recoveryCodeHashes = (keys: Keys, userId: string, codes: readonly string[]): Promise<string[]> =>
  Promise.all(codes.map((code) => recoveryCodeHash(keys, userId, code)))
