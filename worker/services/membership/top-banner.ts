import { type DismissedUntil, TIMED_DISMISSALS } from '../../../schema/rules/dismissals'
import {
  type BannerKind,
  type BannerViewer,
  bannerFor,
  bannersFor,
  isFirstDay,
  type PaidMembership,
} from '../../../schema/rules/membership/banners'
import { canSwitch } from '../../../schema/rules/membership/cycle'
import { tierAt } from '../../../schema/rules/membership/entitlement'
import { entitledUntil, stateOf } from '../../../schema/rules/membership/subscription'
import { isNativeApp } from '../../../schema/rules/native-app'
import type { User } from '../../data/user/rows'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { dismissedForNow } from '../viewer/dismissed-for-now'
import { dismissedFlagsOf, viewerRow } from '../viewer/facts'
import { type OwnMembership, readOwnMembership } from './own-membership'

/** What somebody is told at the top of their pages. */
export interface TopBanner {
  kind: BannerKind
  dismissal: keyof typeof TIMED_DISMISSALS | null
  flag: string | null
  endsAt: number | null
}

/** What the banners have to know of a membership that is paid for. One that is over concerns nobody. */
function paidOf(own: OwnMembership | null, now: number): PaidMembership | null {
  if (!own || stateOf(own.subscription, now) === 'LAPSED') return null
  const { subscription, methodExpiresAt } = own
  return {
    isCancelled: subscription.cancelledAt !== null,
    endsAt: entitledUntil(subscription),
    paymentFailedAt: subscription.paymentFailedAt,
    cardExpiresAt: methodExpiresAt,
    canSwitchPlan: canSwitch(subscription, now),
  }
}

type Parts = Needs<'db' | 'session' | 'browser' | 'clock' | 'expiring'>

/** Which of the banners that somebody could be shown they have dismissed for a while. */
async function dismissedUntil(parts: Parts, userId: string, viewer: BannerViewer): Promise<DismissedUntil> {
  const now = parts.clock.now()
  const could = bannersFor(viewer, now).flatMap(({ dismissal }) => dismissal ?? [])
  const names = await dismissedForNow(parts, userId, could)
  return Object.fromEntries(names.map((name) => [name, now + TIMED_DISMISSALS[name]]))
}

/**
 * What somebody is told about their membership; null if there is nothing, on their first day, in the app, and to staff who act as them.
 * Rule: docs/rules/banners.md.
 */
export async function topBanner(parts: Parts, user: User): Promise<TopBanner | null> {
  const { clock, browser } = parts
  const session = await parts.session()
  const actor = actorOf(session, browser.mainOrigin)
  const isTold = session && can(actor, 'seeMembership', { entity: 'account', account: session.user })
  if (!isTold || isNativeApp(browser.userAgent)) return null
  const now = clock.now()
  if (isFirstDay(user.createdAt, now)) return null
  const tier = tierAt(user, now)
  const paid = paidOf(readOwnMembership(session.user), now)
  const viewer = { isMember: tier !== null, isFriend: tier === 'friend', paid }
  const [until, row] = await Promise.all([dismissedUntil(parts, user.id, viewer), viewerRow(parts, user.id)])
  const banner = bannerFor(viewer, { until, flags: dismissedFlagsOf(row) }, now)
  if (!banner) return null
  return { ...banner, endsAt: banner.kind === 'REACTIVATE' ? (paid?.endsAt ?? null) : null }
}
