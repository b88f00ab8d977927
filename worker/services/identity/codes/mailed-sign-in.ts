import { LOGIN_CODE_LENGTH, type SignInMethod, type SignInOperation } from '../../../../schema/rules/identity'
import { accountByEmail, verifyAddress } from '../../../data/identity/accounts'
import type { Needs } from '../../parts'
import { makeAccount } from '../accounts'
import type { Grant } from '../grants'
import type { Keys } from '../keys'

/** What the code and the link of one mail are both about. */
export interface MailedSignIn {
  /** Normalised. */
  email: string
  operation: SignInOperation
  /** Where the person wants to go, as they said. */
  redirect: string | null
  fullName: string | null
}

/** The stored data of a code. */
export interface LoginCode extends MailedSignIn {
  salt: string
  /** Keyed hash of salt and code, in hex. */
  codeHash: string
  /** The row of the link in the same mail. */
  linkHash: string
}

/** The stored data of a link. */
export interface LoginLink extends MailedSignIn {
  /** Keyed hash of the requesting browser. The link works in any, but others are asked first. */
  askedBy: string
}

/** A code has 10^6 values; using larger random numbers would make some of them likelier. */
const CODES = 10 ** LOGIN_CODE_LENGTH
const UNFAIR_FROM = 2 ** 32 - (2 ** 32 % CODES)

/** A random code, with all values equally likely. */
export function newLoginCode(): string {
  for (;;) {
    const [random = UNFAIR_FROM] = crypto.getRandomValues(new Uint32Array(1))
    if (random < UNFAIR_FROM) return String(random % CODES).padStart(LOGIN_CODE_LENGTH, '0')
  }
}

export const hashLoginCode = (keys: Keys, salt: string, code: string): Promise<string> =>
  keys.hash('login-code', `${salt} ${code}`)

/**
 * The account of a person who has proven that the mail reached them, created if it doesn't exist and they
 * signed up. Nothing if the account has another address by now, or no longer exists.
 *
 * @param userId whose account it was when the mail was requested; null for one to be created.
 */
export async function finishMailedSignIn(
  parts: Needs<'db' | 'clock' | 'purger'>,
  { email, operation, redirect, fullName }: MailedSignIn,
  userId: string | null,
  method: SignInMethod,
): Promise<Grant | undefined> {
  const { db, clock } = parts
  const grant = { operation, method, redirect, isComplete: false }
  if (userId === null) {
    const made = await makeAccount(parts, { email, isEmailVerified: true, name: fullName })
    if (!made.isNew) await db.write(verifyAddress(made.userId, email, clock.now()))
    return { ...grant, userId: made.userId, isNewAccount: made.isNew }
  }
  const account = await db.first(accountByEmail, email)
  if (account?.id !== userId) return undefined
  if (account.emailVerifiedAt === null) await db.write(verifyAddress(userId, email, clock.now()))
  return { ...grant, userId, isNewAccount: false }
}
