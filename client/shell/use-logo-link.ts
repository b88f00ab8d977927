import type { RouteName } from '../../schema/routes/index'
import { shellWording } from '../../schema/wording/shell'
import { useLink } from '../lib/use-link'
import { usePage } from '../lib/use-page'

/** Pages about the viewer’s own membership; only signed-in people see them. */
const MEMBERSHIP: ReadonlySet<RouteName | undefined> = new Set([
  'ManageMembership',
  'ManageMembershipConfirmation',
  'CancelMembership',
  'UpdatePayment',
  'Upgrade',
])

/** Where the logo leads: home, or from a page about the viewer’s membership to its settings. Rule: docs/rules/reading.md, "Header". */
export function useLogoLink(): { href: string; 'aria-label': string } {
  const link = useLink()
  const { routeName, state } = usePage()
  const { productName } = state.config
  return MEMBERSHIP.has(routeName)
    ? {
        href: link('SettingsTab', { setting: 'membership' }),
        'aria-label': shellWording.membershipOf(productName),
      }
    : { href: link('Home'), 'aria-label': shellWording.homeOf(productName) }
}
