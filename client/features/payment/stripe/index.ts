import { declineOfStripe } from '../../../../schema/rules/membership/declines'
import { declineWording, paymentWording } from '../../../../schema/wording/payment'
import { loadScript } from '../../sign-in/load-script'
import { type Confirmed, inTime, looksOf, type Mount, type PaymentSettings } from '../form'

interface StripeError {
  type?: string
  code?: string
  decline_code?: string
  message?: string
  setup_intent?: { id: string; status: string }
}

interface Said {
  error?: StripeError
  setupIntent?: { id: string }
  paymentIntent?: { id: string }
}

interface Element {
  mount(place: HTMLElement): void
  destroy(): void
  on(happened: string, listener: () => void): unknown
}

interface Elements {
  update(options: object): void
  create(type: 'payment', options: object): Element
}

interface StripeApi {
  elements(options: object): Elements
  confirmSetup(options: object): Promise<Said>
  handleNextAction(options: { clientSecret: string }): Promise<Said>
}

declare global {
  interface Window {
    Stripe?: (publicKey: string) => StripeApi
  }
}

/** What somebody is told. Stripe’s own words are about what was typed; it shows them beside the fields, too. */
function wordsOf({ type, code, decline_code: issuers, message }: StripeError): string {
  if (type === 'validation_error') return message ?? paymentWording.invalid
  return type === 'card_error' ? declineWording[declineOfStripe(code, issuers)] : paymentWording.failed
}

function confirmed({ error, setupIntent, paymentIntent }: Said): Confirmed {
  // What was confirmed before, and whose answer was lost.
  const earlier = error?.setup_intent?.status === 'succeeded' ? error.setup_intent : undefined
  const intent = setupIntent ?? paymentIntent ?? earlier
  if (intent) return { is: 'confirmed', token: intent.id }
  return { is: 'refused', message: wordsOf(error ?? {}) }
}

async function openStripe({ scriptUrl, publicKey }: Pick<PaymentSettings, 'scriptUrl' | 'publicKey'>) {
  await loadScript(scriptUrl, () => window.Stripe !== undefined)
  const stripe = window.Stripe?.(publicKey)
  if (!stripe) throw new Error('Stripe isn’t there')
  return {
    stripe,
    answerBank: async (clientSecret: string) => confirmed(await stripe.handleNextAction({ clientSecret })),
  }
}

/**
 * Shows the bank’s question about a method that is kept, on a page without a form.
 *
 * @throws Error if Stripe’s script isn’t there in time.
 */
export async function askBankOfStripe(settings: PaymentSettings, clientSecret: string): Promise<Confirmed> {
  const { answerBank } = await inTime(openStripe(settings))
  return answerBank(clientSecret)
}

/** The form’s colours, which are those of the page. */
function appearanceIn(place: HTMLElement) {
  const { color, isDark } = looksOf(place)
  return { theme: isDark ? 'night' : 'stripe', variables: { colorText: color } }
}

/** Stripe’s Payment Element. */
export const mountStripe: Mount = async ({ settings, place }) => {
  const { stripe, answerBank } = await inTime(openStripe(settings))
  const elements = stripe.elements({
    clientSecret: settings.clientSecret,
    appearance: appearanceIn(place),
  })
  const element = elements.create('payment', { layout: 'tabs' })
  const appeared = new Promise<void>((resolve, reject) => {
    element.on('ready', resolve)
    element.on('loaderror', () => reject(new Error('Stripe’s form couldn’t be loaded')))
  })
  try {
    element.mount(place)
    await inTime(appeared)
  } catch (error) {
    element.destroy()
    throw error
  }
  return {
    confirm: async () =>
      confirmed(
        await stripe.confirmSetup({
          elements,
          redirect: 'if_required',
          confirmParams: { return_url: window.location.href },
        }),
      ),
    answerBank,
    relook: () => elements.update({ appearance: appearanceIn(place) }),
    remove: () => element.destroy(),
  }
}
