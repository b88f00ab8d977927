import * as v from 'valibot'
import { membershipType, purchaseKey, shownPrice } from '../../../schema/inputs/membership'
import { captchaValue } from '../../../schema/inputs/sign-in'
import { canSwitch, livesOnGift } from '../../../schema/rules/membership/cycle'
import { isPaid } from '../../../schema/rules/membership/ledger'
import { endOfPeriod } from '../../../schema/rules/membership/periods'
import { PLANS, type PlanName } from '../../../schema/rules/membership/plans'
import type { Subscription } from '../../../schema/rules/membership/subscription'
import { type Switch, switchOf } from '../../../schema/rules/membership/switching'
import { onTopOf, type Sale } from '../../../schema/rules/sales-tax/sale'
import { MINUTE } from '../../../schema/rules/time-units'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { taxedFor } from '../sales-tax/billing'
import { defineUseCase } from '../use-case'
import { action, type NotPaid, notAvailable, notKnown, notPaid, type Paying, paidFor } from './answers'
import { change, storedMembership } from './change'
import { endDeclined, limitPayer, type OverLimit, type PayerParts } from './limit-payer'
import { makeCharge } from './make-charge'
import { methodOf } from './paid-with'
import { presentAttempt } from './present-attempt'
import { type Member, type MemberParts, type NoMember, requireLivingMember } from './require-member'
import { retryOnConflict } from './retry-on-conflict'

type Parts = MemberParts & PayerParts & Needs<'payments' | 'newId' | 'taxes'>

type NotSwitched = NoMember | OverLimit | NotPaid | Failure<'CONFLICT'>

/** Why a plan can't be changed now, as a sentence. */
function objection(subscription: Subscription, now: number): string | undefined {
  if (canSwitch(subscription, now)) return undefined
  if (subscription.isGift) return membershipMessages.cantSwitchGift
  const isGoingOn = subscription.cancelledAt === null && subscription.paymentFailedAt === null
  return isGoingOn && livesOnGift(subscription, now)
    ? membershipMessages.cantSwitchYet
    : membershipMessages.cantSwitch
}

/** What a member agrees to who switches. */
export interface QuotedSwitch {
  switched: Switch
  /** How what is charged today is taxed. */
  sale: Sale
  /** All that is charged today. */
  total: number
  member: Member
}

/** What a member agrees to who switches, if they may. */
export async function quoteSwitch(
  parts: MemberParts & Needs<'taxes'>,
  plan: PlanName,
): Promise<Result<QuotedSwitch, NoMember | Failure<'CONFLICT'>>> {
  const member = await requireLivingMember(parts)
  if (!member.ok) return member
  const { subscription } = member.value.known
  const now = parts.clock.now()
  const no = objection(subscription, now)
  if (no !== undefined) return fail('CONFLICT', no)
  if (subscription.plan === plan && subscription.switchPlanSchedule === null)
    return fail('CONFLICT', membershipMessages.samePlan, 'membershipType')
  const switched = switchOf(subscription, plan, now)
  const sale = await taxedFor(parts, member.value.known.row, subscription)(switched.amount)
  return ok({ switched, sale, total: switched.amount + onTopOf(sale), member: member.value })
}

/** How much the price of a switch may fall between showing it and agreeing to it, because time has passed. */
const TOLERANCE = 0.01

/** Whether the price that was shown still holds: what is left of a period becomes less with every minute. */
const isShown = (shown: number, { switched, total }: QuotedSwitch): boolean =>
  shown === total || (shown <= total && total - shown <= Math.max(2, switched.price * TOLERANCE))

/** Plans another one for the end of the paid period. */
async function planSwitch(parts: Parts, { known }: Member, { plan, price, startsAt }: Switch, key: string) {
  const at = parts.clock.now()
  if (known.subscription.plan === plan)
    return change(parts, known, [{ id: `switch-dropped ${key}`, at, kind: 'switch-dropped' }])
  return change(parts, known, [
    { id: `switch-planned ${key}`, at, kind: 'switch-planned', plan, price, startAt: startsAt },
  ])
}

/** How long the same wish counts as sent again, in milliseconds. */
const SENT_AGAIN = 10 * MINUTE

/** Whether it was done a moment ago. */
const isDone = ({ plan: present, lastPaid }: Subscription, plan: PlanName, now: number): boolean =>
  present === plan && lastPaid !== null && now - lastPaid.at < SENT_AGAIN

/** Charges what another plan costs more, and begins it. */
async function switchNow(
  parts: Parts,
  { session, known }: Member,
  switched: Switch & { shown: number; key: string },
): Promise<Result<Paying, NotSwitched>> {
  const { row, subscription } = known
  const provider = parts.payments.named(row.provider)
  if (!provider) return notAvailable()
  const now = parts.clock.now()
  const kept = methodOf(row)
  // What was shown is all that is charged, so it contains the tax.
  const sale = await taxedFor(parts, row, { ...subscription, isTotal: true })(switched.shown)
  const cycle = {
    cycle: subscription.cycle + 1,
    plan: switched.plan,
    price: switched.price,
    amount: switched.shown - onTopOf(sale),
    startsAt: now,
    endsAt: endOfPeriod(now, PLANS[switched.plan].period, 1),
  }
  const attempt = await presentAttempt(parts, { membershipId: row.id, cycle, kept })
  if (attempt === undefined) return fail('CONFLICT', membershipMessages.otherPurchase)
  const made = await makeCharge(parts, {
    of: { membershipId: row.id },
    userId: row.userId,
    purpose: 'SWITCH',
    cycle: { ...cycle, attempt },
    currency: subscription.currency,
    provider,
    kept,
    isOnSession: true,
    taxed: async () => sale,
  })
  if (made.is === 'action') return action(made.clientSecret)
  if (made.is === 'unknown') return notKnown()
  // Another switch was paid at the same time: what was paid twice is given back.
  if (made.charge.isSurplus === 1) return fail('CONFLICT', membershipMessages.otherPurchase)
  if (isPaid(made.charge.status)) return paidFor(await storedMembership(parts, row.id))
  await endDeclined(parts, { userId: session.user.id, key: switched.key })
  return notPaid(made.charge, null)
}

/**
 * Changes the viewer's plan: at once for one with more, whose price less the rest of the present one is charged; when
 * the paid period ends for one with less. Rule: docs/rules/membership.md, "Changing plans".
 */
export const switchPlan = defineUseCase(
  v.object({
    membershipType,
    price: shownPrice,
    captchaValue: v.nullish(captchaValue, null),
    key: purchaseKey,
  }),
  (
    parts: Parts,
    { membershipType: plan, price, captchaValue: captcha, key },
  ): Promise<Result<Paying, NotSwitched>> =>
    retryOnConflict(async () => {
      const living = await requireLivingMember(parts)
      if (!living.ok) return living
      const { known } = living.value
      const isPlanned = known.facts.some(({ id }) => id === `switch-planned ${key}`)
      if (isPlanned || isDone(known.subscription, plan, parts.clock.now()))
        return paidFor(await storedMembership(parts, known.row.id))
      const quoted = await quoteSwitch(parts, plan)
      if (!quoted.ok) return quoted
      const { switched, member } = quoted.value
      if (!isShown(price, quoted.value)) return fail('CONFLICT', membershipMessages.priceChanged, 'price')
      if (!switched.isImmediate) return paidFor(await planSwitch(parts, member, switched, key))
      const userId = member.session.user.id
      const withinLimit = await limitPayer(parts, { userId, key, captchaValue: captcha })
      if (!withinLimit.ok) return withinLimit
      return switchNow(parts, member, { ...switched, shown: price, key })
    }),
)
