import { pageOf } from '../../schema/routes/answer'
import { type RouteName, routeNamed } from '../../schema/routes/index'
import type { RouteFlag } from '../../schema/routes/types'
import { useApp } from './app'

/** Tells whether a route's page exists to link to, for this viewer. */
export function useCanLink(): (name: RouteName) => boolean {
  const { isBuilt, state } = useApp()
  return (name) => {
    // Signed-in people aren't sent to sign in.
    if (name === 'SignIn' && state.session.isLoggedIn) return false
    const flags = { has: (flag: RouteFlag) => state.flags[flag] === true }
    const page = pageOf(routeNamed(name), { signedIn: state.session.isLoggedIn, flags, isBuilt })
    return page !== undefined && isBuilt(page)
  }
}
