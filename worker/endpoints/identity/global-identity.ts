import { askForHandOver, giveHandOver, takeHandOver } from '../../services/identity/hand-over'
import type { Endpoint } from '../endpoint'
import { goOn } from './go-on'

/** The first of the three steps that hand a session over. Rule: docs/rules/identity.md, "Hosts". */
export const globalIdentity: Endpoint = async ({ url, identity }) =>
  goOn(await askForHandOver(identity, url.searchParams.get('redirectUrl')))

/** The second, on the main host alone. */
export const globalIdentity2: Endpoint = async ({ url, identity, origin }) =>
  url.origin === origin ? goOn(await giveHandOver(identity, url.searchParams.get('state') ?? '')) : undefined

/** The third. Asking for the headers alone uses nothing up. */
export const globalIdentity3: Endpoint = async ({ request, url, identity }) => {
  if (request.method === 'HEAD') return new Response(null, { headers: { 'cache-control': 'no-store' } })
  return goOn(await takeHandOver(identity, url.searchParams.get('token') ?? ''))
}
