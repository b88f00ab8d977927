import { isShifted } from '../../../schema/rules/sales-tax/places'
import { ratesIn } from '../../../schema/rules/sales-tax/rates'
import { linesOf } from '../../../schema/rules/sales-tax/sale'
import { done, unavailable } from '../payments/outcome'
import type { Seller, TaxService } from './service'

/** Calculates with the table of rates. It has nothing to write down: the books have it. */
export const taxTable = ({ country, registrations }: Seller): TaxService => ({
  source: 'TABLE',
  async calculate({ amount, billing, isContained }) {
    if (isShifted(billing, country)) return done({ lines: [], isReverseCharge: true, calculationId: null })
    const rates = ratesIn(billing, registrations)
    if (rates) {
      const lines = linesOf(amount, rates, isContained)
      return done({ lines, isReverseCharge: false, calculationId: null })
    }
    const place = [billing.country, billing.region].filter(Boolean).join('-')
    console.error(JSON.stringify({ event: 'tax-rate-missing', place }))
    return unavailable
  },
  record: async () => unavailable,
  takeBack: async () => unavailable,
})
