import { siteName } from '../../../schema/brand/name'
import { isCountry } from '../../../schema/rules/countries'
import type { Seller, Taxes, TaxService } from './service'
import { stripeTax } from './stripe'
import { taxTable } from './table'

/** Where tax is collected: `EU,GB,US-WA`. */
const registrationsIn = (text: string | undefined): ReadonlySet<string> =>
  new Set(
    (text ?? '')
      .split(',')
      .map((one) => one.trim().toUpperCase())
      .filter((one) => /^[A-Z]{2}(?:-[A-Z]{2,3})?$/.test(one)),
  )

type SellerVars = Pick<Env, 'OPERATOR_COUNTRY' | 'OPERATOR_VAT_ID' | 'TAX_REGISTRATIONS'>

/** Who sells; nobody where the configuration doesn't say in which country. */
function sellerOf(env: SellerVars): Seller | null {
  const country = (env.OPERATOR_COUNTRY ?? '').trim().toUpperCase()
  if (!isCountry(country)) return null
  const registrations = registrationsIn(env.TAX_REGISTRATIONS)
  return { country, vatId: env.OPERATOR_VAT_ID?.trim() || null, registrations }
}

const NOBODY: Seller = { country: '', vatId: null, registrations: new Set() }

/** What calculates taxes. Sends no request yet. Rule: docs/rules/sales-tax.md, "Who calculates". */
export function openTaxes(env: Env): Taxes {
  const seller = sellerOf(env)
  const table = taxTable(seller ?? NOBODY)
  let service: TaxService | undefined
  const vatId = env.OPERATOR_VAT_ID?.trim() || null
  return {
    issuer: {
      name: env.OPERATOR_NAME || siteName(env),
      address: env.OPERATOR_ADDRESS || null,
      country: seller?.country ?? null,
      vatId,
    },
    seller,
    table,
    of(provider) {
      if (provider !== 'STRIPE' || env.STRIPE_TAX !== 'on') return table
      try {
        service ??= stripeTax(env)
      } catch (error) {
        console.error(
          JSON.stringify({ event: 'payments-misconfigured', provider: 'STRIPE', detail: String(error) }),
        )
      }
      return service ?? table
    },
  }
}
