import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import type { Subscription } from '../../../schema/rules/membership/subscription'
import { membership } from '../../../schema/tables/membership'
import { NOON } from '../../factories/ids'
import { signedIn as signIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

const DAY = 86_400_000
const BANNER = '{ viewer { topBanner { kind dismissal flag endsAt weeklyPrice currency } dismissedForNow } }'
const DISMISS =
  'mutation ($userId: ID!, $name: TimedDismissal!) { dismissForNow(userId: $userId, name: $name) { id } }'

/** Somebody whose first day is over. */
const signedIn = (given: Parameters<typeof signIn>[0] = {}) => signIn({ createdAt: NOON - DAY, ...given })

/** Somebody with a yearly membership that is paid for by card. */
async function paying(given: Partial<Subscription> = {}, methodExpiresAt = NOON + 900 * DAY) {
  const { user, visit } = await signedIn({ membershipTier: 'member' })
  const ends = NOON + 200 * DAY
  const subscription: Subscription = {
    plan: 'yearly',
    currency: 'USD',
    price: 5000,
    regularPrice: 5000,
    startedAt: NOON - 165 * DAY,
    isTrial: false,
    cycle: 1,
    anchorAt: NOON - 165 * DAY,
    anchorCycle: 0,
    currentPeriodEndsAt: ends,
    discount: null,
    discountedAt: null,
    switchPlanSchedule: null,
    cancelledAt: null,
    paymentFailedAt: null,
    failures: 0,
    postponedAt: null,
    lastPaid: null,
    endedAt: null,
    ...given,
  }
  await drizzle(env.DB)
    .insert(membership)
    .values({
      id: user.id,
      userId: user.id,
      isCurrent: true,
      provider: 'STRIPE',
      customerId: 'c',
      methodId: `m-${user.id}`,
      method:
        '{"kind":"CreditCard","cardType":"Visa","lastFour":"4242","expirationMonth":1,"expirationYear":2031}',
      methodExpiresAt,
      country: 'US',
      startedAt: subscription.startedAt,
      subscription: JSON.stringify(subscription),
      factCount: 1,
      endsAt: ends,
    })
  return { user, visit }
}

async function bannerOf(visit: Visit) {
  const { data, errors } = await visit.ask(BANNER)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data?.viewer as { topBanner: { kind: string } | null } | null)?.topBanner
}

describe('the banner at the top', () => {
  test('offers a membership for less a week than it says, until it is dismissed, for 90 days', async () => {
    const { user, visit } = await signedIn()
    expect(await bannerOf(visit)).toEqual({
      kind: 'UPSELL',
      dismissal: 'UPSELL',
      flag: null,
      endsAt: null,
      weeklyPrice: 97,
      currency: 'USD',
    })
    expect(97 * 52).toBeGreaterThanOrEqual(5000)
    await visit.ask(DISMISS, { userId: user.id, name: 'UPSELL' })
    expect(await bannerOf(visit)).toBeNull()
    // In another browser too, which has no cookie that says so.
    const other = newVisit({ now: NOON + 89 * DAY })
    await other.signIn(user.id)
    expect(await bannerOf(other)).toBeNull()
    const later = newVisit({ now: NOON + 90 * DAY })
    await later.signIn(user.id)
    expect(await bannerOf(later)).toMatchObject({ kind: 'UPSELL' })
  })

  test('isn’t shown to members whose membership was given to them, nor to visitors', async () => {
    expect(await bannerOf((await signedIn({ membershipTier: 'member' })).visit)).toBeNull()
    expect(await bannerOf((await signedIn({ membershipTier: 'friend' })).visit)).toBeNull()
    expect(await bannerOf(newVisit())).toBeUndefined()
  })

  test('isn’t shown on the first day, whatever there is to say', async () => {
    const { user, visit } = await signedIn({ createdAt: NOON - DAY + 1 })
    expect(await bannerOf(visit)).toBeNull()
    const later = newVisit({ now: NOON + 1 })
    await later.signIn(user.id)
    expect(await bannerOf(later)).toMatchObject({ kind: 'UPSELL' })
  })

  test('isn’t shown in the app', async () => {
    const { user } = await signedIn()
    const app = newVisit({ agent: 'Mozilla/5.0 (iPhone) NativeApp/3' })
    await app.signIn(user.id)
    expect(await bannerOf(app)).toBeNull()
  })

  test('asks whoever has cancelled to stay, and comes back shortly before the end', async () => {
    const ends = NOON + 60 * DAY
    const { user, visit } = await paying({ cancelledAt: NOON, currentPeriodEndsAt: ends })
    expect(await bannerOf(visit)).toMatchObject({ kind: 'REACTIVATE', dismissal: 'REACTIVATE', endsAt: ends })
    await visit.ask(DISMISS, { userId: user.id, name: 'REACTIVATE' })
    expect(await bannerOf(visit)).toBeNull()
    const late = await paying({ cancelledAt: NOON, currentPeriodEndsAt: NOON + 28 * DAY })
    await late.visit.ask(DISMISS, { userId: late.user.id, name: 'REACTIVATE' })
    expect(await bannerOf(late.visit)).toMatchObject({ kind: 'REACTIVATE', dismissal: null })
  })

  test('says nothing of a membership that is over to whom an operator gave another one', async () => {
    const over = { cancelledAt: NOON - 30 * DAY, currentPeriodEndsAt: NOON - DAY }
    const { visit } = await paying(over, NOON - 9 * DAY)
    expect(await bannerOf(visit)).toBeNull()
  })

  test('tells whoever pays of their payment method, and of the higher membership if all is well', async () => {
    expect(await bannerOf((await paying({ paymentFailedAt: NOON, failures: 1 })).visit)).toMatchObject({
      kind: 'PAYMENT_FAILED',
      dismissal: null,
      flag: null,
    })
    expect(await bannerOf((await paying({}, NOON - 1)).visit)).toMatchObject({ kind: 'METHOD_EXPIRED' })
    const { user, visit } = await paying({}, NOON + 20 * DAY)
    const banner = await bannerOf(visit)
    expect(banner).toMatchObject({ kind: 'METHOD_EXPIRES_SOON', dismissal: null })
    await visit.ask(
      'mutation ($id: ID!, $flag: String!) { userDismissFlag(userId: $id, flag: $flag) { id } }',
      {
        id: user.id,
        flag: (banner as { flag?: string }).flag,
      },
    )
    expect(await bannerOf(visit)).toMatchObject({ kind: 'FRIEND_UPSELL', dismissal: 'FRIEND_UPSELL' })
  })
})
