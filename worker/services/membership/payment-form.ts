import type { Currency, PlanName } from '../../../schema/rules/membership/plans'
import { HOUR, MINUTE } from '../../../schema/rules/time-units'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { currentMembership } from '../../data/membership/memberships'
import { quoteGift } from '../gift/quote-gift'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { methodDeclined, notAvailable } from './answers'
import type { FormSettings, PaymentProvider } from './provider'
import { type NoQuote, type QuoteParts, quoteMembership } from './quote-membership'
import { requireLivingMember } from './require-member'

type Parts = QuoteParts & Needs<'payments' | 'lockouts' | 'site' | 'newId' | 'purger'>

/** How many forms somebody opens, before they wait. */
const FORMS = { most: 40, windowMs: HOUR } as const

/** What a browser needs to show a provider's form. */
export interface PaymentForm extends FormSettings {
  amount: number
  currency: Currency
  country: string
}

export type NoForm =
  | NotOwn
  | NoQuote
  | Failure<'BAD_REQUEST' | 'RATE_LIMITED' | 'CHECKOUT_NOT_AVAILABLE' | 'NOT_FOUND' | 'CONFLICT'>

interface Wanted {
  purpose: 'JOIN' | 'UPDATE' | 'GIFT'
  plan: PlanName | null
  coupon: string | null
  country: string | null
  /** How many gifts. */
  quantity: number
}

interface Payee {
  provider: PaymentProvider | undefined
  customerId: string | null
  amount: number
  currency: Currency
  country: string
}

/** The provider that takes a person's payments, and the person's customer there. */
async function payerIn({ db, payments }: Parts, userId: string, country: string, currency: Currency) {
  const provider = payments.forCountry(country, currency)
  const last = await db.first(currentMembership, userId)
  return { provider, customerId: last && last.provider === provider?.name ? last.customerId : null }
}

/** Who takes the payment, and what it amounts to. */
async function payeeOf(parts: Parts, userId: string, wanted: Wanted): Promise<Result<Payee, NoForm>> {
  const { payments } = parts
  if (wanted.purpose === 'UPDATE') {
    const member = await requireLivingMember(parts)
    if (!member.ok) return member
    const { row, subscription } = member.value.known
    const { price: amount, currency } = subscription
    const provider = payments.named(row.provider)
    return ok({ provider, customerId: row.customerId, amount, currency, country: row.country })
  }
  if (wanted.purpose === 'GIFT') {
    const quoted = await quoteGift(parts, wanted)
    if (!quoted.ok) return quoted
    const { total: amount, currency, country } = quoted.value
    const payer = await payerIn(parts, userId, country, currency)
    return ok({ ...payer, amount, currency, country })
  }
  if (wanted.plan === null) return fail('BAD_REQUEST', membershipMessages.noPlan, 'membershipType')
  const quoted = await quoteMembership(parts, { ...wanted, plan: wanted.plan })
  if (!quoted.ok) return quoted
  const { quote, country } = quoted.value
  const payer = await payerIn(parts, userId, country, quote.currency)
  return ok({ ...payer, amount: quote.total, currency: quote.currency, country })
}

/** Opens the provider's form for the viewer. Nothing is charged by it. Rule: docs/rules/membership.md, "Purchases". */
export async function paymentForm(parts: Parts, wanted: Wanted): Promise<Result<PaymentForm, NoForm>> {
  const session = await requireOwnSession(parts)
  if (!session.ok) return session
  const { id: userId } = session.value.user
  if ((await parts.lockouts.use('payment-forms', userId, FORMS.windowMs, FORMS.most)) > FORMS.most)
    return fail('RATE_LIMITED', membershipMessages.tooOften(FORMS.windowMs / MINUTE))
  const payee = await payeeOf(parts, userId, wanted)
  if (!payee.ok) return payee
  const { provider, customerId, amount, currency, country } = payee.value
  if (!provider) return notAvailable()
  const outcome = await provider.form({ key: parts.newId(), userId, customerId, amount, currency })
  if (outcome.is === 'declined') {
    const { failure } = methodDeclined(outcome.code)
    return fail('CHECKOUT_NOT_AVAILABLE', failure.message)
  }
  return outcome.is === 'done' ? ok({ ...outcome.value, amount, currency, country }) : notAvailable()
}
