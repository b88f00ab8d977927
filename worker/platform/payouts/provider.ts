import type { Currency } from '../../../schema/rules/membership/plans'
import type { Answer } from '../payments/provider'

/** A writer's account at the provider, as the provider knows it now. */
export interface PayoutAccount {
  providerAccountId: string
  /** Two letters, as it was opened. */
  country: string
  /** Whether its owner has filled in everything that they were asked. */
  isSubmitted: boolean
  /** Whether money can be sent to it, and from there to the bank. */
  isReady: boolean
  /** What the provider still asks for, in its own words; empty if nothing. */
  needs: readonly string[]
  /** The provider has turned it down for good. */
  isClosed: boolean
  bank: { name: string; lastFour: string; currency: string; isFailing: boolean } | null
}

/** Money on its way from us to a writer's account at the provider. */
export interface Transfer {
  transferId: string
  /** Minor units. */
  amount: number
  /** What came back of it. */
  reversed: number
  /** What the provider keeps of ours for it, in the same currency. */
  fee: number
  /** Further transfers with the same key that haven't come back. There should be none. */
  surplus: readonly string[]
}

/** Money on its way from a writer's account at the provider to their bank. */
export interface BankPayout {
  providerPayoutId: string
  status: 'SENT' | 'PAID' | 'FAILED'
  /** Why it failed, in the provider's words. */
  failureCode: string | null
  /** When it should be at the bank, in milliseconds. */
  arrivesAt: number
}

/** What became of a request. `refused`: the provider has done nothing, and says why. */
export type PayoutAnswer<Done> = Answer<Done> | { is: 'refused'; code: string }

/** What a verified webhook is about. What has become of each is asked of the provider, so their order doesn't matter. */
export interface PayoutEvent {
  accountIds: readonly string[]
  /** Keys of transfers and payouts. */
  keys: readonly string[]
}

export interface OpenInput {
  /** A key opens one account. */
  key: string
  partnerId: string
  email: string
  country: string
}

/** Names what is to be done once, whatever is asked again. */
interface KeyOfMoney {
  key: string
  /** How often it was refused: the provider would only repeat a refusal under the same name. */
  refusals: number
}

export interface TransferInput extends KeyOfMoney {
  accountId: string
  /** Minor units, at least 1. */
  amount: number
  currency: Currency
}

export interface PayOutInput extends KeyOfMoney {
  accountId: string
  transferId: string
}

/**
 * A provider that pays writers: they tell it who they are and where their bank is, and money goes to their account
 * there, and on to the bank. When that happens is ours to say (docs/decisions/067-payouts.md). Each request has a time
 * limit and is repeated where that is safe. Nothing rejects.
 */
export interface PayoutProvider {
  readonly name: 'STRIPE'
  openAccount(input: OpenInput): Promise<PayoutAnswer<PayoutAccount>>
  /** Null if the provider has it no more. */
  readAccount(accountId: string): Promise<Answer<PayoutAccount | null>>
  /** Where its owner fills in what the provider asks. The address works once, for some minutes. */
  onboarding(input: {
    accountId: string
    returnUrl: string
    refreshUrl: string
  }): Promise<PayoutAnswer<{ url: string }>>
  /** Where its owner sees the account, and changes their bank. */
  dashboard(accountId: string): Promise<PayoutAnswer<{ url: string }>>
  /** Transfers once for each key: asked again with it, also after a lost answer, it says what became of the transfer. */
  transfer(input: TransferInput): Promise<PayoutAnswer<Transfer>>
  readTransfer(key: string): Promise<Answer<Transfer | null>>
  /** Takes back all of a transfer, as far as it hasn't come back yet. */
  takeBack(input: { transferId: string; refusals: number }): Promise<PayoutAnswer<null>>
  /** Sends what a transfer brought to the bank, once for each key, in the currency of the account. */
  payOut(input: PayOutInput): Promise<PayoutAnswer<BankPayout>>
  readPayout(accountId: string, providerPayoutId: string): Promise<Answer<BankPayout | null>>
  /** Verifies and reads a webhook; null when its signature is wrong, or when it is too old. */
  readWebhook(request: { headers: Headers; body: string }, now: number): Promise<PayoutEvent | null>
}
