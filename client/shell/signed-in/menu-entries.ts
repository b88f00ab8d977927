import type { RouteName } from '../../../schema/routes/index'
import { viewerWording } from '../../../schema/wording/viewer'
import type { PreloadedState } from '../../lib/preloaded-state'
import type { Viewer } from '../../lib/use-viewer'

const wording = viewerWording.menu

/** An entry of the menu that leads to a route, or off the site. */
export type MenuEntry =
  | {
      kind: 'route'
      route: RouteName
      text: string
      params?: Readonly<Record<string, string>>
      hash?: string
    }
  | { kind: 'external'; href: string; text: string }

/** What the menu depends on. */
export interface MenuInput {
  viewer: Pick<Viewer, 'membership' | 'partnerProgramEnrollment'>
  /** What can be done with a membership that is paid for; nothing until that has loaded. */
  paid: { isCancelled: boolean; canSwitchPlan: boolean } | undefined
  /** Whether the viewer is known as the author of a book; nothing until that has loaded. */
  isBookAuthor: boolean | undefined
  config: PreloadedState['config']
  /** Whether a route's page exists for this viewer. */
  canLink: (route: RouteName) => boolean
  isOn: (flag: 'disable_lite_gift_page' | 'enable_mastodon_for_members') => boolean
}

const route = (name: RouteName, text: string): Extract<MenuEntry, { kind: 'route' }> => ({
  kind: 'route',
  route: name,
  text,
})

const isBuilt =
  ({ canLink }: MenuInput) =>
  (entry: MenuEntry): boolean =>
    entry.kind === 'external' || canLink(entry.route)

/** A page that the configuration may place elsewhere: ours by its route, another by its address. */
function pageOrAddress(input: MenuInput, name: RouteName, href: string, text: string): MenuEntry {
  const isOurs = href.startsWith(`${input.config.mainOrigin}/`)
  return isOurs ? route(name, text) : { kind: 'external', href, text }
}

const outside = (href: string | undefined, text: string): MenuEntry[] =>
  href === undefined ? [] : [{ kind: 'external', href, text }]

/** The membership entries for this viewer. */
function membershipEntries({
  viewer: { membership },
  config: { productName },
  paid,
}: MenuInput): MenuEntry[] {
  if (!membership) return [route('Plans', wording.becomeMember(productName))]
  const canUpgrade = paid?.canSwitchPlan && membership.tier !== 'FRIEND'
  return [
    route('ManageMembership', wording.membership),
    ...(paid?.isCancelled
      ? [{ ...route('ManageMembership', wording.reactivate), hash: '#reactivateMembership' }]
      : []),
    ...(canUpgrade ? [route('Upgrade', wording.becomeFriend(productName))] : []),
  ]
}

const partnerEntry = ({ viewer }: MenuInput): MenuEntry =>
  viewer.partnerProgramEnrollment
    ? route('PartnerDashboard', wording.partnerProgram)
    : route('ShowPartnerProgramLanding', wording.applyForPartnerProgram)

/** The menu's entries: the viewer's own pages, the membership entries, and help. */
export function mainEntries(input: MenuInput): MenuEntry[] {
  const entries: MenuEntry[] = [
    route('NewPost', wording.write),
    route('Notifications', wording.notifications),
    route('YourLibrary', wording.library),
    route('YourStories', wording.stories),
    route('StatsHome', wording.stats),
    route('Settings', wording.settings),
    ...membershipEntries(input),
    partnerEntry(input),
    pageOrAddress(input, 'ShowHelpPage', input.config.helpUrl, wording.help),
  ]
  return entries.filter(isBuilt(input))
}

/** The entries behind 'More'. Of press and status, only one may lead off the site; the further links have both. */
export function moreEntries(input: MenuInput): MenuEntry[] {
  const { pressUrl, statusUrl } = input.config
  const status = pageOrAddress(input, 'ShowStatus', statusUrl, wording.status)
  const entries: MenuEntry[] = [
    ...(status.kind === 'external' ? [] : outside(pressUrl, wording.press)),
    route('ShowRules', wording.rules),
    status,
    ...(input.isOn('disable_lite_gift_page') ? [] : [route('ShowLiteGiftCheckout', wording.gift)]),
    ...(input.isOn('enable_mastodon_for_members') ? [route('ShowMastodon', wording.mastodon)] : []),
    ...(input.isBookAuthor === false ? [route('ShowVerifiedAuthors', wording.applyForVerification)] : []),
  ]
  return entries.filter(isBuilt(input))
}

/** The small links at the end of the menu, wherever they lead. */
export function furtherLinks(input: MenuInput): MenuEntry[] {
  const { helpUrl, statusUrl, pressUrl, blogUrl, textToSpeechUrl } = input.config
  const entries: MenuEntry[] = [
    pageOrAddress(input, 'ShowHelpPage', helpUrl, wording.help),
    pageOrAddress(input, 'ShowStatus', statusUrl, wording.status),
    route('ShowAbout', wording.about),
    route('ShowJobs', wording.careers),
    ...outside(pressUrl, wording.press),
    ...outside(blogUrl, wording.blog),
    route('ShowPrivacy', wording.privacy),
    route('ShowRules', wording.rules),
    route('ShowTos', wording.terms),
    ...outside(textToSpeechUrl, wording.textToSpeech),
  ]
  return entries.filter(isBuilt(input))
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
