import type { Currency } from '../../../schema/rules/membership/plans'
import { hasVatIds, isFieldOf, neededFields, type PlaceField } from '../../../schema/rules/sales-tax/places'
import type { Billing, Sale } from '../../../schema/rules/sales-tax/sale'
import { billingMessages } from '../../../schema/wording/billing-messages'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { businessNumber } from './business-number'
import { taxOfSale } from './tax-of-sale'

/** What somebody says of themselves as a buyer. */
export interface BillingInput {
  /** Null for the country whose prices they pay. */
  country: string | null
  region: string | null
  postalCode: string | null
  /** Empty or null for a person. */
  businessName: string | null
  businessAddress: string | null
  vatId: string | null
}

type NotBilled = Failure<'BAD_REQUEST'>

const MESSAGES = { region: billingMessages.region, postalCode: billingMessages.postalCode } as const

/** A business with its number as its country writes it; null for a person. */
async function businessOf(
  country: string,
  { businessName: name, businessAddress: address, vatId: typed }: BillingInput,
): Promise<Result<Billing['business'], NotBilled>> {
  if (!name) return ok(null)
  if (!address) return fail('BAD_REQUEST', billingMessages.businessAddress, 'businessAddress')
  if (!typed) return ok({ name, address, vatId: null })
  const vatId = await businessNumber(country, typed)
  return vatId === undefined
    ? fail('BAD_REQUEST', hasVatIds(country) ? billingMessages.vatId : billingMessages.number, 'vatId')
    : ok({ name, address, vatId })
}

/** A buyer's place and business, checked. What is still missing of the place is no fault: `missingFields` says it. */
export async function checkBilling(
  country: string,
  given: BillingInput | null,
): Promise<Result<Billing, NotBilled>> {
  const place = {
    country: given?.country ?? country,
    region: given?.region || null,
    postalCode: given?.postalCode || null,
  }
  for (const field of ['region', 'postalCode'] as const) {
    const value = place[field]
    if (value !== null && !isFieldOf(field, place.country, value))
      return fail('BAD_REQUEST', MESSAGES[field], field)
  }
  const business = given ? await businessOf(place.country, given) : ok(null)
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

/** Where a membership is billed. */
interface Billed {
  billing: string | null
  country: string
  provider: 'STRIPE' | 'BRAINTREE' | 'MEDIUM_GIFT'
}

/**
 * How the payments of a membership are taxed: by what its owner says now. One that began before anybody was asked costs
 * what was agreed, and that contains the tax.
 */
export const taxedFor =
  (
    parts: Needs<'taxes'>,
    { billing, country, provider }: Billed,
    { currency, isTotal = false }: { currency: Currency; isTotal?: boolean },
  ) =>
  (amount: number): Promise<Sale> =>
    taxOfSale(parts, {
      amount,
      currency,
      provider: provider === 'BRAINTREE' ? 'BRAINTREE' : 'STRIPE',
      billing:
        billing === null
          ? { country, region: null, postalCode: null, business: null }
          : (JSON.parse(billing) as Billing),
      isTotal,
      isAgreed: billing === null,
    })
