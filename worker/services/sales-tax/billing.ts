import type { Currency } from '../../../schema/rules/membership/plans'
import {
  hasVatIds,
  isCollected,
  isFieldOf,
  isTaxIncluded,
  neededFields,
  type PlaceField,
  placeFields,
} from '../../../schema/rules/sales-tax/places'
import type { Billing, Sale } from '../../../schema/rules/sales-tax/sale'
import { billingMessages } from '../../../schema/wording/billing-messages'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { businessNumber } from './business-number'
import { taxOfSale } from './tax-of-sale'

/** What somebody says of themselves as a buyer. */
export interface BillingInput {
  /** Null if they haven't said it. */
  country: string | null
  region: string | null
  postalCode: string | null
  /** Empty or null for a person. */
  businessName: string | null
  businessAddress: string | null
  vatId: string | null
}

type NotBilled = Failure<'BAD_REQUEST'>

/** A person in a country, of whom nothing more is known. */
const personIn = (country: string): Billing => ({ country, region: null, postalCode: null, business: null })

const MESSAGES = { region: billingMessages.region, postalCode: billingMessages.postalCode } as const

/** A business with its number as its country writes it; null for a person. */
async function businessOf(
  country: string,
  { businessName: name, businessAddress: address, vatId: typed }: BillingInput,
): Promise<Result<Billing['business'], NotBilled>> {
  if (!name && !address && !typed) return ok(null)
  if (!name) return fail('BAD_REQUEST', billingMessages.businessName, 'businessName')
  if (!address) return fail('BAD_REQUEST', billingMessages.businessAddress, 'businessAddress')
  if (!typed) return ok({ name, address, vatId: null })
  const vatId = await businessNumber(country, typed)
  return vatId === undefined
    ? fail('BAD_REQUEST', hasVatIds(country) ? billingMessages.vatId : billingMessages.number, 'vatId')
    : ok({ name, address, vatId })
}

/**
 * A buyer's place and business, checked. What is still missing of the place is no fault: `missingFields` says it. What tax
 * never depends on isn't kept.
 *
 * @param country where somebody is taxed who has said nothing.
 */
export async function checkBilling(
  country: string,
  given: BillingInput | null,
): Promise<Result<Billing, NotBilled>> {
  if (!given) return ok(personIn(country))
  if (given.country === null) return fail('BAD_REQUEST', billingMessages.country, 'country')
  const place: Pick<Billing, 'country' | PlaceField> = {
    country: given.country,
    region: null,
    postalCode: null,
  }
  for (const field of placeFields(given.country)) {
    const value = given[field] || null
    if (value !== null && !isFieldOf(field, given.country, value))
      return fail('BAD_REQUEST', MESSAGES[field], field)
    place[field] = value
  }
  const business = await businessOf(given.country, given)
  return business.ok ? ok({ ...place, business: business.value }) : business
}

/** What tax depends on and the buyer hasn't said. */
export function missingFields({ taxes }: Needs<'taxes'>, billing: Billing): readonly PlaceField[] {
  if (!taxes.seller) return []
  return neededFields(taxes.seller.registrations, billing.country).filter((field) => billing[field] === null)
}

/** Why a sale can't be made yet: tax depends on what the buyer hasn't said. */
export function requirePlace(
  parts: Needs<'taxes'>,
  billing: Billing,
): Result<undefined, Failure<'MISSING_LOCALIZATION_INFORMATION'>> {
  const [field] = missingFields(parts, billing)
  return field === undefined
    ? ok(undefined)
    : fail('MISSING_LOCALIZATION_INFORMATION', MESSAGES[field], field)
}

/** A membership's stored billing address. */
type StoredBilling = Billing & {
  /** Whether its price was agreed before anybody spoke of a tax, which it therefore contains. */
  isAgreed?: true
}

/** Where a membership is billed, as its row says it; null if its owner has never said it. */
const billingIn = ({ billing }: { billing: string | null }): StoredBilling | null =>
  billing === null ? null : (JSON.parse(billing) as StoredBilling)

/** A new billing address as it is stored. A price that was agreed with its tax stays what it is. */
export function billingText(billing: Billing, before: { billing: string | null }): string {
  const stored = billingIn(before)
  const isAgreed = stored === null || stored.isAgreed === true
  return JSON.stringify(isAgreed ? { ...billing, isAgreed } : billing)
}

/** Where a membership is billed. */
interface Billed {
  billing: string | null
  country: string
  provider: 'STRIPE' | 'BRAINTREE' | 'MEDIUM_GIFT'
}

/**
 * Where a membership is billed, or where its owner pays if they have never said it: then what was agreed contains the tax.
 */
export const billedAs = ({ country, ...billed }: Pick<Billed, 'billing' | 'country'>): StoredBilling =>
  billingIn(billed) ?? { ...personIn(country), isAgreed: true }

/**
 * How the payments of a membership are taxed: by what its owner says now. One that began before anybody was asked costs
 * what was agreed, and that contains the tax.
 */
export const taxedFor =
  (
    parts: Needs<'taxes'>,
    { country, provider, ...billed }: Billed,
    { currency, isTotal = false }: { currency: Currency; isTotal?: boolean },
  ) =>
  (amount: number): Promise<Sale> => {
    const { isAgreed, ...billing } = billedAs({ country, ...billed })
    return taxOfSale(parts, {
      amount,
      currency,
      provider: provider === 'BRAINTREE' ? 'BRAINTREE' : 'STRIPE',
      billing,
      isTotal,
      isAgreed: isAgreed === true,
    })
  }

/** Whether tax comes on top of a membership's price, as it stands now. */
export function isTaxAdded({ taxes }: Needs<'taxes'>, billed: Pick<Billed, 'billing' | 'country'>): boolean {
  const { isAgreed, ...place } = billedAs(billed)
  return (
    isAgreed !== true &&
    !isTaxIncluded(place.country) &&
    taxes.seller !== null &&
    isCollected(taxes.seller.registrations, place)
  )
}
