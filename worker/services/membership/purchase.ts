import { isPaid } from '../../../schema/rules/membership/ledger'
import { endOfPeriod } from '../../../schema/rules/membership/periods'
import { PLANS } from '../../../schema/rules/membership/plans'
import type { TaxedQuote } from '../../../schema/rules/membership/quote'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { isDuplicate } from '../../data/database'
import { currentMembership, membershipById } from '../../data/membership/memberships'
import * as rows from '../../data/membership/purchases'
import type { Session } from '../identity/session'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { taxedFor } from '../sales-tax/billing'
import { action, type NotPaid, notAvailable, notKnown, notPaid, type Paying, paidFor } from './answers'
import { keptOnce, outcomeOfLeft, type PaymentAction, UNDER_WAY } from './buying'
import { storedMembership } from './change'
import { countDecline, type PayerParts } from './limit-payer'
import type { LookParts } from './look'
import { makeCharge } from './make-charge'
import { isStillMember, keptOf, openMembership, quoteOfPurchase } from './opening'
import type { KeptMethod, PaymentProvider } from './provider'
import type { Quoted } from './quote-membership'
import { retryOnConflict } from './retry-on-conflict'
import { countTrial, trialWith } from './trials'

export type BuyParts = PayerParts &
  Needs<'db' | 'clock' | 'payments' | 'site' | 'newId' | 'browser' | 'session' | 'purger' | 'taxes'>

export type NotBegun = Failure<'CONFLICT' | 'CHECKOUT_NOT_AVAILABLE' | 'ALREADY_EXISTS' | 'NOT_FOUND'>

interface Begun extends Quoted {
  id: string
  provider: PaymentProvider['name']
}

const giveUp = async ({ db, clock }: Needs<'db' | 'clock'>, { id }: rows.PurchaseRow): Promise<void> => {
  await db.write(rows.failPurchase(id, clock.now()))
}

/** Finds out what became of a purchase that somebody left. */
const outcomeOf = (parts: LookParts, open: rows.PurchaseRow) =>
  outcomeOfLeft(parts, {
    updatedAt: open.updatedAt,
    chargeKey: firstKey(open),
    message: membershipMessages.otherPurchase,
    state: async () => (await parts.db.first(rows.purchaseById, open.id))?.state,
    giveUp: () => giveUp(parts, open),
  })

/**
 * Ends a purchase that nobody came back to, so that others can use its coupon. One that can still be paid is looked at
 * again when as much time has passed. Rule: docs/rules/membership.md, "Purchases".
 */
export async function endLeftPurchase(parts: LookParts, id: string): Promise<void> {
  const open = await parts.db.first(rows.purchaseById, id)
  if (open?.state !== 'OPEN') return
  const left = await outcomeOf(parts, open)
  if (!left.ok) await parts.db.write([rows.keepPurchaseOpen(id, parts.clock.now())])
}

/**
 * Finds out what became of a purchase that somebody left, so that another one may begin.
 *
 * @returns why none may.
 */
async function clearWay(parts: BuyParts, open: rows.PurchaseRow): Promise<Result<undefined, NotBegun>> {
  const left = await outcomeOf(parts, open)
  if (!left.ok) return left
  return left.value === 'DONE' ? fail('ALREADY_EXISTS', membershipMessages.alreadyMember) : ok(undefined)
}

/** Whether two quotes are of the same order: then a second tab goes on with what the first one has begun. */
export const isSameOrder = (
  a: Pick<TaxedQuote, 'plan' | 'total' | 'coupon'>,
  b: Pick<TaxedQuote, 'plan' | 'total' | 'coupon'>,
): boolean => a.plan === b.plan && a.total === b.total && a.coupon === b.coupon

/** Whether another tab has just begun the same order. */
const isUnderWay = (open: rows.PurchaseRow, quote: TaxedQuote, now: number): boolean =>
  now - open.updatedAt < UNDER_WAY && isSameOrder(quoteOfPurchase(open), quote)

/** The key of the charge that a purchase leads to. */
const firstKey = ({ membershipId }: rows.PurchaseRow): string => `${membershipId}:1:0`

/**
 * Writes a purchase down before anything is paid. Of those that are open nobody has two; one that is sent twice at once
 * is one.
 */
export async function beginPurchase(
  parts: BuyParts,
  { user }: Session,
  { id, quote, country, provider }: Begun,
): Promise<Result<rows.PurchaseRow, NotBegun>> {
  const { db, clock, newId } = parts
  const open = await db.first(rows.openPurchaseOf, user.id)
  if (open && (open.id === id || isUnderWay(open, quote, clock.now()))) return ok(open)
  const cleared = open && (await clearWay(parts, open))
  if (cleared && !cleared.ok) return cleared
  const now = clock.now()
  const row: rows.PurchaseRow = {
    id,
    userId: user.id,
    state: 'OPEN',
    membershipId: newId(),
    provider,
    country,
    quote: JSON.stringify(quote),
    couponCode: quote.coupon,
    kept: null,
    createdAt: now,
    updatedAt: now,
  }
  try {
    const coupon = quote.coupon === null ? [] : [rows.useCoupon(quote.coupon)]
    await db.write([rows.insertPurchase(row), ...coupon])
    return ok(row)
  } catch (error) {
    if (isDuplicate(error)) {
      const same = await db.first(rows.purchaseById, id)
      const other = same ?? (await db.first(rows.openPurchaseOf, user.id))
      const isOurs = other && (other.id === id || isUnderWay(other, quote, now))
      return isOurs && other.state !== 'FAILED'
        ? ok(other)
        : fail('CONFLICT', membershipMessages.otherPurchase)
    }
    if (/NOT NULL constraint failed/.test(String(error)))
      return fail('NOT_FOUND', membershipMessages.noCoupon, 'coupon')
    throw error
  }
}

