import { env } from 'cloudflare:workers'
import { openPayments } from '../../../worker/platform/payments/open-payments'
import type {
  ChargeInput,
  FormSettings,
  KeptMethod,
  PaymentProvider,
} from '../../../worker/platform/payments/provider'
import { paymentsAccount } from '../../support/payments'

/** A card that is paid. */
export const GOOD = '4242424242424242'

/** A provider, with an account of the test’s own at the stand-in. */
export function open(name: PaymentProvider['name'], more: Partial<Env> = {}) {
  const account = paymentsAccount()
  const provider = openPayments({ ...(env as Env), ...account.vars, ...more }).named(name)
  if (!provider) throw new Error(`${name} isn’t configured`)
  return { account, provider }
}
type Opened = ReturnType<typeof open>

/** The payer. */
export const PERSON = { userId: 'person', email: 'reader@people.example', customerId: null }

/** Opens a form. */
export async function formOf({ provider }: Opened, userId = PERSON.userId): Promise<FormSettings> {
  const form = await provider.form({
    key: crypto.randomUUID(),
    userId,
    customerId: null,
    amount: 500,
    currency: 'USD',
  })
  if (form.is !== 'done') throw new Error(`The form is ${form.is}`)
  return form.value
}

/** Fills in a form, and has the provider keep what was entered. */
export async function keep(opened: Opened, number: string, filled = {}): Promise<KeptMethod> {
  const token = await opened.account.fillIn(await formOf(opened), number, filled)
  const kept = await opened.provider.keepMethod({ ...PERSON, key: crypto.randomUUID(), token })
  if (kept.is !== 'done') throw new Error(`The method is ${kept.is}`)
  return kept.value
}

/** A charge of 5 dollars, unless it says otherwise. */
export const chargeOf = (
  { customerId, methodId }: KeptMethod,
  more: Partial<ChargeInput> = {},
): ChargeInput => ({
  key: crypto.randomUUID(),
  customerId,
  methodId,
  amount: 500,
  currency: 'USD',
  description: 'A month of Quire',
  isOnSession: true,
  ...more,
})
