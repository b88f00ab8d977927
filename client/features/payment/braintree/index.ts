import { CARD_PARTS, partAddress } from '../../../../schema/rules/membership/braintree-scripts'
import { decimalText } from '../../../../schema/rules/membership/currencies'
import { declineWording, paymentWording } from '../../../../schema/wording/payment'
import { loadScript } from '../../sign-in/load-script'
import { FIELD_ATTRIBUTE, FIELDS, type FieldName, PAYPAL_ATTRIBUTE } from '../card-fields'
import { type Confirmed, inTime, looksOf, type Mount, type MountInput } from '../form'

type Client = object
interface Tokenized {
  nonce: string
  details?: { bin?: string }
}
interface HostedFields {
  on(happened: string, listener: (event: { emittedBy: string }) => void): unknown
  tokenize(): Promise<Tokenized>
  teardown(): Promise<void>
}
interface ThreeDSecure {
  verifyCard(options: object): Promise<{ nonce: string }>
}
interface PayPalCheckout {
  loadPayPalSDK(options: object): Promise<unknown>
  createPayment(options: object): Promise<string>
  tokenizePayment(approved: object): Promise<Tokenized>
}
interface Api {
  client: { create(options: object): Promise<Client> }
  hostedFields: { create(options: object): Promise<HostedFields> }
  threeDSecure: { create(options: object): Promise<ThreeDSecure> }
  paypalCheckout: { create(options: object): Promise<PayPalCheckout> }
}

declare global {
  interface Window {
    braintree?: Api
    paypal?: { Buttons(options: object): { render(place: HTMLElement): Promise<void> } }
  }
}

/** What each script provides. PayPal’s is often blocked; cards can be used without it. */
const SCRIPTS = {
  client: 'client',
  'hosted-fields': 'hostedFields',
  'three-d-secure': 'threeDSecure',
  'paypal-checkout': 'paypalCheckout',
} as const satisfies Record<string, keyof Api>

const loadPart = (folder: string, name: keyof typeof SCRIPTS): Promise<void> =>
  loadScript(partAddress(folder, name), () => window.braintree?.[SCRIPTS[name]] !== undefined)

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

function refused(error: unknown): Confirmed {
  const code = codeOf(error)
  if (code === 'HOSTED_FIELDS_FIELDS_EMPTY') return { is: 'refused', message: paymentWording.incomplete }
  if (code.startsWith('HOSTED_FIELDS_') && !code.endsWith('_NETWORK_ERROR'))
    return { is: 'refused', message: paymentWording.invalid }
  const message = code.startsWith('THREEDS_') ? declineWording.authentication_failed : paymentWording.failed
  return { is: 'refused', message }
}

/** PayPal’s button. Without it, cards can be used all the same. */
async function showPayPal(api: Api, client: Client, { place, onToken }: MountInput): Promise<void> {
  const spot = place.querySelector<HTMLElement>(`[${PAYPAL_ATTRIBUTE}]`)
  if (!spot) return
  const checkout = await api.paypalCheckout.create({ client })
  await checkout.loadPayPalSDK({ vault: true, intent: 'tokenize' })
  await window.paypal
    ?.Buttons({
      fundingSource: 'paypal',
      createBillingAgreement: () => checkout.createPayment({ flow: 'vault', intent: 'tokenize' }),
      onApprove: async (approved: object) => onToken((await checkout.tokenizePayment(approved)).nonce),
    })
    .render(spot)
  spot.parentElement?.removeAttribute('hidden')
}

/** Braintree’s Hosted Fields, and PayPal’s button. */
export const mountBraintree: Mount = async (input) => {
  const { settings, place, amount, currency, onSubmit } = input
  const folder = settings.scriptUrl
  const paypal = loadPart(folder, 'paypal-checkout')
  await Promise.all(CARD_PARTS.map((name) => loadPart(folder, name)))
  const api = window.braintree
  if (!api) throw new Error('Braintree isn’t there')
  const client = await inTime(api.client.create({ authorization: settings.clientSecret }))
  const container = (name: FieldName) => place.querySelector<HTMLElement>(`[${FIELD_ATTRIBUTE}=${name}]`)
  const fields = await inTime(
    api.hostedFields.create({
      client,
      styles: { input: { color: looksOf(place).color, 'font-size': '16px' } },
      fields: Object.fromEntries(
        FIELDS.map((name) => [
          name,
          { container: container(name), placeholder: paymentWording.placeholders[name] },
        ]),
      ),
    }),
  )
  const mark = (name: string, isFocused: boolean) =>
    FIELDS.some((known) => known === name) &&
    container(name as FieldName)?.toggleAttribute('data-focused', isFocused)
  fields.on('focus', ({ emittedBy }) => mark(emittedBy, true))
  fields.on('blur', ({ emittedBy }) => mark(emittedBy, false))
  fields.on('inputSubmitRequest', onSubmit)
  // Accounts without 3-D Secure, or without PayPal, refuse to create them.
  const bank = await inTime(api.threeDSecure.create({ version: 2, client })).catch(() => undefined)
  paypal.then(() => showPayPal(api, client, input)).catch(() => {})
  return {
    async confirm() {
      try {
        const typed = await fields.tokenize()
        if (!bank) return { is: 'confirmed', token: typed.nonce }
        const { nonce } = await bank.verifyCard({
          ...typed,
          bin: typed.details?.bin,
          amount: decimalText(amount, currency),
          onLookupComplete: (_: unknown, next: () => void) => next(),
        })
        return { is: 'confirmed', token: nonce }
      } catch (error) {
        return refused(error)
      }
    },
    // Braintree’s bank asks while a card is confirmed.
    answerBank: async () => ({ is: 'refused', message: declineWording.authentication_failed }),
    remove: () => {
      fields.teardown().catch(() => {})
    },
  }
}
