import type { Seller, Taxes, TaxService } from '../../../worker/platform/sales-tax/service'
import { taxTable } from '../../../worker/platform/sales-tax/table'
import type { BillingInput } from '../../../worker/services/sales-tax/billing'
import { randomFrom } from '../random'
import type { Weather } from './pretend-provider'

/** A seller in Ireland who collects in some places. */
const SELLER: Seller = {
  country: 'IE',
  vatId: 'IE6388047V',
  registrations: new Set(['EU', 'GB', 'CA', 'CA-BC', 'CA-QC', 'US-WA']),
}

/** Where people buy: prices contain the tax in some of these, and don’t in others. */
const PLACES = ['DE', 'CA-ON', 'CA-BC', 'US-WA', 'US-OR', 'GB', 'CA-QC', 'FR', 'JP']

/** A buyer by a number. Some in Germany are businesses, whose tax is their own affair. */
function billingOf(n: number): BillingInput {
  const [country = 'US', region = null] = PLACES[n % PLACES.length]?.split('-') ?? []
  const isBusiness = country === 'DE' && n % 4 === 0
  return {
    country,
    region,
    postalCode: country === 'US' ? '98101' : null,
    businessName: isBusiness ? 'Beispiel GmbH' : null,
    businessAddress: isBusiness ? 'Weg 1' : null,
    vatId: isBusiness ? 'DE136695976' : null,
  }
}

const table = taxTable(SELLER)

/** Nobody says who sells: nothing is taxed. */
const issuer = { name: 'Quire', address: '1 Quay, Dublin', country: 'IE', vatId: 'IE6388047V' }

export const NO_TAXES: Taxes = { issuer, seller: null, table, of: () => table }

/**
 * A service in memory that behaves as the port says: it knows what it was told, each thing once.
 *
 * @param n decides when it fails, and who buys.
 */
export function pretendTaxes(n: number, isRough: () => boolean) {
  const numbers = randomFrom(n + 1_000_001)
  const luck = () => numbers(2 ** 30) / 2 ** 30
  const weather = (): Weather => {
    const number = isRough() ? luck() : 1
    return number < 0.08 ? 'down' : number < 0.16 ? 'lost' : 'fine'
  }
  let count = 0
  const calculated = new Map<string, number>()
  /** What it was told, by reference: of which sale, and how much. */
  const told = new Map<string, { transactionId: string; amount: number }>()
  const ask = <Value>(work: () => Value) => {
    const is = weather()
    if (is === 'down') return { is: 'unavailable' } as const
    const value = work()
    return is === 'lost' ? ({ is: 'unavailable' } as const) : ({ is: 'done', value } as const)
  }
  const once = (reference: string, transactionId: string, amount: number) => {
    const known = told.get(reference) ?? { transactionId, amount }
    told.set(reference, known)
    return { transactionId: known.transactionId }
  }
  const service: TaxService = {
    source: 'STRIPE',
    async calculate(input) {
      const answer = await table.calculate(input)
      if (answer.is === 'unavailable') return answer
      return ask(() => {
        const calculationId = `taxcalc_${++count}`
        const tax = input.isContained ? 0 : answer.value.lines.reduce((sum, line) => sum + line.tax, 0)
        calculated.set(calculationId, input.amount + tax)
        return { ...answer.value, calculationId }
      })
    },
    record: async ({ calculationId, reference }) =>
      ask(() => once(reference, `tax_${calculationId}`, calculated.get(calculationId) ?? Number.NaN)),
    takeBack: async ({ transactionId, amount, reference }) =>
      ask(() => once(reference, transactionId, -amount)),
  }
  const taxes: Taxes = { issuer, seller: SELLER, table, of: () => service }
  /** Where they live, or have moved. */
  let place = n
  return {
    taxes,
    told,
    luck,
    get billing() {
      return billingOf(place)
    },
    move: () => billingOf(++place),
  }
}
