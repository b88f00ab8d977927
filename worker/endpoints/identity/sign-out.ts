import { linkTo } from '../../../schema/routes/links'
import { endSession, isSignOutValue } from '../../services/identity/sessions'
import type { Endpoint } from '../endpoint'
import { goOn } from './go-on'
import { headersAlone } from './headers-alone'

/**
 * Ends the session whose own value the address ends in; any other is refused, and the session stays. Asking for
 * the headers alone ends nothing. Rule: docs/rules/identity.md, "Sessions".
 */
export const signOut: Endpoint = async ({ request, params, identity, origin }) => {
  const session = await identity.session()
  if (!session) return goOn(origin + linkTo('Home'))
  if (!(await isSignOutValue(identity, session, params.xsrf ?? ''))) {
    const body = { error: { code: 'FORBIDDEN', message: 'This isn’t the value of your session.' } }
    return Response.json(body, { status: 403, headers: { 'cache-control': 'no-store' } })
  }
  if (request.method === 'HEAD') return headersAlone()
  await endSession(identity, session)
  return goOn(origin + linkTo('Home'))
}
