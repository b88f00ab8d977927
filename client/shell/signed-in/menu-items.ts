import type { RouteName } from '../../../schema/routes/index'
import { viewerWording } from '../../../schema/wording/viewer'
import type { Viewer } from '../../lib/use-viewer'

const wording = viewerWording.menu

/** An entry of the menu that leads to a route, or out of the house. */
export type MenuItem =
  | { kind: 'route'; route: RouteName; text: string; params?: Readonly<Record<string, string>> }
  | { kind: 'external'; href: string; text: string }

/** What the menu hangs on. */
export interface MenuInput {
  viewer: Pick<Viewer, 'membership' | 'partnerProgramEnrollment'>
  productName: string
  helpUrl: string
  statusUrl: string
  /** Whether a route's page is there for this viewer. */
  canLink: (route: RouteName) => boolean
  isOn: (flag: 'disable_lite_gift_page' | 'enable_mastodon_for_members') => boolean
}

const route = (name: RouteName, text: string): MenuItem => ({ kind: 'route', route: name, text })

/** What membership offers this viewer. */
function membershipItems({ viewer: { membership }, productName }: MenuInput): MenuItem[] {
  if (!membership) return [route('Plans', wording.becomeMember(productName))]
  const own = route('ManageMembership', wording.membership)
  return membership.tier === 'FRIEND' ? [own] : [own, route('Upgrade', wording.becomeFriend(productName))]
}

const partnerItem = ({ viewer }: MenuInput): MenuItem =>
  viewer.partnerProgramEnrollment
    ? route('PartnerDashboard', wording.partnerProgram)
    : route('ShowPartnerProgramLanding', wording.applyForPartnerProgram)

/**
 * The menu's entries, those left out whose pages aren't there: the viewer's own pages, what membership offers, and,
 * last and apart, the one link that leads out of the house.
 */
export function mainItems(input: MenuInput): MenuItem[] {
  const items: MenuItem[] = [
    route('NewPost', wording.write),
    route('Notifications', wording.notifications),
    route('YourLists', wording.library),
    route('YourStories', wording.stories),
    route('StatsHome', wording.stats),
    route('Settings', wording.settings),
    ...membershipItems(input),
    partnerItem(input),
    { kind: 'external', href: input.helpUrl, text: wording.help },
  ]
  return items.filter((item) => item.kind === 'external' || input.canLink(item.route))
}

/** What stands behind 'More'. */
export function moreItems(input: MenuInput): MenuItem[] {
  const items: MenuItem[] = [
    ...(input.isOn('disable_lite_gift_page') ? [] : [route('ShowLiteGiftCheckout', wording.gift)]),
    ...(input.isOn('enable_mastodon_for_members') ? [route('ShowMastodon', wording.mastodon)] : []),
    route('ShowVerifiedAuthors', wording.applyForVerification),
    { kind: 'external', href: input.statusUrl, text: wording.status },
  ]
  return items.filter((item) => item.kind === 'external' || input.canLink(item.route))
}

/**
 * A list's links of ours, and the one that leads out of the house. Only one is expected.
 *
 * @param tooMany is told when there are more; they are left out.
 */
export function apart(items: readonly MenuItem[], tooMany: (count: number) => void) {
  const external = items.filter((item) => item.kind === 'external')
  if (external.length > 1) tooMany(external.length)
  return { inside: items.filter((item) => item.kind === 'route'), outside: external[0] }
}
