import type { PageId } from '../../pages'
import type { DismissedUntil, TimedDismissalName } from '../dismissals'
import { DAY, WEEK } from '../time-units'
import { EXPIRES_SOON, LAST_WEEK } from './limits'

/** What a signed-in person is told about their membership at the top of the page. Rule: docs/rules/banners.md. */
export type BannerKind =
  | 'UPSELL'
  | 'REACTIVATE'
  | 'METHOD_EXPIRED'
  | 'PAYMENT_FAILED'
  | 'METHOD_LAST_WEEK'
  | 'METHOD_EXPIRES_SOON'
  | 'FRIEND_UPSELL'

/** Pages that say what a membership is, or where somebody pays for one. */
const ABOUT_MEMBERSHIPS: ReadonlySet<PageId | undefined> = new Set<PageId>([
  'landing-membership',
  'landing-choose',
  'landing-gift',
  'gift-membership',
  'group-gift-membership',
  'redeem-gift-membership',
  'plans',
  'discount-plans',
  'onboarding-plans',
  'welcome-member',
  'manage-membership',
  'cancel-membership',
])

/** Pages where somebody writes or takes their first steps, and those for staff. */
const UNDISTURBED: ReadonlySet<PageId | undefined> = new Set<PageId>([
  'post-edit',
  'post-publish',
  'post-submit',
  'post-response-edit',
  'series-edit',
  'name-onboarding',
  'oauth-authorize',
  'topics-onboarding',
  'writers-onboarding',
  'internal-status',
  'report-queue',
  'topic-edit',
  'partner-staff',
  'held-earnings',
])

/** A page, as far as its place for banners goes. */
interface BannerPlace {
  pageId: PageId | undefined
}

/** Whether a page has no place for a banner: somebody is writing there, it is for staff, or it makes the same offer itself. */
export const isOutOfPlace = ({ pageId }: BannerPlace, kind: BannerKind): boolean =>
  UNDISTURBED.has(pageId) ||
  ((kind === 'UPSELL' || kind === 'FRIEND_UPSELL') && ABOUT_MEMBERSHIPS.has(pageId))

/** Whether an account is so new, in milliseconds since 1970 UTC, that its owner isn't told of memberships yet. */
export const isFirstDay = (createdAt: number, now: number): boolean => now - createdAt < DAY

/** How long before its end the banner of a cancelled membership can no longer be dismissed, in milliseconds. */
const REACTIVATE_STAYS = 4 * WEEK

/** What the banners depend on in a membership that is paid through a provider. */
export interface PaidMembership {
  isCancelled: boolean
  /** When it ends, unless something is paid. */
  endsAt: number
  /** When the payment that is still due first failed. */
  paymentFailedAt: number | null
  /** When the card expires, at the end of its last month; null for a method that doesn't expire. */
  cardExpiresAt: number | null
  canSwitchPlan: boolean
}

/** A signed-in person. */
export interface BannerViewer {
  isMember: boolean
  isFriend: boolean
  /** Null for people without a membership, and for members who don't pay. */
  paid: PaidMembership | null
}

/** What somebody has dismissed: for a while, and for good. */
export interface Dismissed {
  until: DismissedUntil
  flags: readonly string[]
}

/** A banner that may be shown. It can be dismissed if it has a `dismissal` or a `flag`. */
export interface Banner {
  kind: BannerKind
  /** Dismisses it for a while. */
  dismissal: TimedDismissalName | null
  /** Dismisses it for good, for this card. */
  flag: string | null
}

const lasting = (kind: BannerKind): Banner => ({ kind, dismissal: null, flag: null })
const timed = (kind: TimedDismissalName): Banner => ({ kind, dismissal: kind, flag: null })

/** A card's last month: `2026-11`. */
const lastMonth = (cardExpiresAt: number): string => new Date(cardExpiresAt - 1).toISOString().slice(0, 7)

/** The most urgent problem with how somebody pays. */
function paymentBanner({ paymentFailedAt, cardExpiresAt }: PaidMembership, now: number): Banner | undefined {
  const left = cardExpiresAt === null ? Number.POSITIVE_INFINITY : cardExpiresAt - now
  if (left <= 0) return lasting('METHOD_EXPIRED')
  if (paymentFailedAt !== null) return lasting('PAYMENT_FAILED')
  if (cardExpiresAt === null || left > EXPIRES_SOON) return undefined
  // The flag names the month, so that the banner appears again for another card.
  return left <= LAST_WEEK
    ? { kind: 'METHOD_LAST_WEEK', dismissal: null, flag: `payment_last_week:${lastMonth(cardExpiresAt)}` }
    : {
        kind: 'METHOD_EXPIRES_SOON',
        dismissal: null,
        flag: `payment_expiring_soon:${lastMonth(cardExpiresAt)}`,
      }
}

/** Every banner that applies to somebody, the most important first. */
export function bannersFor({ isMember, isFriend, paid }: BannerViewer, now: number): Banner[] {
  if (!isMember) return [timed('UPSELL')]
  if (!paid) return []
  if (paid.isCancelled)
    return [paid.endsAt - now <= REACTIVATE_STAYS ? lasting('REACTIVATE') : timed('REACTIVATE')]
  const payment = paymentBanner(paid, now)
  return [...(payment ? [payment] : []), ...(paid.canSwitchPlan && !isFriend ? [timed('FRIEND_UPSELL')] : [])]
}

const isDismissed = ({ dismissal, flag }: Banner, { until, flags }: Dismissed, now: number): boolean =>
  (dismissal !== null && (until[dismissal] ?? 0) > now) || (flag !== null && flags.includes(flag))

/** The banner that somebody is shown: the first that applies and isn't dismissed. */
export const bannerFor = (viewer: BannerViewer, dismissed: Dismissed, now: number): Banner | undefined =>
  bannersFor(viewer, now).find((banner) => !isDismissed(banner, dismissed, now))
