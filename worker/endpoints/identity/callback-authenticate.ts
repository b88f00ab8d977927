import { linkTo } from '../../../schema/routes/links'
import { completeSignIn, redeemGrant } from '../../services/identity/grants'
import { ownAddress } from '../../services/identity/own-address'
import type { Parts } from '../../services/parts'
import type { Endpoint } from '../endpoint'
import { goOn } from './go-on'
import { headersAlone } from './headers-alone'
import { nextAddress } from './next-address'
import { foreignPost, isOwnPost } from './own-post'

/** The address in the query if people may be sent there; nothing otherwise. */
async function safeRedirect({ db, browser }: Parts, url: URL): Promise<string | undefined> {
  const wanted = url.searchParams.get('redirectUrl')
  const { mainOrigin } = browser
  return wanted ? ownAddress(db, wanted, { main: mainOrigin, base: mainOrigin }) : undefined
}

/**
 * Exchanges a sign-in token for a session: once, within a minute, in the browser that requested it. The grant
 * decides what happens; of the address only a safe `redirectUrl` counts. A HEAD does nothing. Rule:
 * docs/rules/identity.md, "Codes and links".
 */
export const callbackAuthenticate: Endpoint = async ({ request, url, parts, origin }) => {
  if (request.method === 'HEAD') return headersAlone()
  if (request.method === 'POST' && !isOwnPost(request, url)) return foreignPost()
  const [grant, redirect] = await Promise.all([
    redeemGrant(parts, url.searchParams.get('token') ?? ''),
    safeRedirect(parts, url),
  ])
  if (!grant) {
    const query = { operation: 'expired-link', ...(redirect ? { redirectUrl: redirect } : {}) }
    return goOn(origin + linkTo('SignIn', {}, { query }))
  }
  const signedIn = await completeSignIn(parts, { ...grant, redirect: redirect ?? grant.redirect })
  return goOn(nextAddress(signedIn, origin))
}
