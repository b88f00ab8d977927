import * as v from 'valibot'
import { billing } from '../../../schema/inputs/billing'
import {
  country,
  couponCode,
  membershipType,
  paymentProvider,
  paymentToken,
  purchaseKey,
  shownPrice,
} from '../../../schema/inputs/membership'
import { captchaValue } from '../../../schema/inputs/sign-in'
import { isMemberAt } from '../../../schema/rules/membership/entitlement'
import type { PlanName } from '../../../schema/rules/membership/plans'
import { MINUTE } from '../../../schema/rules/time-units'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { currentMembership } from '../../data/membership/memberships'
import { type PurchaseRow, purchaseById, purchaseOfMembership } from '../../data/membership/purchases'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Session } from '../identity/session'
import { type Failure, fail, ok, type Result } from '../result'
import { requirePlace } from '../sales-tax/billing'
import { defineUseCase } from '../use-case'
import { type NotPaid, notAvailable, type Paying, paidFor } from './answers'
import { storedMembership } from './change'
import { limitPayer, type OverLimit, type PayerParts } from './limit-payer'
import { quoteOfPurchase } from './opening'
import { ownMembershipOf } from './own-membership'
import { type BuyParts, beginPurchase, isSameOrder, type NotBegun, pay } from './purchase'
import { type NoQuote, type QuoteParts, quoteMembership } from './quote-membership'

type Parts = BuyParts & QuoteParts & PayerParts

export type NotCreated =
  | NotOwn
  | NoQuote
  | OverLimit
  | NotBegun
  | NotPaid
  | Failure<'ALREADY_EXISTS' | 'CONFLICT' | 'PAYMENT_ERROR'>

/** Handles a purchase that is sent again: returns its result, or the purchase to continue. */
async function repeated(
  parts: Parts,
  purchase: PurchaseRow,
): Promise<Result<Paying, Failure<'PAYMENT_ERROR'>> | undefined> {
  if (purchase.state === 'DONE') return paidFor(await storedMembership(parts, purchase.membershipId))
  return purchase.state === 'FAILED' ? fail('PAYMENT_ERROR', membershipMessages.failedBefore) : undefined
}

/** Why somebody who is a member can't become one. */
const memberAlready = ({ user }: Session, now: number): Failure<'ALREADY_EXISTS'> | undefined =>
  isMemberAt(user, now)
    ? { code: 'ALREADY_EXISTS', field: null, message: membershipMessages.alreadyMember }
    : undefined

/** How long an order counts as the same that another tab has paid for, in milliseconds. */
const SAME_FOR = 10 * MINUTE

/** What another tab has paid for just now, if it is what this one orders. */
async function justJoined(
  { db, clock }: Parts,
  userId: string,
  order: { membershipType: PlanName; price: number; coupon: string | null },
): Promise<Result<Paying, never> | undefined> {
  const row = await db.first(currentMembership, userId)
  if (!row) return undefined
  const purchase = await db.first(purchaseOfMembership, row.id)
  if (purchase?.state !== 'DONE' || clock.now() - purchase.updatedAt >= SAME_FOR) return undefined
  const { membershipType: plan, price: total, coupon } = order
  const isSame = isSameOrder(quoteOfPurchase(purchase), { plan, total, coupon })
  return isSame ? paidFor(ownMembershipOf(row)) : undefined
}

/**
 * Makes the viewer a member: what they pay with is kept, and what they were shown is charged, once for each key. Rules:
 * docs/rules/membership.md, "Purchases" and "Card testing".
 */
export const createMembership = defineUseCase(
  v.object({
    membershipType,
    paymentToken,
    provider: paymentProvider,
    price: shownPrice,
    coupon: v.nullish(couponCode, null),
    country: v.nullish(country, null),
    billing: v.nullish(billing, null),
    captchaValue: v.nullish(captchaValue, null),
    key: purchaseKey,
  }),
  async (parts: Parts, input): Promise<Result<Paying, NotCreated>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { user } = session.value
    const id = `${user.id} ${input.key}`
    const known = await parts.db.first(purchaseById, id)
    const before = known && (await repeated(parts, known))
    if (before) return before
    const already = memberAlready(session.value, parts.clock.now())
    if (already) return (await justJoined(parts, user.id, input)) ?? { ok: false, failure: already }
    const payFor = (purchase: PurchaseRow) =>
      pay(parts, session.value, purchase, { token: input.paymentToken, isOwn: purchase.id === id })
    if (known) return payFor(known)
    const { membershipType: plan, coupon, country: named, provider: name } = input
    const quoted = await quoteMembership(parts, { plan, coupon, country: named, billing: input.billing })
    if (!quoted.ok) return quoted
    const { quote } = quoted.value
    const placed = quote.sale ? requirePlace(parts, quote.sale.billing) : ok(undefined)
    if (!placed.ok) return placed
    if (quote.total !== input.price) return fail('CONFLICT', membershipMessages.priceChanged, 'price')
    const provider = parts.payments.forCountry(quoted.value.country, quote.currency)
    if (!provider) return notAvailable()
    if (provider.name !== name) return fail('CONFLICT', membershipMessages.wrongProvider, 'provider')
    const withinLimit = await limitPayer(parts, { userId: user.id, ...input })
    if (!withinLimit.ok) return withinLimit
    const begun = await beginPurchase(parts, session.value, { id, ...quoted.value, provider: name })
    if (!begun.ok) return begun
    return payFor(begun.value)
  },
)
