import type { RouteName } from '../../../schema/routes/index'
import { viewerWording } from '../../../schema/wording/viewer'
import type { Viewer } from '../../lib/use-viewer'

const wording = viewerWording.menu

/** An entry of the menu that leads to a route, or off the site. */
export type MenuEntry =
  | { kind: 'route'; route: RouteName; text: string; params?: Readonly<Record<string, string>> }
  | { kind: 'external'; href: string; text: string }

/** What the menu depends on. */
export interface MenuInput {
  viewer: Pick<Viewer, 'membership' | 'partnerProgramEnrollment'>
  productName: string
  helpUrl: string
  statusUrl: string
  /** Whether a route's page exists for this viewer. */
  canLink: (route: RouteName) => boolean
  isOn: (flag: 'disable_lite_gift_page' | 'enable_mastodon_for_members') => boolean
}

const route = (name: RouteName, text: string): MenuEntry => ({ kind: 'route', route: name, text })

/** The membership entries for this viewer. */
function membershipEntries({ viewer: { membership }, productName }: MenuInput): MenuEntry[] {
  if (!membership) return [route('Plans', wording.becomeMember(productName))]
  const own = route('ManageMembership', wording.membership)
  return membership.tier === 'FRIEND' ? [own] : [own, route('Upgrade', wording.becomeFriend(productName))]
}

const partnerEntry = ({ viewer }: MenuInput): MenuEntry =>
  viewer.partnerProgramEnrollment
    ? route('PartnerDashboard', wording.partnerProgram)
    : route('ShowPartnerProgramLanding', wording.applyForPartnerProgram)

/**
 * The menu's entries, without those whose pages don't exist: the viewer's own pages, the membership entries,
 * and, last and apart, the one link that leads off the site.
 */
export function mainEntries(input: MenuInput): MenuEntry[] {
  const entries: MenuEntry[] = [
    route('NewPost', wording.write),
    route('Notifications', wording.notifications),
    route('YourLists', wording.library),
    route('YourStories', wording.stories),
    route('StatsHome', wording.stats),
    route('Settings', wording.settings),
    ...membershipEntries(input),
    partnerEntry(input),
    { kind: 'external', href: input.helpUrl, text: wording.help },
  ]
  return entries.filter((entry) => entry.kind === 'external' || input.canLink(entry.route))
}

/** The entries behind 'More'. */
export function moreEntries(input: MenuInput): MenuEntry[] {
  const entries: MenuEntry[] = [
    ...(input.isOn('disable_lite_gift_page') ? [] : [route('ShowLiteGiftCheckout', wording.gift)]),
    ...(input.isOn('enable_mastodon_for_members') ? [route('ShowMastodon', wording.mastodon)] : []),
    route('ShowVerifiedAuthors', wording.applyForVerification),
    { kind: 'external', href: input.statusUrl, text: wording.status },
  ]
  return entries.filter((entry) => entry.kind === 'external' || input.canLink(entry.route))
}

/**
 * Splits a list into our own links and the one that leads off the site. Only one is expected.
 *
 * @param tooMany is called with any others, which are left out.
 */
export function apart(entries: readonly MenuEntry[], tooMany: (count: number) => void) {
  const external = entries.filter((entry) => entry.kind === 'external')
  if (external.length > 1) tooMany(external.length)
  return { inside: entries.filter((entry) => entry.kind === 'route'), outside: external[0] }
}
