import type { TaxFormKind } from './forms'
import { treatyOf } from './treaties'

/** A payout that was paid, and what was withheld of it. */
export interface PaidOut {
  partnerId: string
  taxFormId: string | null
  amount: number
  withheld: number
  withheldRate: number | null
  usSource: number | null
}

/** What a writer was paid in a year by one form and at one rate. */
export interface YearTotal {
  partnerId: string
  taxFormId: string | null
  rate: number | null
  /** All of it, and what counts as from sources in the United States. */
  gross: number
  source: number
  withheld: number
  payouts: number
}

/** Sums payouts by writer, form and rate, which are the rows of a return. */
export function addUp(totals: Map<string, YearTotal>, paid: readonly PaidOut[]): void {
  for (const { partnerId, taxFormId, amount, withheld, withheldRate: rate, usSource } of paid) {
    const key = JSON.stringify([partnerId, taxFormId, rate])
    const total = totals.get(key) ?? {
      partnerId,
      taxFormId,
      rate,
      gross: 0,
      source: 0,
      withheld: 0,
      payouts: 0,
    }
    total.gross += amount
    total.source += Math.floor((amount * (usSource ?? 100) + 50) / 100)
    total.withheld += withheld
    total.payouts += 1
    totals.set(key, total)
  }
}

/** Royalties on Form 1042-S that aren't industrial, nor of films: “other royalties”. */
const INCOME_CODE = '12'
/** Why nothing is withheld (Form 1042-S, box 3a): a treaty; otherwise the rate isn't zero. */
const [BY_TREATY, NOT_EXEMPT] = ['04', '00']

/** On which return a total stands, and under which codes. Amounts are those of its boxes. */
export function returnOf(
  kind: TaxFormKind | undefined,
  { country, claimsTreaty }: { country: string; claimsTreaty: boolean },
  { rate, gross, source }: YearTotal,
) {
  if (kind === undefined) return { return: '', incomeCode: '', exemptionCode: '', article: '', amount: gross }
  // Royalties are in box 2 of Form 1099-MISC, what is withheld in box 4.
  if (kind === 'W9')
    return { return: '1099-MISC', incomeCode: '', exemptionCode: '', article: '', amount: gross }
  return {
    return: '1042-S',
    incomeCode: INCOME_CODE,
    exemptionCode: rate === 0 ? BY_TREATY : NOT_EXEMPT,
    article: claimsTreaty ? (treatyOf(country)?.article ?? '') : '',
    amount: source,
  }
}
