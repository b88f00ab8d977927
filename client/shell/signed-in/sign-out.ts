import { linkTo } from '../../../schema/routes/links'
import { forgetViewer, type UnsavedWords, unsavedWords } from '../../lib/kept/forget'

/** How long signing out may take, in milliseconds. */
const TIME_LIMIT = 10_000
/** Browsers' databases have been known to hang, in milliseconds. */
const FORGETTING_LIMIT = 2000
/** How long words that are being sent may take before they count as unsaved, in milliseconds. */
const SENDING = 2000
const AGAIN = 200

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** Words of the viewer's that the server doesn't have, once those that are on their way have arrived. */
export async function wordsLeft(): Promise<UnsavedWords | undefined> {
  let left = await unsavedWords()
  for (let waited = 0; left.drafts > 0 && waited < SENDING; waited += AGAIN) {
    await wait(AGAIN)
    left = await unsavedWords()
  }
  return left.drafts + left.responses > 0 ? left : undefined
}

/**
 * Ends the session, removes what the browser keeps of the viewer, and goes to a page that knows nothing of them. Without the session's own value nothing can
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
  await Promise.race([forgetViewer(), wait(FORGETTING_LIMIT)]).catch((error: unknown) =>
    console.warn('What this browser keeps can’t be removed.', error),
  )
  window.location.assign(home)
}
