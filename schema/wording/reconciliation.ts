import type { Difference, Differing } from '../rules/reconciliation/differences'
import { priceText } from './prices'

/** Whose entries they are. */
const PROVIDERS = { STRIPE: 'Stripe', BRAINTREE: 'Braintree' } as const

/** What differs, of a charge or a transfer. */
const WHAT = {
  charge: 'payment',
  refund: 'refund',
  dispute: 'dispute',
  fee: 'fee',
  transfer: 'transfer to a writer',
  movement: 'movement',
} as const satisfies Record<Differing, string>

interface Named extends Difference {
  provider: keyof typeof PROVIDERS
  subject: string
}

/** What a difference is, in a sentence. */
export function differenceText({ provider, subject, kind, what, ...amounts }: Named): string {
  const name = PROVIDERS[provider]
  const ours = priceText(amounts.ours, amounts.currency)
  const theirs = priceText(amounts.theirs, amounts.theirCurrency)
  return {
    MISSING_HERE: `${name} has a ${WHAT[what]} of ${theirs} (${subject}) that isn’t in the books.`,
    MISSING_THERE: `The books have a ${WHAT[what]} of ${ours} (${subject}) that ${name} doesn’t have.`,
    OTHER_AMOUNT: `The ${WHAT[what]} of ${subject} is ${ours} in the books, and ${theirs} at ${name}.`,
    OTHER_CURRENCY: `The ${WHAT[what]} of ${subject} is ${ours} in the books, and at ${name} it is in another currency: ${theirs} (${amounts.theirCurrency}).`,
  }[kind]
}
