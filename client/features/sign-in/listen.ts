import { linkTo } from '../../../schema/routes/links'
import type { App } from '../../lib/app'
import { opensElsewhere } from '../../lib/opens-elsewhere'

/** The address of a link to the sign-in page that was clicked without a modifier key; undefined for any other click. */
function pressedLink(event: MouseEvent, mainOrigin: string): string | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || opensElsewhere(event)) return undefined
  // On the sign-in page itself, such a link only switches between signing in and signing up.
  if (link.origin !== mainOrigin || link.pathname !== linkTo('SignIn')) return undefined
  return window.location.pathname === linkTo('SignIn') ? undefined : link.href
}

/** Runs work that nobody is waiting for. Not every browser reports idle time. */
const requestIdle = (work: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(work)

/**
 * Makes links and hashes open the sign-in modal, on a page that was rendered for a visitor. The modal is loaded on the
 * first click.
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
  // Runs before the links' own listeners, so that they find the click already handled.
  document.addEventListener('click', followLink, true)
  window.addEventListener('hashchange', followHash)
  followHash()
  if (flags.enable_google_one_tap) {
    requestIdle(() => import('./open').then(({ offerOneTap }) => offerOneTap(app)).catch(() => {}))
  }
}
