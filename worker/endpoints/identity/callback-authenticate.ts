import { signInByToken } from '../../services/identity/grants'
import type { Endpoint } from '../endpoint'
import { headersAlone } from './headers-alone'
import { nextAddress } from './next-address'
import { foreignPost, isOwnPost } from './own-post'
import { seeOther } from './see-other'

/**
 * Exchanges a sign-in token (`token`) for a session, and leads to `redirectUrl` if that is an address of ours.
 * A HEAD does nothing. Rule: docs/rules/identity.md, "Codes and links".
 */
export const callbackAuthenticate: Endpoint = async ({ request, url, parts, origin }) => {
  if (request.method === 'HEAD') return headersAlone()
  if (request.method === 'POST' && !(await isOwnPost({ request, url, parts }))) return foreignPost()
  const signedIn = await signInByToken(parts, {
    token: url.searchParams.get('token') ?? '',
    redirect: url.searchParams.get('redirectUrl'),
  })
  return seeOther(nextAddress(signedIn, origin))
}
