import { linkTo } from '../../../schema/routes/links'
import { viewerWording } from '../../../schema/wording/viewer'

/** The names of the routes about the viewer’s own membership, and of no others. */
const OWN_MEMBERSHIP = /^(ManageM|CancelM|Upg|Upd)/

/** Where the logo leads from a page about the viewer’s membership: to its settings. Rule: docs/rules/reading.md, "Header". */
export const logoOn = (routeName = '', product: string) =>
  OWN_MEMBERSHIP.test(routeName)
    ? {
        href: linkTo('SettingsTab', { setting: 'membership' }),
        'aria-label': viewerWording.logo(product),
      }
    : undefined
