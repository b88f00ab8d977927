import * as v from 'valibot'
import { applicationRedirects, applicationWebsite, registeredName } from '../../../schema/inputs/oauth'
import {
  mayRedirectTo,
  OAUTH_SCOPES,
  REGISTERED_WAITS,
  REGISTRATIONS_OF_ALL,
  REGISTRATIONS_OF_NETWORK,
} from '../../../schema/rules/oauth'
import { SECOND } from '../../../schema/rules/time-units'
import { insertRegisteredApplication } from '../../data/oauth/writes'
import type { Lockouts } from '../../platform/lockouts/lockouts'
import type { Needs } from '../parts'

/**
 * What is read of a registration (RFC 7591). Whatever else a program asks for is answered with what it gets, as the
 * protocol lets a server do; so is a website that can't be shown.
 */
const registration = v.object({
  client_name: v.optional(registeredName, ''),
  client_uri: v.fallback(v.optional(applicationWebsite, ''), ''),
  redirect_uris: v.optional(v.unknown()),
  grant_types: v.optional(v.array(v.string()), ['authorization_code']),
  response_types: v.optional(v.array(v.string()), ['code']),
})

/** A program that has registered itself. */
interface Registered {
  id: string
  name: string
  website: string
  redirects: string[]
  at: number
}

type NotRegistered = {
  error: 'invalid_client_metadata' | 'invalid_redirect_uri' | 'too_many_registrations'
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
  sent: unknown,
): Promise<Registered | NotRegistered> {
  const read = v.safeParse(registration, sent)
  if (!read.success) return { error: 'invalid_client_metadata' }
  const { client_name, client_uri, grant_types: grants, response_types: types } = read.output
  if (!grants.includes('authorization_code') || !types.includes('code'))
    return { error: 'invalid_client_metadata' }
  const addresses = v.safeParse(applicationRedirects, read.output.redirect_uris)
  if (!addresses.success || !addresses.output.every((address) => mayRedirectTo(address, true)))
    return { error: 'invalid_redirect_uri' }
  if (await areTooMany(lockouts, browser.address ?? 'unknown')) return { error: 'too_many_registrations' }
  const redirects = addresses.output
  const at = clock.now()
  const registered = {
    id: newId(),
    name: client_name || new URL(redirects[0] ?? '').host || new URL(redirects[0] ?? '').protocol,
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
