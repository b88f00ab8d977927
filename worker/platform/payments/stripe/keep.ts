import type Stripe from 'stripe'
import { done, unavailable } from '../outcome'
import type { KeepInput, KeptMethod, Outcome } from '../provider'
import { declined, orNull } from './outcomes'
import { expanded, fingerprintOf, idOf, methodOf } from './read'

/* Keeping what somebody has entered in a form. Rule: docs/rules/payments.md, "The form". */

/** What became of a form: whether its method may be kept. */
function objection(
  intent: Stripe.SetupIntent,
  { userId, customerId }: KeepInput,
): Outcome<never> | undefined {
  const isOwn =
    intent.metadata?.userId === userId && (!intent.customer || idOf(intent.customer) === customerId)
  if (!isOwn) return declined(undefined)
  if (intent.status === 'requires_action' && intent.client_secret)
    return { is: 'action', clientSecret: intent.client_secret }
  if (intent.status === 'processing') return unavailable
  const error = intent.last_setup_error
  return intent.status === 'succeeded' ? undefined : declined(error?.code, error?.decline_code)
}

/** What can be charged again. What a bank has confirmed on its page is used up by that, and leaves a bank account. */
async function lastingMethod(
  stripe: Stripe,
  { payment_method: entered, latest_attempt: attempt }: Stripe.SetupIntent,
): Promise<Stripe.PaymentMethod | undefined> {
  const generated = idOf(expanded(attempt)?.payment_method_details.ideal?.generated_sepa_debit)
  return generated === undefined ? expanded(entered) : stripe.paymentMethods.retrieve(generated)
}

/** Keeps what was entered in a form, and says what it is. */
export async function keep(stripe: Stripe, input: KeepInput): Promise<Outcome<KeptMethod>> {
  const { key, token, userId, email } = input
  if (!/^seti_\w{1,100}$/.test(token)) return declined(undefined)
  const intent = await stripe.setupIntents
    .retrieve(token, { expand: ['payment_method', 'latest_attempt'] })
    .catch(orNull)
  if (!intent) return declined(undefined)
  const no = objection(intent, input)
  if (no) return no
  const kept = await lastingMethod(stripe, intent)
  const method = kept && methodOf(kept)
  if (!kept || !method) return declined('card_not_supported')
  const known = idOf(kept.customer)
  const entered = { methodId: kept.id, method, ...fingerprintOf(kept) }
  if (known !== undefined) return done({ customerId: known, ...entered })
  const customerId =
    input.customerId ??
    (await stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey: `${key}:customer` })).id
  await stripe.paymentMethods.attach(kept.id, { customer: customerId }, { idempotencyKey: `${key}:keep` })
  return done({ customerId, ...entered })
}
