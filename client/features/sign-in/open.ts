import { linkTo } from '../../../schema/routes/links'
import type { App } from '../../lib/app'
import type { SignInRequest } from './request'
import { readSignInHash, readSignInLink, withRedirect } from './ways-in'

/** A path of this host in the form that the main host's page needs. */
const whole = (address: string | undefined) => address && new URL(address, window.location.href).href

/** On the hosts of people and publications, signing in goes through the main host. */
const isElsewhere = ({ state }: App): boolean => state.client.table !== 'default'

/**
 * Opens the sign-in modal over the page, or the page /m/signin if the modal isn't available. Rule:
 * docs/rules/identity.md, "Sign-in modal".
 */
function openSignIn(app: App, request: SignInRequest = {}, onClosed: () => void = () => {}): void {
  const leave = () => {
    const { operation, redirectTo = window.location.href, actionUrl, susiEntry } = request
    const query = { redirectUrl: whole(redirectTo), operation, actionUrl: whole(actionUrl), susiEntry }
    window.location.assign(app.state.config.mainOrigin + linkTo('SignIn', {}, { query }))
  }
  if (isElsewhere(app)) leave()
  else import('./mount').then(({ showSignIn }) => showSignIn(app, request, onClosed), leave)
}

/** Follows a link to the sign-in page; on other hosts, adds the way back. */
export function openSignInLink(app: App, href: string): void {
  const asked = readSignInLink(href, app.state.config.mainOrigin)
  if (asked && !isElsewhere(app)) openSignIn(app, asked)
  else window.location.assign(isElsewhere(app) ? withRedirect(href, window.location.href) : href)
}

/** `#signin` and `#signup` open it on any page; closing removes them from the address. */
export function openSignInHash(app: App): void {
  const { hash, pathname, search } = window.location
  const asked = readSignInHash(hash)
  if (!asked) return
  openSignIn(app, { ...asked, redirectTo: asked.redirectTo ?? pathname + search }, () => {
    if (window.location.hash === hash) history.replaceState(history.state, '', pathname + search)
  })
}

/** Lets Google's One Tap offer a sign-in. */
export async function offerOneTap(app: App): Promise<void> {
  const { startOneTap } = await import('./one-tap')
  await startOneTap({ app, onSignIn: () => openSignIn(app, { operation: 'login' }) })
}
