import { linkTo } from '../../../schema/routes/links'
import { endSession, isSignOutValue } from '../../services/identity/sessions'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { headersAlone } from './headers-alone'
import { seeOther } from './see-other'

/**
 * Makes the browser discard the pages it keeps for going back. Storage and cookies stay: our script removes
 * what is the person's, and keeps what is the browser's, such as the account it used before.
 */
const CLEAR_SITE_DATA = '"cache"'

/**
 * Ends the session if the address ends in that session's own value, and refuses otherwise. A HEAD ends nothing.
 * Rule: docs/rules/identity.md, "Sessions".
 */
export const signOut: Endpoint = async ({ request, params, parts, origin }) => {
  const session = await parts.session()
  if (!session) return seeOther(origin + linkTo('Home'))
  if (!(await isSignOutValue(parts, session, params.xsrf ?? ''))) {
    const message = 'This isn’t the value of your session.'
    return failureResponse({ code: 'FORBIDDEN', field: null, message })
  }
  if (request.method === 'HEAD') return headersAlone()
  await endSession(parts, session)
  const response = seeOther(origin + linkTo('Home'))
  response.headers.set('clear-site-data', CLEAR_SITE_DATA)
  return response
}
