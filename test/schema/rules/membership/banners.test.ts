import { describe, expect, test } from 'vitest'
import type { PageId } from '../../../../schema/pages'
import { ROUTES } from '../../../../schema/routes/index'
import type { Route } from '../../../../schema/routes/types'
import { TIMED_DISMISSALS } from '../../../../schema/rules/dismissals'
import {
  type BannerViewer,
  bannerFor,
  isFirstDay,
  isOutOfPlace,
  type PaidMembership,
} from '../../../../schema/rules/membership/banners'
import { DAY, MINUTE, WEEK } from '../../../../schema/rules/time-units'

const NOW = Date.UTC(2026, 10, 23)
/** The end of a card's last month. */
const NOVEMBER = Date.UTC(2026, 11)
const NOTHING = { until: {}, flags: [] }
const paid: PaidMembership = {
  isCancelled: false,
  endsAt: NOW + 200 * DAY,
  paymentFailedAt: null,
  cardExpiresAt: Date.UTC(2029, 4),
  canSwitchPlan: false,
}
const member = (more: Partial<PaidMembership> = {}, isFriend = false): BannerViewer => ({
  isMember: true,
  isFriend,
  paid: { ...paid, ...more },
})
const reader: BannerViewer = { isMember: false, isFriend: false, paid: null }
const kindFor = (viewer: BannerViewer, dismissed = NOTHING as Parameters<typeof bannerFor>[1], now = NOW) =>
  bannerFor(viewer, dismissed, now)?.kind

describe('the banner at the top', () => {
  test('offers a membership to whoever has none, also after one has ended, and to nobody else', () => {
    expect(kindFor(reader)).toBe('UPSELL')
    expect(kindFor({ ...member({ isCancelled: true }), isMember: false })).toBe('UPSELL')
    expect(kindFor(member())).toBeUndefined()
    expect(kindFor({ isMember: true, isFriend: true, paid: null })).toBeUndefined()
  })

  test('stays away as long as it was dismissed for', () => {
    const until = { UPSELL: NOW + TIMED_DISMISSALS.UPSELL }
    expect(kindFor(reader, { until, flags: [] }, NOW + 90 * DAY - 1)).toBeUndefined()
    expect(kindFor(reader, { until, flags: [] }, NOW + 90 * DAY)).toBe('UPSELL')
    const other = { until: { REACTIVATE: NOW + DAY }, flags: [] }
    expect(kindFor(reader, other)).toBe('UPSELL')
  })

  test('asks whoever has cancelled to stay, and within four weeks of the end can’t be dismissed', () => {
    const dismissed = { until: { REACTIVATE: NOW + 14 * DAY }, flags: [] }
    const ending = (left: number) => member({ isCancelled: true, endsAt: NOW + left })
    expect(bannerFor(ending(4 * WEEK + 1), NOTHING, NOW)).toMatchObject({
      kind: 'REACTIVATE',
      dismissal: 'REACTIVATE',
    })
    expect(kindFor(ending(4 * WEEK + 1), dismissed)).toBeUndefined()
    expect(bannerFor(ending(4 * WEEK), dismissed, NOW)).toEqual({
      kind: 'REACTIVATE',
      dismissal: null,
      flag: null,
    })
    // Nothing is charged any more, so nobody has to care for the card.
    expect(kindFor(member({ isCancelled: true, cardExpiresAt: NOW - DAY }))).toBe('REACTIVATE')
  })

  test('says what is wrong with the payment, by the month in which the card ends', () => {
    const end = NOVEMBER
    const at = (left: number, more: Partial<PaidMembership> = {}) =>
      bannerFor(member({ cardExpiresAt: end, ...more }), NOTHING, end - left)
    expect(at(30 * DAY + 1)).toBeUndefined()
    expect(at(30 * DAY)).toMatchObject({ kind: 'METHOD_EXPIRES_SOON', flag: 'payment_expiring_soon:2026-11' })
    expect(at(WEEK + 1)?.kind).toBe('METHOD_EXPIRES_SOON')
    expect(at(WEEK)).toMatchObject({ kind: 'METHOD_LAST_WEEK', flag: 'payment_last_week:2026-11' })
    expect(at(MINUTE)?.kind).toBe('METHOD_LAST_WEEK')
    expect(at(0)).toEqual({ kind: 'METHOD_EXPIRED', dismissal: null, flag: null })
    expect(at(WEEK, { paymentFailedAt: end - 2 * WEEK })).toEqual({
      kind: 'PAYMENT_FAILED',
      dismissal: null,
      flag: null,
    })
    expect(at(0, { paymentFailedAt: NOW })?.kind).toBe('METHOD_EXPIRED')
    // What isn’t a card doesn’t expire.
    expect(at(0, { cardExpiresAt: null })).toBeUndefined()
  })

  test('takes a dismissal for one card and one window only', () => {
    const end = NOVEMBER
    const expiring = member({ cardExpiresAt: end })
    const dismissed = { until: {}, flags: ['payment_expiring_soon:2026-11'] }
    expect(kindFor(expiring, dismissed, end - 20 * DAY)).toBeUndefined()
    expect(kindFor(expiring, dismissed, end - DAY)).toBe('METHOD_LAST_WEEK')
    expect(kindFor(expiring, dismissed, end)).toBe('METHOD_EXPIRED')
    const december = Date.UTC(2027, 0)
    expect(kindFor(member({ cardExpiresAt: december }), dismissed, december - 20 * DAY)).toBe(
      'METHOD_EXPIRES_SOON',
    )
  })

  test('offers the higher membership to members who may switch, below everything else', () => {
    const able = { canSwitchPlan: true }
    expect(kindFor(member(able))).toBe('FRIEND_UPSELL')
    expect(kindFor(member(able, true))).toBeUndefined()
    expect(kindFor(member({ ...able, cardExpiresAt: NOVEMBER }))).toBe('METHOD_EXPIRES_SOON')
    const until = { FRIEND_UPSELL: NOW + TIMED_DISMISSALS.FRIEND_UPSELL }
    expect(kindFor(member(able), { until, flags: [] }, NOW + 180 * DAY - 1)).toBeUndefined()
  })
})

test('pages about memberships don’t repeat the offer; what is wrong with a payment is told there too', () => {
  const plans = { pageId: 'plans' } as const
  expect(isOutOfPlace(plans, 'UPSELL')).toBe(true)
  expect(isOutOfPlace(plans, 'FRIEND_UPSELL')).toBe(true)
  expect(isOutOfPlace(plans, 'PAYMENT_FAILED')).toBe(false)
  expect(isOutOfPlace({ pageId: 'post' }, 'UPSELL')).toBe(false)
})

test('no banner disturbs whoever writes, decides, works for the site, or takes the first steps', () => {
  const pages = Object.values<Route>(ROUTES)
    .filter(({ who, kind }) => who === 'staff' && kind === 'page')
    .flatMap(({ page = [] }) => (typeof page === 'string' ? page : page.map((choice) => choice.page)))
  expect(pages.length).toBeGreaterThan(10)
  // The browser's route table doesn't say who a page is for.
  const places = ['post-edit', 'writers-onboarding', 'oauth-authorize', ...pages].map((pageId) => ({
    pageId: pageId as PageId,
  }))
  for (const place of places) {
    expect(isOutOfPlace(place, 'UPSELL')).toBe(true)
    expect(isOutOfPlace(place, 'PAYMENT_FAILED')).toBe(true)
  }
})

test('the first day ends after 24 hours', () => {
  expect(isFirstDay(NOW, NOW + DAY - 1)).toBe(true)
  expect(isFirstDay(NOW, NOW + DAY)).toBe(false)
})
