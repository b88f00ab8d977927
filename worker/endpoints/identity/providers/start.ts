import type { ProviderName } from '../../../../schema/rules/identity'
import { startVisit } from '../../../services/identity/providers/start-visit'
import type { Endpoint } from '../../endpoint'
import { headersAlone } from '../headers-alone'
import { nextAddress } from '../next-address'

/** The browser's statement that a page of the same origin led to a request. */
const isFromOurPage = ({ headers }: Request): boolean => headers.get('sec-fetch-site') === 'same-origin'

/**
 * Sends the browser to a provider, or to a page of ours that says why not. Reads `operation` (`login`,
 * `register`, `connect`), `redirectUrl` (or `redirect`) and `token`. A HEAD begins nothing. Rule:
 * docs/rules/identity.md, "Providers".
 */
export const startAt =
  (provider: ProviderName): Endpoint =>
  async ({ request, url: { searchParams: query }, parts, origin }) => {
    if (request.method === 'HEAD') return headersAlone()
    const visit = await startVisit(parts, {
      provider,
      operation: query.get('operation'),
      redirect: query.get('redirectUrl') ?? query.get('redirect'),
      token: query.get('token'),
      isFromOurPage: isFromOurPage(request),
    })
    const location = nextAddress(visit, origin)
    const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
    return new Response(null, { status: 302, headers })
  }
