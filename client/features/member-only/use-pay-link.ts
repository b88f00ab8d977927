import type { RouteName } from '../../../schema/routes/index'
import type { SignInOperation } from '../../../schema/rules/identity'
import { useCanLink } from '../../lib/use-can-link'
import { useCurrentAddress } from '../../lib/use-current-address'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'

/** The pages that lead to paying. */
type PayRoute = Extract<RouteName, 'Plans' | 'Upgrade'>

/**
 * The attributes of a link that leads to paying; visitors sign in on the way. Nothing while there is no such page. Rule:
 * docs/rules/paywall.md, "Member-only mark".
 */
export function usePayLink(): (
  route: PayRoute,
  operation?: SignInOperation,
) => { href: string; 'aria-haspopup'?: 'dialog' } | undefined {
  const { state } = usePage()
  const canLink = useCanLink()
  const link = useLink()
  const here = useCurrentAddress()
  return (route, operation = 'register') => {
    if (!canLink(route)) return undefined
    const pay = route === 'Plans' ? link('Plans', {}, { query: { redirectUrl: here } }) : link('Upgrade')
    if (state.session.isLoggedIn) return { href: pay }
    return {
      href: link('SignIn', {}, { query: { operation, redirectUrl: pay } }),
      ...(state.client.table === 'default' ? { 'aria-haspopup': 'dialog' as const } : {}),
    }
  }
}
