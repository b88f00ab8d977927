import type { Keys } from '../keys'
import type { SecurityOverview } from '../security-overview'

/** How many somebody has. */
const COUNT = 10
/** Two groups of so many characters, 5 bits each: 50 bits. */
const GROUP = 5
/** Nothing among them is read as something else. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const MISREAD: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

const newCode = (): string => {
  const random = crypto.getRandomValues(new Uint8Array(2 * GROUP))
  const code = Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${code.slice(0, GROUP)}-${code.slice(GROUP)}`
}

/** The codes, which nobody can show again, and how things stand with them. */
export interface NewRecoveryCodes {
  codes: string[]
  security: SecurityOverview
}

/** New codes as their owner is shown them: `k7m2p-x9q4r`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < COUNT) codes.add(newCode())
  return [...codes]
}

/** A code as it is hashed, of however somebody typed it; nothing when it can be none. */
export function normalizedRecoveryCode(typed: string): string | undefined {
  const code = typed
    .toLowerCase()
    .replace(/[\s-]+/g, '')
    .replace(/[oil]/g, (character) => MISREAD[character] ?? character)
  return new RegExp(`^[${ALPHABET}]{${2 * GROUP}}$`).test(code) ? code : undefined
}

/** What is stored of a code. */
export const recoveryCodeHash = (keys: Keys, userId: string, code: string): Promise<string> =>
  keys.hash('recovery-code', `${userId} ${normalizedRecoveryCode(code) ?? ''}`)

export const recoveryCodeHashes = (keys: Keys, userId: string, codes: readonly string[]): Promise<string[]> =>
  Promise.all(codes.map((code) => recoveryCodeHash(keys, userId, code)))
