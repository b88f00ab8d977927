import { env } from 'cloudflare:workers'
import { openPayouts } from '../../../worker/platform/payouts/open-payouts'
import type { PayoutAccount } from '../../../worker/platform/payouts/provider'
import { paymentsAccount } from '../../support/payments'

/** Quick, so that repetitions take no time. */
const LIMITS = { timeLimit: 2000, retryDelay: 1 }

/** The provider of payouts, with an account of the test's own at the stand-in. */
export function open(more: Partial<Env> = {}) {
  const account = paymentsAccount()
  const provider = openPayouts({ ...(env as Env), ...account.vars, ...more }, LIMITS)
  if (!provider) throw new Error('Payouts aren’t configured')
  return { account, provider }
}
export type Opened = ReturnType<typeof open>

const RETURN = { returnUrl: 'https://quire.example/back', refreshUrl: 'https://quire.example/again' }

/** The value of an answer. @throws if there is none. */
export function answered<Value>(answer: { is: 'done'; value: Value } | { is: string }): Value {
  if (answer.is !== 'done') throw new Error(`The answer is ${JSON.stringify(answer)}`)
  return (answer as { value: Value }).value
}

/** A link to the provider's page for an account. */
export const linkFor = async ({ provider }: Opened, accountId: string): Promise<string> =>
  answered(await provider.onboarding({ accountId, ...RETURN })).url

/** An account whose owner has filled in everything. */
export async function opened(
  with_: Opened,
  { country = 'US', ...entered }: Record<string, string> = {},
): Promise<PayoutAccount> {
  const { provider, account } = with_
  const input = { key: crypto.randomUUID(), partnerId: 'partner', email: 'writer@people.example', country }
  const { providerAccountId } = answered(await provider.openAccount(input))
  await account.setUp(await linkFor(with_, providerAccountId), entered)
  const known = answered(await provider.readAccount(providerAccountId))
  if (!known) throw new Error('The account is gone')
  return known
}
