import {
  DISCOUNTS,
  type DiscountName,
  isDiscount,
  OPEN_COUPONS,
} from '../../../schema/rules/membership/discounts'
import { hasBeenMember } from '../../../schema/rules/membership/entitlement'
import { currencyOf, type PlanName } from '../../../schema/rules/membership/plans'
import { quoteOf, type TaxedQuote } from '../../../schema/rules/membership/quote'
import { WRONG_COUPONS_OF_NETWORK } from '../../../schema/rules/membership/tries'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { couponByCode, purchasesOf } from '../../data/membership/purchases'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { type BillingInput, checkBilling } from '../sales-tax/billing'
import { taxOfQuote } from '../sales-tax/tax-of-sale'
import { networkIn, tooOften } from './limit-payer'

export type QuoteParts = Needs<
  'db' | 'clock' | 'session' | 'browser' | 'viewer' | 'lockouts' | 'payments' | 'taxes'
>

export type NoQuote = Failure<
  'BAD_REQUEST' | 'NOT_FOUND' | 'CONFLICT' | 'RATE_LIMITED' | 'MISSING_LOCALIZATION_INFORMATION'
>

/** What a price is wanted for. */
export interface WantedPlan {
  plan: PlanName
  coupon: string | null
  /** A country that the viewer names, if the connection's isn't known. */
  country: string | null
  /** Who buys, and where; absent for a person in the country whose prices they pay. */
  billing?: BillingInput | null
}

/** The country whose prices apply. */
export function countryOf(
  { browser }: Needs<'browser'>,
  named: string | null,
): Result<string, Failure<'MISSING_LOCALIZATION_INFORMATION'>> {
  const country = browser.country ?? named
  return country === null
    ? fail('MISSING_LOCALIZATION_INFORMATION', membershipMessages.noCountry, 'country')
    : ok(country)
}

/** More purchases than anybody makes. */
const MOST_PURCHASES = 200

/** The discount of a coupon that the viewer may use. Somebody else's looks like one that doesn't exist. */
async function findCoupon(
  { db, clock }: QuoteParts,
  code: string,
  userId: string | null,
): Promise<Result<DiscountName, Failure<'NOT_FOUND'>>> {
  const row = await db.first(couponByCode, code, clock.now())
  const isOthers = row?.userId != null && row.userId !== userId
  const bought = row && userId !== null ? await db.all(purchasesOf, userId, MOST_PURCHASES) : []
  const uses = bought.filter(({ couponCode }) => couponCode === code).map(({ state }) => state)
  const isUsed = uses.includes('DONE')
  // A purchase that they left still counts as a use; the next one gives it back.
  const held = uses.includes('OPEN') ? 1 : 0
  const isUsedUp = row?.mostUses != null && row.uses - held >= row.mostUses
  return row && isDiscount(row.discount) && !isUsedUp && !isOthers && !isUsed
    ? ok(row.discount)
    : fail('NOT_FOUND', membershipMessages.noCoupon, 'coupon')
}

/** Limits guessing: somebody who has tried too many wrong coupons isn't told about any coupon. */
async function limitCoupon(
  parts: QuoteParts,
  code: string,
  userId: string | null,
): Promise<Result<DiscountName, Failure<'NOT_FOUND' | 'RATE_LIMITED'>>> {
  const { most, windowMs } = WRONG_COUPONS_OF_NETWORK
  const network = networkIn(parts)
  const freeAt = await parts.lockouts.freeAt('wrong-coupons', network, windowMs, most)
  if (freeAt > parts.clock.now()) return tooOften(windowMs)
  const coupon = await findCoupon(parts, code, userId)
  if (!coupon.ok) await parts.lockouts.use('wrong-coupons', network, windowMs, most)
  return coupon
}

async function couponOf(
  parts: QuoteParts,
  { plan, coupon: code }: WantedPlan,
  userId: string | null,
  isNew: boolean,
): Promise<Result<{ code: string; discount: DiscountName } | null, NoQuote>> {
  if (code === null || code === '') return ok(null)
  const open = Object.hasOwn(OPEN_COUPONS, code) ? OPEN_COUPONS[code] : undefined
  if (open && !isNew) return fail('CONFLICT', membershipMessages.newOnly, 'coupon')
  const coupon = open ? ok(open) : await limitCoupon(parts, code, userId)
  if (!coupon.ok) return coupon
  return DISCOUNTS[coupon.value].plan === plan
    ? ok({ code, discount: coupon.value })
    : fail('CONFLICT', membershipMessages.otherPlan, 'coupon')
}

/** A price with the country that it is for. */
export interface Quoted {
  quote: TaxedQuote
  country: string
}

/** What a plan costs the viewer now, and when and how much it costs next. Rule: docs/rules/membership.md, "Plans". */
export async function quoteMembership(
  parts: QuoteParts,
  wanted: WantedPlan,
): Promise<Result<Quoted, NoQuote>> {
  const country = countryOf(parts, wanted.country)
  if (!country.ok) return country
  const billing = await checkBilling(country.value, wanted.billing ?? null)
  if (!billing.ok) return billing
  const session = await parts.session()
  const isNew = session === null || !hasBeenMember(session.user)
  const coupon = await couponOf(parts, wanted, session?.user.id ?? null, isNew)
  if (!coupon.ok) return coupon
  const quote = quoteOf({
    plan: wanted.plan,
    currency: currencyOf(country.value),
    now: parts.clock.now(),
    isStaff: session?.user.isStaff === 1 && !session.isSpoofed,
    isNew: isNew && !(wanted.plan === 'monthly' && session?.user.hasLostTrial === 1),
    coupon: coupon.value,
  })
  const taxed = await taxOfQuote(parts, country.value, {
    amount: quote.price,
    currency: quote.currency,
    billing: billing.value,
  })
  return ok({ quote: { ...quote, ...taxed }, country: country.value })
}
