import type { ProviderName } from '../../../../schema/rules/identity'
import type { ProviderFailed } from '../../../platform/identity-providers/provider'

/** Whether an error is a provider's failure, not ours. */
const isProviderFailed = (error: unknown): error is ProviderFailed =>
  error instanceof Error && error.name === 'ProviderFailed'

/**
 * The result of work with a provider, or why there is none. Failures are logged, except when people declined.
 *
 * @throws whatever isn't the provider's fault.
 */
export async function withProvider<Result>(
  provider: ProviderName | 'mastodon',
  work: () => Promise<Result>,
): Promise<{ result: Result } | { reason: ProviderFailed['reason'] }> {
  try {
    return { result: await work() }
  } catch (error) {
    if (!isProviderFailed(error)) throw error
    const { reason, message } = error
    if (reason !== 'denied') {
      console.error(
        JSON.stringify({ event: 'provider-failed', provider, reason, detail: message.slice(0, 500) }),
      )
    }
    return { reason }
  }
}
