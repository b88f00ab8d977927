import type { Issuer } from '../../../schema/rules/invoice/invoices'
import type { Currency } from '../../../schema/rules/membership/plans'
import type { Registrations } from '../../../schema/rules/sales-tax/places'
import type { Billing, TaxLine, TaxSource } from '../../../schema/rules/sales-tax/sale'
import type { Answer } from '../payments/provider'

export interface TaxInput {
  /** What is sold, in minor units. */
  amount: number
  currency: Currency
  billing: Billing
  /** Whether the amount contains the tax; otherwise it comes on top. */
  isContained: boolean
}

export interface TaxCalculation {
  lines: readonly TaxLine[]
  isReverseCharge: boolean
  /** By which the service knows it later; null if it doesn't. */
  calculationId: string | null
}

/** A sale as it is written down at the service, for the returns that are filed from there. */
interface TaxRecord {
  transactionId: string
}

/**
 * Says what tax is due on a sale, and writes down the sales that were made. Each request has a time limit and is repeated
 * where that is safe. Nothing rejects.
 */
export interface TaxService {
  readonly source: Exclude<TaxSource, 'NONE'>
  calculate(input: TaxInput): Promise<Answer<TaxCalculation>>
  /** Writes down a sale that was calculated, once for each reference. */
  record(input: { calculationId: string; reference: string }): Promise<Answer<TaxRecord>>
  /** Takes back a part of a sale, in minor units with tax, once for each reference. */
  takeBack(input: { transactionId: string; amount: number; reference: string }): Promise<Answer<TaxRecord>>
}

/** Who sells, and where they collect tax. */
export interface Seller {
  /** Two letters. */
  country: string
  vatId: string | null
  registrations: Registrations
}

export interface Taxes {
  /** Who issues invoices. */
  issuer: Issuer
  /** Null where no tax is calculated, because nobody has said who sells. */
  seller: Seller | null
  /** The service for payments of a provider. */
  of(provider: 'STRIPE' | 'BRAINTREE'): TaxService
  /** The table, which knows the rates when no service does. */
  table: TaxService
}
