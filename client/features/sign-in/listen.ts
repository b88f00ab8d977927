import type { RegisteredRouter } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'

/** The address of a link to the page of signing in that was pressed plainly; nothing for any other press. */
function pressedLink(event: MouseEvent, mainOrigin: string): string | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || event.button || event.metaKey || event.ctrlKey) return undefined
  if (event.shiftKey || event.altKey) return undefined
  // On the page itself the link only changes what it is about.
  if (link.origin !== mainOrigin || link.pathname !== linkTo('SignIn')) return undefined
  return window.location.pathname === linkTo('SignIn') ? undefined : link.href
}

/** Nobody waits for what is done then. Not every browser tells when that is. */
const requestIdle = (work: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(work)

/**
 * Makes links and hashes open the modal of signing in, on a page that was made for nobody. What opens it is loaded
 * with the first press.
 */
export function listenForSignIn(router: RegisteredRouter): void {
  const { session, flags, config } = router.options.context.state
  if (session.isLoggedIn) return
  const followLink = (event: MouseEvent) => {
    const href = pressedLink(event, config.mainOrigin)
    if (!href) return
    event.preventDefault()
    import('./open').then(
      ({ openSignInLink }) => openSignInLink(router, href),
      () => window.location.assign(href),
    )
  }
  const followHash = () => {
    if (!/^#sign(?:in|up)/i.test(window.location.hash)) return
    import('./open').then(({ openSignInHash }) => openSignInHash(router)).catch(() => {})
  }
  // Before the links' own listeners: they find the press taken.
  document.addEventListener('click', followLink, true)
  window.addEventListener('hashchange', followHash)
  followHash()
  if (flags.enable_google_one_tap) {
    requestIdle(() =>
      Promise.all([import('./one-tap'), import('./open')])
        .then(([{ startOneTap }, { openSignIn }]) =>
          startOneTap({ router, onSignIn: () => openSignIn(router, { operation: 'login' }) }),
        )
        .catch(() => {}),
    )
  }
}
