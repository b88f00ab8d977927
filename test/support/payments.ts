import { inject } from 'vitest'
import type { Records } from '../../worker/commands/payments/account'
import { keysOf, varsOf } from '../../worker/commands/payments/keys'
import type { FormSettings } from '../../worker/platform/payments/provider'

/** What a test asks of its account at the stand-in: see docs/rules/development.md, "Payments". */
type Command = Readonly<Record<string, unknown>>

/** What somebody does in a form besides typing a card's number. */
interface Filled {
  /** How they answer their bank. */
  isAuthentic?: boolean
  /** Where the card is. */
  wallet?: 'apple_pay' | 'google_pay'
  /** The address of the PayPal account, or of the one at Link, that they choose instead. */
  paypal?: string
  link?: string
  /** The bank account that they choose instead. */
  iban?: string
  /** What they do on the page of their bank, if they choose iDEAL instead. */
  ideal?: 'confirm' | 'cancel'
}

/** What a form says of what it was opened for. */
interface Said {
  status: string
  next_action: { redirect_to_url: { url: string } } | null
}

const post = async <Answer>(url: string, body: unknown): Promise<Answer> => {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  return response.json()
}

/** The HMAC with which Stripe signs. */
async function signed(text: string, secret: string): Promise<string> {
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(text)))
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A test’s own account at the stand-in for the providers of payments. */
export const paymentsAccount = () => accountAt(inject('payments'), crypto.randomUUID().replaceAll('-', ''))

/** An account of that name at a stand-in. */
export function accountAt(url: string, name: string) {
  const { publicKey } = keysOf(name).stripe
  return {
    /** The worker’s configuration for it. */
    vars: varsOf(url, name),
    keys: keysOf(name),
    control: (command: Command) =>
      post<Pick<Records, 'payments' | 'setups' | 'connect' | 'tax'>>(`${url}/control/${name}`, command),
    /** Fills in the provider's page for writers, and sends it. @returns where the browser goes on. */
    async setUp(link: string, entered: Readonly<Record<string, string>> = {}): Promise<string | null> {
      const opened = await fetch(link, { redirect: 'manual' })
      if (opened.status !== 200) return opened.headers.get('location')
      const body = new URLSearchParams({ do: 'submit', bank: '000123456789', check: 'ok', ...entered })
      return (await fetch(link, { method: 'POST', body, redirect: 'manual' })).headers.get('location')
    },
    /** Fills in a form as somebody in a browser does, and answers the bank. @returns the token for the worker. */
    async fillIn(
      { provider, clientSecret }: Pick<FormSettings, 'provider' | 'clientSecret'>,
      number: string,
      { isAuthentic = true, wallet, paypal, link, iban, ideal }: Filled = {},
    ): Promise<string> {
      const card = { number, expiry: '12 / 40', cvc: '123', wallet }
      const other = {
        ...(paypal !== undefined && { paypal: { email: paypal } }),
        ...(link !== undefined && { link: { email: link } }),
        ...(iban !== undefined && { sepa: { iban } }),
        ...(ideal !== undefined && { ideal: { returnUrl: 'https://quire.test/payment' } }),
      }
      const filled = Object.keys(other).length === 0 ? { card } : other
      if (provider === 'BRAINTREE') {
        const { nonce } = await post<{ nonce?: string }>(`${url}/forms/braintree?key=${name}`, filled)
        if (nonce === undefined) throw new Error('The form has failed')
        return nonce
      }
      const form = `${url}/forms/stripe?key=${publicKey}`
      const said = await post<{ setupIntent?: Said }>(form, { clientSecret, ...filled })
      const there = said.setupIntent?.next_action?.redirect_to_url.url
      if (there !== undefined)
        await fetch(there, {
          method: 'POST',
          body: new URLSearchParams({ do: ideal ?? '' }),
          redirect: 'manual',
        })
      else if (said.setupIntent?.status === 'requires_action') await post(form, { clientSecret, isAuthentic })
      return clientSecret.replace(/_secret_.*$/, '')
    },
    /** A webhook of Connect, signed with the account's secret. */
    async webhookOf(
      { type, object, account }: { type: string; object: object; account: string | null },
      now: number,
      secret = keysOf(name).stripe.connectSecret,
    ): Promise<{ headers: Headers; body: string }> {
      const from = account === null ? {} : { account }
      const body = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type,
        created: 1,
        ...from,
        data: { object },
      })
      const signature = await signed(`${Math.floor(now / 1000)}.${body}`, secret)
      const headers = new Headers({ 'stripe-signature': `t=${Math.floor(now / 1000)},v1=${signature}` })
      return { headers, body }
    },
    /** Answers the bank’s question about a payment. */
    answerBank: (clientSecret: string, isAuthentic: boolean) =>
      post(`${url}/forms/stripe?key=${publicKey}`, { clientSecret, isAuthentic }),
  }
}
