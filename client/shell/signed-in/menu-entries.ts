import type { RouteName } from '../../../schema/routes/index'
import { viewerWording } from '../../../schema/wording/viewer'
import type { PreloadedState } from '../../lib/preloaded-state'
import type { Viewer } from '../../lib/use-viewer'

const wording = viewerWording.menu

/** An entry of the menu that leads to a route. */
export interface RouteEntry {
  kind: 'route'
  route: RouteName
  text: string
  hash?: string
}

/** An entry that leads to a route, or off the site. */
export type MenuEntry = RouteEntry | { kind: 'external'; href: string; text: string }

/** What the menu depends on. */
export interface MenuInput {
  viewer: Pick<Viewer, 'membership' | 'partnerProgramEnrollment'>
  /** What can be done with a membership that is paid for; nothing until that has loaded. */
  paid: { isCancelled: boolean; canSwitchPlan: boolean } | undefined
  /** Whether the viewer is known as the author of a book; nothing until that has loaded. */
  isBookAuthor: boolean | undefined
  config: PreloadedState['config']
  /** Whether the window is so narrow that the header has no link to write. */
  isNarrow: boolean
  /** Whether a route's page exists for this viewer. */
  canLink: (route: RouteName) => boolean
  isOn: (flag: 'disable_lite_gift_page' | 'enable_mastodon_for_members') => boolean
}

const route = (name: RouteName, text: string): RouteEntry => ({
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
}: MenuInput): RouteEntry[] {
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

const partnerEntry = ({ viewer }: MenuInput): RouteEntry =>
  viewer.partnerProgramEnrollment
    ? route('PartnerDashboard', wording.partnerProgram)
    : route('ShowPartnerProgramLanding', wording.applyForPartnerProgram)

/** The menu's entries: what neither the header nor the sidebar has, nor the small links at the menu's end. */
export function mainEntries(input: MenuInput): RouteEntry[] {
  const entries: RouteEntry[] = [
    ...(input.isNarrow ? [route('NewPost', wording.write)] : []),
    route('Settings', wording.settings),
    ...membershipEntries(input),
    partnerEntry(input),
  ]
  return entries.filter(isBuilt(input))
}

/** The entries behind 'More'. */
export function moreEntries(input: MenuInput): RouteEntry[] {
  const entries: RouteEntry[] = [
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
