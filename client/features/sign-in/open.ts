import type { RegisteredRouter } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import type { SignInRequest } from './request'
import { readSignInHash, readSignInLink, withRedirect } from './ways-in'

let router: RegisteredRouter | undefined

/** A path of this host, as the page of the main host has to be told it. */
const whole = (address: string | undefined) => address && new URL(address, window.location.href).href

/**
 * Opens the modal of signing in over the page. Before the client has taken the page over, and where the modal
 * can't be had, it is the page /m/signin. Rule: docs/rules/identity.md, "Sign-in modal".
 */
export function openSignIn(request: SignInRequest = {}, onClosed: () => void = () => {}): void {
  const leave = () => {
    const { operation, redirectTo = window.location.href, actionUrl, susiEntry } = request
    const query = { redirectUrl: whole(redirectTo), operation, actionUrl: whole(actionUrl), susiEntry }
    const origin = router?.options.context.state.config.mainOrigin ?? ''
    window.location.assign(origin + linkTo('SignIn', {}, { query }))
  }
  const open = router
  if (!open || isElsewhere(open)) leave()
  else import('./mount').then(({ showSignIn }) => showSignIn(open, request, onClosed), leave)
}

/** On the hosts of people and publications signing in goes by the main host. */
const isElsewhere = ({ options }: RegisteredRouter): boolean =>
  options.context.state.client.table !== 'default'

/** A plain press on a link to the page of signing in opens the modal instead; elsewhere it learns the way back. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !router || link.target) return
  const asked = readSignInLink(link.href, router.options.context.state.config.mainOrigin)
  if (!asked) return
  if (isElsewhere(router)) link.href = withRedirect(link.href, window.location.href)
  else if (!event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
    // On the page itself the link only changes what it is about.
    if (window.location.pathname === linkTo('SignIn')) return
    event.preventDefault()
    openSignIn(asked)
  }
}

/** `#signin` and `#signup` open it on any page; closing takes them out of the address. */
function followHash(): void {
  const { hash, pathname, search } = window.location
  const asked = readSignInHash(hash)
  if (!asked) return
  openSignIn({ ...asked, redirectTo: asked.redirectTo ?? pathname + search }, () => {
    if (window.location.hash === hash) history.replaceState(history.state, '', pathname + search)
  })
}

/** Nobody waits for what is done then. Not every browser tells when that is. */
const requestIdle = (work: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(work)

/** Makes links and hashes open the modal, for a page that was made for nobody. */
export function listenForSignIn(forRouter: RegisteredRouter): void {
  router = forRouter
  const { session, flags } = forRouter.options.context.state
  if (session.isLoggedIn) return
  // Before the links' own: they find the press taken.
  document.addEventListener('click', followLink, true)
  window.addEventListener('hashchange', followHash)
  followHash()
  if (flags.enable_google_one_tap) {
    const onSignIn = () => openSignIn({ operation: 'login' })
    requestIdle(() =>
      import('./one-tap')
        .then(({ startOneTap }) => startOneTap({ router: forRouter, onSignIn }))
        .catch(() => {}),
    )
  }
}
