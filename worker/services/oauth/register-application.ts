import type { Registration } from '../../../schema/inputs/oauth'
import {
  OAUTH_SCOPES,
  REGISTERED_WAITS,
  REGISTRATIONS_OF_ALL,
  REGISTRATIONS_OF_NETWORK,
} from '../../../schema/rules/oauth'
import { SECOND } from '../../../schema/rules/time-units'
import { insertRegisteredApplication } from '../../data/oauth/writes'
import type { Lockouts } from '../../platform/lockouts/lockouts'
import type { Needs } from '../parts'
import { leadsTo } from './shown-authorization'

/** A program that has registered itself. */
interface Registered {
  id: string
  name: string
  website: string
  redirects: string[]
  at: number
}

/** Whether there were too many: the network's are counted first, so that one network can't use up everybody's. */
async function areTooMany(lockouts: Lockouts, network: string): Promise<boolean> {
  const isOver = async (subject: string, { most, windowMs }: { most: number; windowMs: number }) =>
    (await lockouts.use('registrations', subject, windowMs, most)) > most
  return (await isOver(network, REGISTRATIONS_OF_NETWORK)) || (await isOver('all', REGISTRATIONS_OF_ALL))
}

/**
 * Registers a program that nobody here has made known: one without a secret, which needs a verifier, is shown as
 * unverified, and goes if nobody uses it. Rule: docs/rules/oauth.md, "Applications that register themselves".
 */
export async function registerApplication(
  { db, clock, lockouts, newId, browser }: Needs<'db' | 'clock' | 'lockouts' | 'newId' | 'browser'>,
  { client_name, client_uri, redirect_uris: redirects }: Registration,
): Promise<Registered | 'too-many'> {
  if (await areTooMany(lockouts, browser.address ?? 'unknown')) return 'too-many'
  const at = clock.now()
  const registered = {
    id: newId(),
    name: client_name || leadsTo(redirects[0] ?? ''),
    website: client_uri,
    redirects,
    at,
  }
  await db.write([
    insertRegisteredApplication({
      id: registered.id,
      ownerId: '',
      name: registered.name,
      website: client_uri,
      redirects: JSON.stringify(redirects),
      isPublic: true,
      expiresAt: at + REGISTERED_WAITS,
      createdAt: at,
      updatedAt: at,
    }),
  ])
  return registered
}

/** What a program is told of its registration (RFC 7591, 3.2.1). */
export const toldOfRegistration = ({ id, name, website, redirects, at }: Registered): object => ({
  client_id: id,
  client_id_issued_at: Math.floor(at / SECOND),
  client_name: name,
  ...(website === '' ? {} : { client_uri: website }),
  redirect_uris: redirects,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
  scope: OAUTH_SCOPES.join(' '),
})
