import { chargeKey } from '../../../schema/rules/membership/cycle'
import { GIFT_PLAN, REDEEMABLE_MONTHS } from '../../../schema/rules/membership/gifts'
import { isPaid } from '../../../schema/rules/membership/ledger'
import { addMonths } from '../../../schema/rules/membership/periods'
import { saleIn } from '../../../schema/rules/sales-tax/sale'
import { giftMessages } from '../../../schema/wording/gift-messages'
import { isDuplicate } from '../../data/database'
import { insertCode } from '../../data/gift/codes'
import * as rows from '../../data/gift/gifts'
import type { Session } from '../identity/session'
import { type NotPaid, notAvailable, notKnown, notPaid } from '../membership/answers'
import { keptOnce, outcomeOfLeft, type PaymentAction } from '../membership/buying'
import { countDecline, type PayerParts } from '../membership/limit-payer'
import { makeCharge } from '../membership/make-charge'
import { keptOf } from '../membership/opening'
import type { KeptMethod, PaymentProvider } from '../membership/provider'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { taxedFor } from '../sales-tax/billing'
import { newCode } from './codes'
import { abandonGift } from './consequence'
import type { GiftQuote } from './quote-gift'

export type BuyGiftParts = PayerParts &
  Needs<'db' | 'clock' | 'payments' | 'site' | 'newId' | 'browser' | 'session' | 'purger' | 'keys' | 'taxes'>

export type GiftNotBegun = Failure<'CONFLICT' | 'CHECKOUT_NOT_AVAILABLE'>

/** What came of paying for a gift: a gift, or a question of the bank's, after which the same is asked again. */
export interface GiftPaying {
  gift: rows.GiftRow | null
  action: PaymentAction | null
}

/** What somebody gives. */
export interface Wanted {
  kind: rows.GiftRow['kind']
  recipients: readonly { email: string; name: string | null }[]
  senderName: string
  message: string
  sendOn: string | null
  isForNewOnly: boolean
  key: string
}

const CYCLE = { cycle: 1, attempt: 0 }

const giveUp = async ({ db, clock }: BuyGiftParts, { id }: rows.GiftRow): Promise<void> => {
  await db.write(abandonGift(id, clock.now()))
}

/** Finds out what became of a gift that somebody left unpaid. @returns why no other one may be bought. */
async function clearWay(parts: BuyGiftParts, open: rows.GiftRow): Promise<Result<unknown, GiftNotBegun>> {
  return outcomeOfLeft(parts, {
    updatedAt: open.updatedAt,
    chargeKey: chargeKey(open.id, CYCLE),
    message: giftMessages.otherGift,
    state: async () => (await parts.db.first(rows.giftById, open.id))?.state,
    giveUp: () => giveUp(parts, open),
  })
}

/**
 * Writes a gift and its codes down before anything is paid. Of those that are unpaid nobody has two; one that is sent
 * twice at once is one.
 */
export async function beginGift(
  parts: BuyGiftParts,
  { user }: Session,
  { recipients, ...wanted }: Wanted,
  { quantity, price, sale, currency, country, provider }: GiftQuote & { provider: PaymentProvider['name'] },
): Promise<Result<rows.GiftRow, GiftNotBegun>> {
  const { db, clock, newId } = parts
  const open = await db.first(rows.openGiftOf, user.id)
  if (open?.key === wanted.key) return ok(open)
  const cleared = open && (await clearWay(parts, open))
  if (cleared && !cleared.ok) return cleared
  const now = clock.now()
  const id = newId()
  const places = await Promise.all(
    Array.from({ length: quantity }, async (_, i) => {
      const codeId = newId()
      const [email, name] = [recipients[i]?.email ?? null, recipients[i]?.name || null]
      const code = { id: codeId, giftId: id, position: i + 1, state: 'WAITING' as const }
      return insertCode({
        ...code,
        ...(await newCode(parts, codeId)),
        recipientEmail: email,
        recipientName: name,
      })
    }),
  )
  const row = {
    ...wanted,
    id,
    buyerId: user.id,
    state: 'OPEN' as const,
    quantity,
    price,
    currency,
    country,
    provider,
    sale: JSON.stringify(sale),
  }
  try {
    await db.write([rows.insertGift({ ...row, createdAt: now, updatedAt: now }), ...places])
  } catch (error) {
    if (isDuplicate(error)) {
      const same = await db.first(rows.giftByKey, user.id, wanted.key)
      return same && same.state !== 'FAILED' ? ok(same) : fail('CONFLICT', giftMessages.otherGift)
    }
    throw error
  }
  const written = await db.first(rows.giftById, id)
  if (!written) throw new Error(`There is no gift ${id}, though it was just written`)
  return ok(written)
}

/** Has the provider keep what somebody pays with. */
const keep = (
  parts: BuyGiftParts,
  provider: PaymentProvider,
  { user }: Session,
  gift: rows.GiftRow,
  token: string,
): Promise<Result<KeptMethod | PaymentAction, NotPaid>> =>
  keptOnce(parts, provider, user, {
    key: gift.id,
    token,
    before: keptOf(gift),
    stored: async () => {
      const now = await parts.db.first(rows.giftById, gift.id)
      return now ? keptOf(now) : null
    },
    put: (kept) => parts.db.write([rows.setGiftKept(gift.id, JSON.stringify(kept), parts.clock.now())]),
    giveUp: () => giveUp(parts, gift),
  })

/** Goes on with the purchase of a gift, as far as that is possible now. */
export async function payGift(
  parts: BuyGiftParts,
  session: Session,
  gift: rows.GiftRow,
  token: string,
): Promise<Result<GiftPaying, NotPaid>> {
  const { db, clock, payments, site } = parts
  const provider = payments.named(gift.provider)
  if (!provider) return notAvailable()
  const kept = await keep(parts, provider, session, gift, token)
  if (!kept.ok) return kept
  if ('clientSecret' in kept.value) return ok({ gift: null, action: kept.value })
  const { price, quantity, currency } = gift
  const sale = saleIn(gift)
  const startsAt = clock.now()
  const made = await makeCharge(parts, {
    of: { giftId: gift.id, description: giftMessages.description(site.productName, quantity) },
    userId: session.user.id,
    purpose: 'GIFT',
    cycle: {
      ...CYCLE,
      plan: GIFT_PLAN,
      price,
      amount: price * quantity,
      startsAt,
      endsAt: addMonths(startsAt, REDEEMABLE_MONTHS),
    },
    currency,
    provider,
    kept: kept.value,
    isOnSession: true,
    // What was shown is charged, and nothing else.
    taxed: async (amount) => sale ?? taxedFor(parts, { ...gift, billing: null }, { currency })(amount),
  })
  if (made.is === 'action') return ok({ gift: null, action: { clientSecret: made.clientSecret } })
  if (made.is === 'unknown') return notKnown()
  if (made.charge.status === 'FAILED') await countDecline(parts, session.user.id)
  const paid = await db.first(rows.giftById, gift.id)
  return paid?.state === 'DONE' && isPaid(made.charge.status)
    ? ok({ gift: paid, action: null })
    : notPaid(made.charge)
}
