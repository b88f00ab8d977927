import type { PaymentProviderName } from '../../../schema/rules/membership/payment-providers'
import type { Currency } from '../../../schema/rules/membership/plans'

/** What the worker says of a form (`paymentForm`). */
export interface PaymentSettings {
  provider: PaymentProviderName
  scriptUrl: string
  publicKey: string
  clientSecret: string
}

/** What came of a form, or of a bank’s question. */
export type Confirmed = { is: 'confirmed'; token: string } | { is: 'refused'; message: string }

/** What became of a payment: the result of `pay`. */
export type Paid =
  | { is: 'done' }
  /** The bank takes days: nothing more is to be done until it has answered. */
  | { is: 'pending'; message: string }
  /** The bank asks: its question is shown, then `pay` is called again with the same token. */
  | { is: 'action'; clientSecret: string }
  /**
   * `canRepeat`: nothing is known to be wrong with the method, so that the next press tries the same one again. Otherwise
   * another one has to be entered, for which `renew` is called.
   */
  | { is: 'failed'; message: string; canRepeat: boolean }

/** A provider’s form in the page. */
export interface ProviderForm {
  /** Confirms what was typed. */
  confirm(): Promise<Confirmed>
  /** Shows a bank’s question; `refused` if it wasn’t answered well. */
  answerBank(clientSecret: string): Promise<Confirmed>
  /** Takes the colours of the page again; absent where only a new form can. */
  relook?(): void
  remove(): void
}

/** How a provider’s form is put into the page. */
export interface MountInput {
  settings: PaymentSettings
  /** Minor units: what the bank is told that it is about. */
  amount: number
  currency: Currency
  place: HTMLElement
  /** Somebody paid in another way (PayPal): nothing has to be pressed any more. */
  onToken: (token: string) => void
  /** Somebody pressed Enter in one of the form’s fields. */
  onSubmit: () => void
}

/** @throws Error if the provider’s script, or its form, isn’t there in time. */
export type Mount = (input: MountInput) => Promise<ProviderForm>

/** How long a form may take to appear, in milliseconds. */
const TIME_LIMIT = 15_000

/** Rejects if a form takes too long. */
export function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The payment form took too long')), TIME_LIMIT)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The colours of the page around a form, and whether they are dark. */
export function looksOf(place: HTMLElement): { color: string; isDark: boolean } {
  const { color } = getComputedStyle(place)
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return { color, isDark: red + green + blue > 384 }
}
