import { askForHandOver, giveHandOver, takeHandOver } from '../../services/identity/hand-over'
import type { Endpoint } from '../endpoint'
import { headersAlone } from './headers-alone'
import { seeOther } from './see-other'

/** The first of the three steps that hand over a session. Rule: docs/rules/identity.md, "Hosts". */
export const globalIdentity: Endpoint = async ({ url, parts }) =>
  seeOther(await askForHandOver(parts, url.searchParams.get('redirectUrl')))

/** The second, only on the main host. A HEAD hands nothing over. */
export const globalIdentity2: Endpoint = async ({ request, url, parts, origin }) => {
  if (url.origin !== origin) return undefined
  if (request.method === 'HEAD') return headersAlone()
  return seeOther(await giveHandOver(parts, url.searchParams.get('state') ?? ''))
}

/** The third. A HEAD uses nothing up. */
export const globalIdentity3: Endpoint = async ({ request, url, parts }) => {
  if (request.method === 'HEAD') return headersAlone()
  return seeOther(await takeHandOver(parts, url.searchParams.get('token') ?? ''))
}
