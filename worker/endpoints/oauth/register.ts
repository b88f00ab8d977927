import { REGISTRATIONS_OF_NETWORK } from '../../../schema/rules/oauth'
import { SECOND } from '../../../schema/rules/time-units'
import {
  registerApplication as register,
  toldOfRegistration,
} from '../../services/oauth/register-application'
import type { Endpoint } from '../endpoint'
import { readText } from '../read-body'
import { oauthAnswer, oauthFailure } from './oauth-endpoint'

/** The longest registration, in bytes. */
const LONGEST = 16 * 1024

/** The value of a JSON text; undefined for anything else. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A program registers itself. Rule: docs/rules/oauth.md, "Applications that register themselves". */
export const registerApplication: Endpoint = async ({ request, parts }) => {
  const registered = await register(parts, parsed(await readText(request, LONGEST)))
  if (!('error' in registered)) return oauthAnswer(toldOfRegistration(registered), 201)
  if (registered.error !== 'too_many_registrations') return oauthFailure(registered.error)
  return oauthFailure(registered.error, {
    'retry-after': String(REGISTRATIONS_OF_NETWORK.windowMs / SECOND),
  })
}
