import { registration } from '../../../schema/inputs/oauth'
import { REGISTRATIONS_OF_NETWORK } from '../../../schema/rules/oauth'
import { SECOND } from '../../../schema/rules/time-units'
import { oauthWording } from '../../../schema/wording/oauth'
import {
  registerApplication as register,
  toldOfRegistration,
} from '../../services/oauth/register-application'
import type { Endpoint } from '../endpoint'
import { readInput } from '../read-input'
import { oauthAnswer, oauthFailure } from './oauth-endpoint'

/** The longest registration, in bytes. */
const LONGEST = 16 * 1024

/** A program registers itself. Rule: docs/rules/oauth.md, "Applications that register themselves". */
export const registerApplication: Endpoint = async ({ request, parts }) => {
  const usage = oauthWording.errors.invalid_client_metadata
  const input = await readInput(request, registration, { most: LONGEST, usage, isTyped: true })
  if (!input.ok)
    return oauthFailure(
      input.failure.field === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata',
    )
  const registered = await register(parts, input.value)
  if (registered !== 'too-many') return oauthAnswer(toldOfRegistration(registered), 201)
  return oauthFailure('too_many_registrations', {
    'retry-after': String(REGISTRATIONS_OF_NETWORK.windowMs / SECOND),
  })
}
