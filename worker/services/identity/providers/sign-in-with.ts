import type { SignInOperation } from '../../../../schema/rules/identity'
import { setUnverifiedEmail } from '../../../data/account/writes'
import { isDuplicate } from '../../../data/database'
import { accountByEmail } from '../../../data/identity/accounts'
import {
  externalIdentity,
  insertExternalIdentity,
  touchExternalIdentity,
} from '../../../data/identity/external-identities'
import type { ProviderIdentity } from '../../../platform/identity-providers/provider'
import type { Needs } from '../../parts'
import type { Result } from '../../result'
import { makeAccount } from '../accounts'
import { completeSignIn, type SignInParts } from '../grants'
import { notSignedIn, type SignInFailure, unknownAccount } from '../sign-in-failures'
import { offered } from './offered'

/** What somebody returned from a provider for. */
export interface SignInWith {
  operation: SignInOperation
  redirect: string | null
}

type SignedIn = Result<string, SignInFailure>

const shownName = ({ screenName, name }: ProviderIdentity): string | null => screenName ?? name

/** Signs in the owner of an identity; nothing for one without an owner. */
async function signInKnown(
  parts: SignInParts,
  person: ProviderIdentity,
  { operation, redirect }: SignInWith,
): Promise<SignedIn | undefined> {
  const { db, clock } = parts
  const { issuer, subject, email, provider } = person
  const known = await db.first(externalIdentity, issuer, subject)
  if (!known) return undefined
  await db.write([touchExternalIdentity({ issuer, subject, email, name: shownName(person) }, clock.now())])
  const method = provider
  return completeSignIn(parts, {
    userId: known.userId,
    operation,
    method,
    redirect,
    isNewAccount: false,
    isComplete: false,
  })
}

/**
 * An account for somebody who is known only through a provider; nothing if their address turns out to be
 * taken.
 */
async function newAccount(
  parts: Needs<'db' | 'clock' | 'purger'>,
  person: ProviderIdentity,
): Promise<string | undefined> {
  const { issuer, subject, provider, email, isEmailVerified, name, screenName } = person
  const createdAt = parts.clock.now()
  const { userId, isNew } = await makeAccount(parts, {
    // An unproven address doesn't become an account's, because its owner may come some day.
    email: isEmailVerified ? email : null,
    isEmailVerified,
    name: name ?? screenName ?? null,
    alongside: (id) => [
      insertExternalIdentity({
        issuer,
        subject,
        provider,
        userId: id,
        email,
        name: shownName(person),
        createdAt,
      }),
      ...(email && !isEmailVerified ? [setUnverifiedEmail(id, email)] : []),
    ],
  })
  return isNew ? userId : undefined
}

/**
 * Continues for somebody who came back from a provider: signs them in if the identity is an account's; leads
 * to the sign-in page if their address is one's already; otherwise to a new account or to the page that
 * offers one. The value is the absolute address where the browser goes next. Rule: docs/rules/identity.md,
 * "Providers".
 */
export async function signInWith(
  parts: SignInParts & Needs<'flags' | 'provider'>,
  person: ProviderIdentity,
  wanted: SignInWith,
): Promise<SignedIn> {
  const signedIn = await signInKnown(parts, person, wanted)
  if (signedIn !== undefined) return signedIn
  const { email, isEmailVerified, provider } = person
  // The account may just have been created by the same person's other request.
  const taken = async () =>
    (await signInKnown(parts, person, wanted)) ??
    notSignedIn('EMAIL_TAKEN', { ...wanted, operation: 'login' })
  if (email && isEmailVerified && (await parts.db.first(accountByEmail, email))) return taken()
  if (wanted.operation === 'login') return unknownAccount(wanted.redirect)
  if (!offered(parts, provider, 'register')) return notSignedIn('PROVIDER_OFF', wanted)
  try {
    const userId = await newAccount(parts, person)
    if (userId === undefined) return await taken()
    return await completeSignIn(parts, {
      userId,
      operation: 'register',
      method: provider,
      redirect: wanted.redirect,
      isNewAccount: true,
      isComplete: false,
    })
  } catch (error) {
    // A person came back twice at once: one of the two requests created the account.
    const now = isDuplicate(error) ? await signInKnown(parts, person, wanted) : undefined
    if (now === undefined) throw error
    return now
  }
}
