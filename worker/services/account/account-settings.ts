import { USERNAME_KEPT_FOR } from '../../../schema/rules/identity'
import { usernameChange } from '../../data/account/writes'
import { accountById } from '../../data/identity/accounts'
import { ownSession } from '../identity/security-guard'
import type { Needs } from '../parts'

/** An account as its settings show it. */
export interface AccountSettings {
  id: string
  email: string | null
  isEmailVerified: boolean
  /** An address that waits to be confirmed. */
  unverifiedEmail: string | null
  username: string
  /** In milliseconds since 1970 UTC; null if it can be changed now. */
  usernameChangeableAt: number | null
  name: string
  bio: string
  imageId: string | null
}

/** When the username may be changed again, in milliseconds since 1970 UTC; null if it may be now. */
export function changeableAt(changedAt: number | null, now: number): number | null {
  const at = (changedAt ?? Number.NEGATIVE_INFINITY) + USERNAME_KEPT_FOR
  return at > now ? at : null
}

/**
 * Reads an account again, so that recent changes are in it.
 *
 * @throws Error if the account doesn't exist.
 */
export async function readAccountSettings(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: string,
): Promise<AccountSettings> {
  const [account, change] = await Promise.all([
    db.first(accountById, userId),
    db.first(usernameChange, userId),
  ])
  if (!account) throw new Error(`No account has the id ${userId}, though a session is its own`)
  const { id, email, emailVerifiedAt, unverifiedEmail, username, name, bio, imageId } = account
  return {
    id,
    email,
    isEmailVerified: emailVerifiedAt !== null,
    unverifiedEmail,
    username,
    usernameChangeableAt: changeableAt(change?.usernameChangedAt ?? null, clock.now()),
    name,
    bio,
    imageId,
  }
}

/** The viewer's own settings; null for a visitor, and for somebody who uses another person's session. */
export async function ownAccountSettings(
  parts: Needs<'db' | 'clock' | 'session' | 'browser'>,
): Promise<AccountSettings | null> {
  const session = await ownSession(parts)
  return session ? readAccountSettings(parts, session.user.id) : null
}
