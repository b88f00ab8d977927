import { linkTo } from '../../../schema/routes/links'
import { forgetSearches } from '../search/recent'

/** How long signing out may take, in milliseconds. */
const TIME_LIMIT = 10_000

/**
 * Ends the session and goes to a page that knows nothing of it. Without the session's own value nothing can
 * be ended, which is logged.
 *
 * @throws if the session couldn't be ended.
 */
export async function signOut(token: string, home: string): Promise<void> {
  if (!token) {
    console.error('There is no xsrf token to sign out with.')
    throw new Error('No token')
  }
  const response = await fetch(linkTo('SignOut', { xsrf: token }), {
    method: 'POST',
    credentials: 'same-origin',
    // The target is loaded in full below.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_LIMIT),
  })
  if (!response.ok && response.type !== 'opaqueredirect')
    throw new Error(`Signing out gave ${response.status}`)
  forgetSearches()
  window.location.assign(home)
}
