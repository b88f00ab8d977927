import type { ProviderName } from '../../../../schema/rules/identity'
import { connectionWording } from '../../../../schema/wording/provider-connections'
import { providerWording } from '../../../../schema/wording/providers'
import type { ProviderFailed } from '../../../platform/identity-providers/provider'
import { type Failure, failed, ok, type Result } from '../../result'

/** Why a provider, or a Mastodon server, couldn't do what was asked of it. */
export interface ProviderFailure extends Failure<'FORBIDDEN' | 'SERVICE_UNAVAILABLE'> {
  readonly reason: ProviderFailed['reason']
}

/** Whether an error is a provider's failure, not ours. */
const isProviderFailed = (error: unknown): error is ProviderFailed =>
  error instanceof Error && error.name === 'ProviderFailed'

/**
 * The result of work with a provider, or why there is none. Failures are logged, except when people declined.
 *
 * @throws whatever isn't the provider's fault.
 */
export async function withProvider<Value>(
  provider: ProviderName | 'mastodon',
  work: () => Promise<Value>,
): Promise<Result<Value, ProviderFailure>> {
  try {
    return ok(await work())
  } catch (error) {
    if (!isProviderFailed(error)) throw error
    const { reason, message } = error
    if (reason === 'denied') {
      return failed({ code: 'FORBIDDEN', field: null, message: connectionWording.declined, reason })
    }
    console.error(
      JSON.stringify({ event: 'provider-failed', provider, reason, detail: message.slice(0, 500) }),
    )
    const { PROVIDER_FAILED } = providerWording.signIn
    return failed({ code: 'SERVICE_UNAVAILABLE', field: null, message: PROVIDER_FAILED, reason })
  }
}