/** What somebody pays with. */
interface Entered {
  token: string
  /** Whether it is the purchase of this tab: a card that another tab's request names doesn't end it. */
  isOwn: boolean
}

/** Has the provider keep what somebody pays with. */
async function keep(
  parts: BuyParts,
  provider: PaymentProvider,
  { user }: Session,
  purchase: rows.PurchaseRow,
  { token, isOwn }: Entered,
): Promise<Result<KeptMethod | PaymentAction, NotPaid>> {
  const { db, clock } = parts
  return keptOnce(parts, provider, user, {
    key: purchase.membershipId,
    token,
    before: keptOf(purchase),
    stored: async () => {
      const now = await db.first(rows.purchaseById, purchase.id)
      return now ? keptOf(now) : null
    },
    put: (kept) => db.write([rows.setPurchaseKept(purchase.id, JSON.stringify(kept), clock.now())]),
    giveUp: async () => {
      if (isOwn) await giveUp(parts, purchase)
    },
  })
}

/** Somebody becomes a member without paying yet: by a coupon, or by a trial if what they pay with has had none. */
const beginFree = (
  parts: BuyParts,
  purchase: rows.PurchaseRow,
  kept: KeptMethod,
): Promise<'begun' | 'member' | 'no trial'> =>
  retryOnConflict(async () => {
    const { db, clock, purger } = parts
    const now = clock.now()
    if (await db.first(membershipById, purchase.membershipId)) return 'begun'
    const before = await db.first(currentMembership, purchase.userId)
    if (before && (await isStillMember(db, before, now))) return 'member'
    const isTrial = purchase.couponCode === null
    const trial = isTrial ? await trialWith(parts, purchase.provider, kept) : []
    if (!trial) return 'no trial'
    await db.write([...openMembership(purger, purchase, [], before, now), ...trial])
    if (isTrial) await countTrial(parts)
    await purger.request()
    return 'begun'
  })

/** Goes on with a purchase, as far as that is possible now. */
export async function pay(
  parts: BuyParts,
  session: Session,
  purchase: rows.PurchaseRow,
  entered: Entered,
): Promise<Result<Paying, NotPaid | Failure<'ALREADY_EXISTS' | 'CONFLICT'>>> {
  const { db, clock, payments } = parts
  const provider = payments.named(purchase.provider)
  if (!provider) return notAvailable()
  const kept = await keep(parts, provider, session, purchase, entered)
  if (!kept.ok) return kept
  if ('clientSecret' in kept.value) return action(kept.value.clientSecret)
  const quote = quoteOfPurchase(purchase)
  const withMethod = { ...purchase, kept: JSON.stringify(kept.value) }
  if (quote.price === 0) {
    const begun = await beginFree(parts, withMethod, kept.value)
    if (begun === 'begun') return paidFor(await storedMembership(parts, purchase.membershipId))
    await giveUp(parts, purchase)
    return begun === 'member'
      ? fail('ALREADY_EXISTS', membershipMessages.alreadyMember)
      : fail('CONFLICT', membershipMessages.noTrial, 'price')
  }
  const { plan, currency, price, regularPrice, sale } = quote
  const startsAt = clock.now()
  const made = await makeCharge(parts, {
    of: { membershipId: purchase.membershipId },
    userId: purchase.userId,
    purpose: 'JOIN',
    cycle: {
      cycle: 1,
      attempt: 0,
      plan,
      price: regularPrice,
      amount: price,
      startsAt,
      endsAt: endOfPeriod(startsAt, PLANS[plan].period, 1),
    },
    currency,
    provider,
    kept: kept.value,
    isOnSession: true,
    // What was shown is charged, and nothing else.
    taxed: async (amount) => sale ?? taxedFor(parts, { ...purchase, billing: null }, { currency })(amount),
  })
  if (made.is === 'action') return action(made.clientSecret)
  if (made.is === 'unknown') return notKnown()
  if (made.charge.status === 'FAILED') await countDecline(parts, session.user.id)
  const opened = isPaid(made.charge.status) && (await db.first(membershipById, purchase.membershipId))
  if (opened) return paidFor(await storedMembership(parts, purchase.membershipId))
  // Somebody became a member meanwhile: what was paid is given back.
  return made.charge.isSurplus === 1
    ? fail('ALREADY_EXISTS', membershipMessages.alreadyMember)
    : notPaid(made.charge)
}
