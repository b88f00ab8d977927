import type { CardType } from '../../../schema/rules/membership/cards'
import type { DeclineCode } from '../../../schema/rules/membership/declines'
import type { PaymentProviderName } from '../../../schema/rules/membership/payment-providers'
import type { Currency } from '../../../schema/rules/membership/plans'
import type { Movement } from '../../../schema/rules/reconciliation/entries'
import { MINUTE } from '../../../schema/rules/time-units'

/** How old a webhook may be, in milliseconds. */
export const WEBHOOK_MAX_AGE = 5 * MINUTE

/** What is known about a card. */
interface Card {
  cardType: CardType
  lastFour: string
  expirationMonth: number
  expirationYear: number
}

/** What somebody pays with, as far as we are told. */
export type PaymentMethod =
  | ({ kind: 'CreditCard' | 'ApplePayCard' | 'GooglePayCard' } & Card)
  | { kind: 'PaypalAccount' | 'LinkAccount'; email: string }
  /** A bank account, from which payments take days. */
  | { kind: 'SepaDebit'; lastFour: string; country: string }

/** What a browser needs to show the provider's own form. */
export interface FormSettings {
  provider: PaymentProviderName
  /** The provider's script. Only this address is loaded. */
  scriptUrl: string
  /** Names us to the provider; empty where the secret does. */
  publicKey: string
  /** For this one form. */
  clientSecret: string
}

/** A charge as its provider knows it now. */
export interface Charge {
  providerChargeId: string
  /** The key with which it was made; empty for one that wasn't made by us. */
  key: string
  /** Minor units. */
  amount: number
  /** Three capital letters; one that wasn't made by us may be in any. */
  currency: string
  /** What the provider keeps, in minor units of that currency; null where it doesn't tell it of a single charge. */
  fee: number | null
  /** When it was made, by the provider's clock, in milliseconds. */
  at: number
  /** `REFUNDED`: all of it. `PENDING`: it may still fail, or waits for its owner's confirmation. */
  status: 'PAID' | 'FAILED' | 'REFUNDED' | 'DISPUTED' | 'PENDING'
  /** All that was given back so far. */
  refunded: number
  declineCode: DeclineCode | null
}

/** What became of a request to a provider. None of them is an exception: each is expected. */
export type Outcome<Done> =
  | { is: 'done'; value: Done }
  /** The card's bank asks its owner (3-D Secure): the browser goes on with this secret, then the same is asked again. */
  | { is: 'action'; clientSecret: string }
  /** A token that works once is declined as used, also if this very purchase has used it. */
  | { is: 'declined'; code: DeclineCode; isUsed?: boolean }
  /** Down, slow or not understood. Whether it was done is unknown: the same key may be asked again. */
  | { is: 'unavailable' }

/** Without a bank that asks somebody, and without anything that can be declined. */
export type Answer<Done> = Exclude<Outcome<Done>, { is: 'action' | 'declined' }>

/** What a verified webhook is about. What has become of each is asked of the provider, so their order doesn't matter. */
export interface ProviderEvent {
  /** Identifies the event, however often it is sent. */
  id: string
  /** By the provider's clock, in milliseconds. */
  at: number
  /** Charges that changed: `readCharge` says how. */
  chargeIds: readonly string[]
  /** Methods that changed or expired: `readMethod` says what they are now. */
  methodIds: readonly string[]
  /** Cards have changed, and the event doesn't name them. */
  hasNewCards?: boolean
}

/** A method that the provider keeps. */
export interface KeptMethod {
  customerId: string
  methodId: string
  method: PaymentMethod
  /** Names the card or the account, whoever enters it; absent where the provider doesn't say. */
  fingerprint?: string
}

export interface FormInput {
  /** A new one for each form. */
  key: string
  userId: string
  customerId: string | null
  amount: number
  currency: Currency
}

export interface KeepInput {
  /** A key makes one customer only. */
  key: string
  userId: string
  email: string
  customerId: string | null
  /** What the browser got from the provider's form. */
  token: string
}

export interface ChargeInput {
  key: string
  customerId: string
  methodId: string
  /** Minor units, at least 1. */
  amount: number
  currency: Currency
  /** Stands on the provider's receipts. */
  description: string
  /** Whether the card's owner is present, and could answer the bank. */
  isOnSession: boolean
}

/**
 * A provider of payments: it keeps methods and makes single charges. When something is charged is ours to say
 * (docs/decisions/046-payment-providers.md). Each request has a time limit and is repeated where that is safe. Nothing
 * rejects.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** Whether it is set up to charge in a currency. */
  takes(currency: Currency): boolean
  /** Addresses of the scripts that a page with its form loads first. */
  readonly scripts: readonly string[]
  /** Opens a form in which somebody says what they pay with. It charges nothing. */
  form(input: FormInput): Promise<Outcome<FormSettings>>
  /**
   * Keeps the method that the browser confirmed, and says what it is. Asked again with the same token, it says the same.
   * A token of somebody else's form is declined, where the provider says whose it was.
   */
  keepMethod(input: KeepInput): Promise<Outcome<KeptMethod>>
  /** What a kept method is now; null if the provider has it no more. */
  readMethod(methodId: string): Promise<Answer<KeptMethod | null>>
  /** Charges once for each key: asked again with it, also after a lost answer, it says what became of the charge. */
  charge(input: ChargeInput): Promise<Outcome<Charge>>
  /** Gives back a part of a charge, or all of it, once for each key. */
  refund(input: { key: string; providerChargeId: string; amount: number }): Promise<Outcome<Charge>>
  /** Withdraws a charge that waits for its owner's answer to the bank, and says what it is now: others stay as they are. */
  withdraw(providerChargeId: string): Promise<Answer<Charge | null>>
  /** The charge that was made with a key. A new one may be found a minute later only. */
  findCharge(key: string): Promise<Answer<Charge | null>>
  readCharge(providerChargeId: string): Promise<Answer<Charge | null>>
  /** All charges that changed since then, in pages, in any order; one may come twice. */
  chargesSince(
    since: number,
    cursor: string | null,
  ): Promise<Answer<{ charges: readonly Charge[]; next: string | null }>>
  /** What it has moved since then and until now, in pages, in any order; a movement may come twice. */
  movementsSince(
    since: number,
    cursor: string | null,
    now: number,
  ): Promise<Answer<{ movements: readonly Movement[]; next: string | null }>>
  /** Deletes a customer and everything stored about them. Idempotent. */
  forget(customerId: string): Promise<Answer<null>>
  /** Verifies and reads a webhook; null when its signature is wrong, or when it is older than `WEBHOOK_MAX_AGE`. */
  readWebhook(request: { headers: Headers; body: string }, now: number): Promise<ProviderEvent | null>
}

/** The configured providers. */
export interface Payments {
  /** Who takes payments of a country (two letters; null where it is unknown) in a currency. Absent if nobody does. */
  forCountry(country: string | null, currency: Currency): PaymentProvider | undefined
  /** Absent if it isn't configured, and for memberships that nobody is paid for. */
  named(name: PaymentProviderName | 'MEDIUM_GIFT'): PaymentProvider | undefined
}
