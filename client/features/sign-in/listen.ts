import { linkTo } from '../../../schema/routes/links'
import type { App } from '../../lib/app'

/** The address of a link to the sign-in page that was clicked plainly; nothing for any other click. */
function pressedLink(event: MouseEvent, mainOrigin: string): string | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || event.button || event.metaKey || event.ctrlKey) return undefined
  if (event.shiftKey || event.altKey) return undefined
  // On the page itself the link only switches its purpose.
  if (link.origin !== mainOrigin || link.pathname !== linkTo('SignIn')) return undefined
  return window.location.pathname === linkTo('SignIn') ? undefined : link.href
}

/** Nobody is waiting for this work. Not every browser reports idle time. */
const requestIdle = (work: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(work)

/**
 * Makes links and hashes open the sign-in modal, on a page that was made for a visitor. The modal is loaded
 * with the first click.
 */
export function listenForSignIn(app: App): void {
  const { session, flags, config } = app.state
  if (session.isLoggedIn) return
  const followLink = (event: MouseEvent) => {
    const href = pressedLink(event, config.mainOrigin)
    if (!href) return
    event.preventDefault()
    import('./open').then(
      ({ openSignInLink }) => openSignInLink(app, href),
      () => window.location.assign(href),
    )
  }
  const followHash = () => {
    if (!/^#sign(?:in|up)/i.test(window.location.hash)) return
    import('./open').then(({ openSignInHash }) => openSignInHash(app)).catch(() => {})
  }
  // Runs before the links' own listeners, which then find the click handled.
  document.addEventListener('click', followLink, true)
  window.addEventListener('hashchange', followHash)
  followHash()
  if (flags.enable_google_one_tap) {
    requestIdle(() => import('./open').then(({ offerOneTap }) => offerOneTap(app)).catch(() => {}))
  }
}
