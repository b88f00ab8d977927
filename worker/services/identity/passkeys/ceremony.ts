import type { AuthenticatorTransport, VerifiedAuthenticationResponse } from '@simplewebauthn/server'
import * as base64url from 'jose/base64url'
import type { PasskeyRow } from '../../../data/identity/passkeys'
import type { Needs } from '../../parts'
import { bindBrowser, browserHash } from '../browser'
import { bytesOf, newReference } from '../keys'
import { issueOneTime, peekOneTime, spendOneTime } from '../one-time'
import type { AuthenticationResponse, RegistrationResponse } from './responses'

/** EdDSA, ES256 and RS256: the algorithms of authenticators. */
const ALGORITHMS = [-8, -7, -257]

/** The parts that issue and verify challenges. */
export type CeremonyParts = Needs<'db' | 'clock' | 'keys' | 'browser'>

/** The purpose of a challenge. One of a registration belongs to its session alone. */
export type Purpose = { for: 'sign-in' } | { for: 'registration'; userId: string; sessionId: string }

/** The library is large, and few requests need it, so it is loaded with the first that does. */
const webauthn = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

/** The relying party is the main host. Rule: docs/rules/identity.md, "Passkeys". */
const relyingParty = ({ browser: { mainOrigin } }: Needs<'browser'>) => ({
  rpID: new URL(mainOrigin).hostname,
  origin: mainOrigin,
})

/** A new challenge, valid once, in this browser, for 5 minutes. */
async function newChallenge(parts: CeremonyParts, purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
  const reference = newReference()
  await issueOneTime(parts, {
    kind: 'passkey-challenge',
    browserHash: await bindBrowser(parts.browser, parts.keys),
    data: purpose,
    reference,
    ...(purpose.for === 'registration' && { userId: purpose.userId }),
  })
  return bytesOf(reference)
}

/** Uses up a challenge; false if it wasn't this browser's, had another purpose, was used or has expired. */
export async function spendChallenge(
  parts: CeremonyParts,
  challenge: string,
  purpose: Purpose,
): Promise<boolean> {
  const row = await peekOneTime(parts, 'passkey-challenge', challenge)
  if (!row || row.browserHash !== (await browserHash(parts.browser, parts.keys))) return false
  const kept = JSON.parse(row.data) as Purpose
  if (kept.for !== purpose.for) return false
  if (kept.for === 'registration' && purpose.for === 'registration') {
    if (kept.userId !== purpose.userId || kept.sessionId !== purpose.sessionId) return false
  }
  return spendOneTime(parts, row)
}

/** What a passkey has to sign to sign in, as JSON for navigator.credentials.get. */
export async function signInOptions(parts: CeremonyParts): Promise<string> {
  const { generateAuthenticationOptions } = await webauthn()
  const challenge = await newChallenge(parts, { for: 'sign-in' })
  const { rpID } = relyingParty(parts)
  // No list of credentials: the authenticator knows its own for this site.
  return JSON.stringify(
    await generateAuthenticationOptions({ rpID, challenge, userVerification: 'preferred' }),
  )
}

/** The options of a new passkey, as JSON for navigator.credentials.create. */
export async function registrationOptions(
  parts: CeremonyParts & Needs<'site'>,
  user: { id: string; username: string; name: string; email: string | null },
  sessionId: string,
  known: readonly PasskeyRow[],
): Promise<string> {
  const { generateRegistrationOptions } = await webauthn()
  const challenge = await newChallenge(parts, { for: 'registration', userId: user.id, sessionId })
  const options = await generateRegistrationOptions({
    rpID: relyingParty(parts).rpID,
    rpName: parts.site.productName,
    userID: new TextEncoder().encode(user.id),
    userName: user.email ?? user.username,
    userDisplayName: user.name,
    challenge,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: JSON.parse(transports) as AuthenticatorTransport[],
    })),
  })
  return JSON.stringify(options)
}

const refusedPasskey = (what: string, error: unknown): undefined => {
  const reason = error instanceof Error ? error.message : String(error)
  console.warn(JSON.stringify({ event: 'passkey-refused', what, reason: reason.slice(0, 300) }))
}

/** The result of a passkey's answer to a challenge; nothing if it is wrong. */
export async function verifyAuthentication(
  parts: Needs<'browser'>,
  passkey: PasskeyRow,
  challenge: string,
  response: AuthenticationResponse,
): Promise<VerifiedAuthenticationResponse['authenticationInfo'] | undefined> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { rpID, origin } = relyingParty(parts)
  const { userHandle, ...signed } = response.response
  try {
    // The authenticator's user must be the passkey's owner.
    if (userHandle && userHandle !== base64url.encode(passkey.userId)) return undefined
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credentialId,
        publicKey: bytesOf(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo : undefined
  } catch (error) {
    return refusedPasskey('authentication', error)
  }
}

/** A new passkey, as an authenticator created it. */
export interface NewPasskey {
  credentialId: string
  publicKey: string
  counter: number
  isBackedUp: boolean
}

/**
 * The passkey that an authenticator created for a challenge; nothing if it is wrong. Attestation wasn't
 * requested and isn't read, because its certificates would name addresses to fetch.
 */
export async function verifyRegistration(
  parts: Needs<'browser'>,
  challenge: string,
  response: RegistrationResponse,
): Promise<NewPasskey | undefined> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoCBOR }] = await Promise.all([
    webauthn(),
    helpers(),
  ])
  const { rpID, origin } = relyingParty(parts)
  try {
    const authData = decodeAttestationObject(bytesOf(response.response.attestationObject)).get('authData')
    if (!(authData instanceof Uint8Array)) return undefined
    const bare = isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]),
    )
    const { clientDataJSON } = response.response
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: response.id,
        rawId: response.rawId,
        type: response.type,
        response: { clientDataJSON, attestationObject: base64url.encode(bare) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified || !registrationInfo || registrationInfo.credential.id !== response.id) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: base64url.encode(credential.publicKey),
      counter: credential.counter,
      isBackedUp: credentialBackedUp,
    }
  } catch (error) {
    return refusedPasskey('registration', error)
  }
}
