import { isEuCountry } from '../tax/eu'
import { isUsState, isZip } from '../tax/us-places'
import type { Billing } from './sale'

/* What tax needs to know of a buyer's place. Rule: docs/rules/sales-tax.md, "Places". */

/** Provinces and territories of Canada, by their postal codes. */
const CA_PROVINCES: readonly string[] = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ')

/** What a buyer is asked for besides the country. */
export type PlaceField = 'region' | 'postalCode'

/** Where prices are shown without tax, as is custom. */
const WITHOUT_TAX: ReadonlySet<string> = new Set(['US', 'CA'])

/** Whether a country's prices contain its tax. */
export const isTaxIncluded = (country: string): boolean => !WITHOUT_TAX.has(country)

/** Where the operator collects tax: `EU` for all of its members, a country, or a part of one, such as `US-WA`. */
export type Registrations = ReadonlySet<string>

const isRegisteredIn = (registrations: Registrations, country: string): boolean =>
  registrations.has(country) || [...registrations].some((one) => one.startsWith(`${country}-`))

/** What tax can depend on in a country. */
export function placeFields(country: string): readonly PlaceField[] {
  if (country === 'US') return ['region', 'postalCode']
  return country === 'CA' ? ['region'] : []
}

/** What tax depends on besides the country, where it is collected. */
export const neededFields = (registrations: Registrations, country: string): readonly PlaceField[] =>
  isRegisteredIn(registrations, country) ? placeFields(country) : []

/** Whether a state, a province or a postal code can be one of a country. */
export const isFieldOf = (field: PlaceField, country: string, value: string): boolean => {
  if (field === 'postalCode') return country !== 'US' || isZip(value)
  return country === 'US' ? isUsState(value) : country !== 'CA' || CA_PROVINCES.includes(value)
}

/** Whether tax is collected of somebody in a place. */
export function isCollected(
  registrations: Registrations,
  { country, region }: Pick<Billing, 'country' | 'region'>,
): boolean {
  if (registrations.has(country) || (isEuCountry(country) && registrations.has('EU'))) return true
  return region !== null && registrations.has(`${country}-${region}`)
}

/** Countries outside the European Union where a business owes the tax itself that it buys from abroad. */
const SHIFTS_ABROAD: ReadonlySet<string> = new Set(['GB', 'AU', 'IN', 'NO'])

/** Countries whose businesses have a number that counts for tax: with it, they may owe the tax themselves. */
export const hasVatIds = (country: string): boolean => isEuCountry(country) || SHIFTS_ABROAD.has(country)

/** Whether a business with a number owes the tax itself: where it is abroad for the seller, and its country shifts the tax. */
export const isShifted = ({ country, business }: Billing, seller: string): boolean =>
  business?.vatId != null && country !== seller && hasVatIds(country)
