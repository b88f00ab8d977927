import { useRouter } from '@tanstack/react-router'
import { pageOf } from '../../schema/routes/answer'
import { type RouteName, routeNamed } from '../../schema/routes/index'

const NO_FLAGS: ReadonlySet<never> = new Set<never>()

/** Tells whether a route's page is there to be linked to, for this viewer. */
export function useCanLink(): (name: RouteName) => boolean {
  const { isBuilt, state } = useRouter().options.context
  return (name) => {
    const page = pageOf(routeNamed(name), { signedIn: state.session.isLoggedIn, flags: NO_FLAGS, isBuilt })
    return page !== undefined && isBuilt(page)
  }
}
