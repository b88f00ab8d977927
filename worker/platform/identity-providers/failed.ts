import { AuthorizationResponseError } from 'oauth4webapi'
import { ProviderFailed } from './provider'

/** The providers' error codes for a person who declined. */
const DENIALS: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize', 'user_denied'])
/** Transient failures on their side. */
const PASSING: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable'])

/** Translates an error of a request to a provider. */
function judged(error: unknown): ProviderFailed {
  if (error instanceof ProviderFailed) return error
  const options = { cause: error }
  if (error instanceof AuthorizationResponseError) {
    const said = error.error
    const reason = DENIALS.has(said) ? 'denied' : PASSING.has(said) ? 'unavailable' : 'invalid'
    return new ProviderFailed(reason, `it said ${said.slice(0, 100)}`, options)
  }
  return new ProviderFailed('invalid', error instanceof Error ? error.message : String(error), options)
}

/**
 * The result of the work.
 *
 * @throws ProviderFailed for any error.
 */
export async function asProviderFailed<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw judged(error)
  }
}
