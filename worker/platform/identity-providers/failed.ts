import { AuthorizationResponseError } from 'oauth4webapi'
import { ProviderFailed } from './provider'

/** What providers call it when the person didn't want to. */
const DENIALS: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize', 'user_denied'])
/** What passes, on their side. */
const PASSING: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable'])

/** What an error that came up while a provider was asked means. */
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
 * What the work gives.
 *
 * @throws ProviderFailed, whatever it failed with.
 */
export async function asProviderFailed<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw judged(error)
  }
}
