import { inject } from 'vitest'
import { keysOf, varsOf } from '../../worker/commands/payments/keys'
import type { FormSettings } from '../../worker/platform/payments/provider'

/** What a test asks of its account at the stand-in: see docs/rules/development.md, "Payments". */
type Command = Readonly<Record<string, unknown>>

const post = async <Said>(url: string, body: unknown): Promise<Said> => {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  return response.json()
}

/** A test’s own account at the stand-in for the providers of payments. */
export function paymentsAccount() {
  const url = inject('payments')
  const name = crypto.randomUUID().replaceAll('-', '')
  const { publicKey } = keysOf(name).stripe
  return {
    /** The worker’s configuration for it. */
    vars: varsOf(url, name),
    keys: keysOf(name),
    control: (command: Command) =>
      post<{ payments: { metadata: { key?: string } }[] }>(`${url}/control/${name}`, command),
    /** Fills in a form as somebody in a browser does, and answers the bank. @returns the token for the worker. */
    async fillIn(
      { provider, clientSecret }: FormSettings,
      number: string,
      isAuthentic = true,
    ): Promise<string> {
      const card = { number, expiry: '12 / 40', cvc: '123' }
      if (provider === 'BRAINTREE') {
        const { nonce } = await post<{ nonce: string }>(`${url}/forms/braintree?key=${name}`, { card })
        return nonce
      }
      const form = `${url}/forms/stripe?key=${publicKey}`
      const said = await post<{ setupIntent?: { status: string } }>(form, { clientSecret, card })
      if (said.setupIntent?.status === 'requires_action') await post(form, { clientSecret, isAuthentic })
      return clientSecret.replace(/_secret_.*$/, '')
    },
    /** Answers the bank’s question about a payment. */
    answerBank: (clientSecret: string, isAuthentic: boolean) =>
      post(`${url}/forms/stripe?key=${publicKey}`, { clientSecret, isAuthentic }),
  }
}
