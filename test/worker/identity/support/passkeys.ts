import { env } from 'cloudflare:workers'
import { NOON } from '../../../factories/ids'
import { createUser } from '../../../factories/user'
import { newVisit } from '../../../factories/visit'
import { newAuthenticator } from '../../../support/authenticator'
import { type Given, mutate, quoted, type Visit } from './credentials'

let turn = 0

/** A browser at an address of the network that no other has. */
export function newBrowser(now = NOON): Visit {
  turn += 1
  return newVisit({ address: `2001:db8:${turn.toString(16)}::7`, now })
}

/** Stores a passkey of somebody, which no authenticator has. */
export const givePasskey = (userId: string, credentialId: string) =>
  env.DB.prepare(
    'INSERT INTO passkey (credential_id, user_id, public_key, name, created_at) VALUES (?, ?, ?, ?, ?)',
  )
    .bind(credentialId, userId, 'AA', 'Key', NOON)
    .run()

export const startRegistration = (visit: Visit) =>
  mutate(visit, 'PasskeyChallenge', 'startPasskeyRegistration')
export const finishRegistration = (visit: Visit, response: string, name = 'My laptop') =>
  mutate(
    visit,
    'SecuritySettings',
    `finishPasskeyRegistration(response: ${quoted(response)}, name: ${quoted(name)})`,
  )
export const startSignIn = async (visit: Visit): Promise<string> =>
  (await mutate(visit, 'PasskeyChallenge', 'startPasskeySignIn')).options ?? ''
export const finishSignIn = (visit: Visit, response: string) =>
  mutate(visit, 'Token', `finishPasskeySignIn(response: ${quoted(response)})`)

export type Authenticator = Awaited<ReturnType<typeof newAuthenticator>>

/** Somebody who has a passkey. */
export async function somebody(
  authenticator?: Authenticator,
): Promise<{ id: string; email: string; key: Authenticator; visit: Visit; given: Given }> {
  const key = authenticator ?? (await newAuthenticator())
  const visit = newBrowser()
  const email = `passkey${turn}@example.org`
  const { id } = await createUser({ email })
  await visit.signIn(id)
  const { options = '' } = await startRegistration(visit)
  const given = await finishRegistration(visit, await key.create(options))
  return { id, email, key, visit, given }
}

/** Switches a second factor on without its ceremony. */
export const requireSecondFactor = (userId: string) =>
  env.DB.prepare(
    'INSERT INTO totp_credential (user_id, secret, confirmed_at, created_at) VALUES (?, ?, 1, 1)',
  )
    .bind(userId, 'not read')
    .run()
