import * as v from 'valibot'
import { paymentProvider, paymentToken, purchaseKey } from '../../../schema/inputs/membership'
import { captchaValue } from '../../../schema/inputs/sign-in'
import { nextCycle } from '../../../schema/rules/membership/cycle'
import { isPaid } from '../../../schema/rules/membership/ledger'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { membershipById, setMethod, setMethodKey } from '../../data/membership/memberships'
import type { Needs } from '../parts'
import { type Failure, fail, type Result } from '../result'
import { taxedFor } from '../sales-tax/billing'
import { defineUseCase } from '../use-case'
import {
  action,
  methodDeclined,
  type NotPaid,
  notAvailable,
  notKnown,
  notPaid,
  type Paying,
  paidFor,
} from './answers'
import { soonStored } from './buying'
import { storedMembership } from './change'
import { findKnown, noticeOfNewMethod } from './known'
import { endDeclined, limitPayer, type OverLimit, type PayerParts } from './limit-payer'
import { makeCharge } from './make-charge'
import { methodExpiry } from './method'
import { ownMembershipOf } from './own-membership'
import { methodOf } from './paid-with'
import { presentAttempt } from './present-attempt'
import type { KeptMethod, PaymentProvider } from './provider'
import { type Member, type MemberParts, type NoMember, requireLivingMember } from './require-member'

type Parts = MemberParts & PayerParts & Needs<'payments' | 'newId' | 'taxes'>

type NotUpdated = NoMember | OverLimit | NotPaid | Failure<'CONFLICT'>

/** What somebody sends. */
interface Given {
  /** Null for the method that is kept. */
  token: string | null
  key: string
}

/** Pays with a method what is due; nothing if nothing is. */
async function payDue(
  parts: Parts,
  { session, known }: Member,
  provider: PaymentProvider,
  kept: KeptMethod,
  { token, key }: Given,
): Promise<Result<Paying, NotUpdated> | undefined> {
  const { row, subscription } = known
  if (subscription.paymentFailedAt === null || subscription.cancelledAt !== null) return undefined
  const cycle = nextCycle(subscription, parts.clock.now())
  const attempt = await presentAttempt(parts, { membershipId: row.id, cycle, kept })
  if (attempt === undefined) return fail('CONFLICT', membershipMessages.otherPurchase)
  const made = await makeCharge(parts, {
    of: { membershipId: row.id },
    userId: row.userId,
    purpose: 'UPDATE',
    cycle: { ...cycle, attempt },
    currency: subscription.currency,
    provider,
    kept,
    isOnSession: true,
    taxed: taxedFor(parts, row, subscription),
  })
  if (made.is === 'action') return action(made.clientSecret)
  if (made.is === 'unknown') return notKnown()
  if (isPaid(made.charge.status)) return undefined
  await endDeclined(parts, { userId: session.user.id, key })
  return notPaid(made.charge, token === null ? null : 'paymentToken')
}

async function keep(
  parts: Parts,
  member: Member,
  provider: PaymentProvider,
  given: Given & { token: string },
): Promise<Result<Paying, NotUpdated>> {
  const { session, known } = member
  const { row } = known
  const outcome = await provider.keepMethod({
    key: `${row.id}:${given.key}`,
    userId: session.user.id,
    email: session.user.email ?? '',
    customerId: row.customerId,
    token: given.token,
  })
  if (outcome.is === 'action') return action(outcome.clientSecret)
  if (outcome.is === 'unavailable') return notAvailable()
  if (outcome.is === 'declined') {
    const now = outcome.isUsed && (await soonStored(() => parts.db.first(membershipById, row.id)))
    if (now && now.methodKey === given.key) return paidFor(ownMembershipOf(now))
    await endDeclined(parts, { userId: session.user.id, key: given.key })
    return methodDeclined(outcome.code)
  }
  const kept = outcome.value
  // A card that is declined doesn't replace the stored one.
  const notYet = await payDue(parts, member, provider, kept, given)
  if (notYet) return notYet
  const now = parts.clock.now()
  const methodExpiresAt = methodExpiry(kept.method)
  // What was due may have been paid.
  const { subscription } = (await findKnown(parts.db, row.id)) ?? known
  const notice = noticeOfNewMethod(subscription, methodExpiresAt, now)
  await parts.db.write([
    setMethod(
      row.id,
      provider.name,
      kept.customerId,
      kept.methodId,
      JSON.stringify(kept.method),
      kept.fingerprint ?? null,
      methodExpiresAt,
      notice,
    ),
    setMethodKey(row.id, given.key),
  ])
  return paidFor(await storedMembership(parts, row.id))
}

/**
 * Changes what the viewer's membership is paid with; a payment that is due is made with it at once. Without a token, that
 * payment is made with what is kept, and the bank can ask its owner. Rule: docs/rules/membership.md, "Payment methods".
 */
export const updatePaymentMethod = defineUseCase(
  v.object({
    paymentToken: v.nullish(paymentToken, null),
    provider: paymentProvider,
    captchaValue: v.nullish(captchaValue, null),
    key: purchaseKey,
  }),
  async (parts: Parts, input): Promise<Result<Paying, NotUpdated>> => {
    const member = await requireLivingMember(parts)
    if (!member.ok) return member
    const { row } = member.value.known
    // It was done, and only the answer was lost.
    if (row.methodKey === input.key) return paidFor(ownMembershipOf(row))
    const { id } = member.value.session.user
    if (member.value.known.subscription.isGift) return fail('CONFLICT', membershipMessages.given)
    const provider = parts.payments.named(input.provider)
    // A membership stays with its provider, which alone knows its customer.
    if (provider?.name !== row.provider) return fail('CONFLICT', membershipMessages.wrongProvider, 'provider')
    const withinLimit = await limitPayer(parts, { userId: id, ...input })
    if (!withinLimit.ok) return withinLimit
    const { paymentToken: token, key } = input
    if (token !== null) return keep(parts, member.value, provider, { token, key })
    const notYet = await payDue(parts, member.value, provider, methodOf(row), { token, key })
    return notYet ?? paidFor(await storedMembership(parts, row.id))
  },
)
