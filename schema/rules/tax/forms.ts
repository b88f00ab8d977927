import { DAY } from '../time-units'
import { isEuCountry } from './eu'

/** The tax forms of writers who are paid. Rules: docs/rules/partner.md, "Taxes". */

/** `EU` is a declaration for the platforms' reports in the European Union (DAC7). */
export const TAX_FORM_KINDS = ['W9', 'W8BEN', 'W8BENE', 'EU'] as const
export type TaxFormKind = (typeof TAX_FORM_KINDS)[number]

/** For whom a form is: of those for the same one, the last that was signed holds. */
export const TAX_OFFICES = ['US', 'EU'] as const
export type TaxOffice = (typeof TAX_OFFICES)[number]

export const officeOf = (kind: TaxFormKind): TaxOffice => (kind === 'EU' ? 'EU' : 'US')

/**
 * How long a form is kept once it doesn't hold any more. Records behind a report under DAC7 are kept for 5 to 10 years
 * after its period (Directive 2011/16/EU, Annex V, Section III B 2), those behind withholding for 4 years at least
 * (IRS Publication 15, "Recordkeeping"), so this is more than either, and less than the longest time.
 */
export const TAX_FORMS_KEPT = 7 * 365 * DAY

/** What decides over the forms that somebody is asked for. */
export interface Taxpayer {
  /** Where they are resident. */
  country: string
  isUsPerson: boolean
  isEntity: boolean
}

/** The forms that somebody has to sign, in the order in which they are asked. */
export function formsFor({ country, isUsPerson, isEntity }: Taxpayer): TaxFormKind[] {
  const first = isUsPerson ? 'W9' : isEntity ? 'W8BENE' : 'W8BEN'
  return isEuCountry(country) ? [first, 'EU'] : [first]
}

/**
 * When a form that is signed now doesn't hold any more: a W-8 after the end of the third year that follows (Treas. Reg.
 * §1.1441-1(e)(4)(ii)), the declaration after 36 months (Directive 2011/16/EU, Annex V, Section II F), a W-9 never.
 */
export function expiryOf(kind: TaxFormKind, signedAt: number): number | null {
  const date = new Date(signedAt)
  if (kind === 'W9') return null
  if (kind === 'EU') return date.setUTCFullYear(date.getUTCFullYear() + 3)
  return Date.UTC(date.getUTCFullYear() + 4, 0, 1)
}

/** A writer is told that a form ends so long before, once each, in milliseconds: the longest first. */
export const REMINDED_BEFORE = [60 * DAY, 14 * DAY] as const

/** Whether a form ends so soon that its writer is told. */
export const endsSoon = (expiresAt: number | null, now: number): boolean =>
  expiresAt !== null && expiresAt > now && expiresAt - now <= REMINDED_BEFORE[0]

/** Line 3a of the W-9, as far as writers are concerned. */
export const W9_CLASSES = [
  'INDIVIDUAL',
  'LLC',
  'C_CORPORATION',
  'S_CORPORATION',
  'PARTNERSHIP',
  'TRUST_OR_ESTATE',
] as const
export type W9Class = (typeof W9_CLASSES)[number]

/** Line 4 of the W-8BEN-E, without intermediaries and flow-through entities, which have a form of their own. */
export const ENTITY_TYPES = [
  'CORPORATION',
  'COMPLEX_TRUST',
  'ESTATE',
  'TAX_EXEMPT_ORGANIZATION',
  'PRIVATE_FOUNDATION',
] as const

/** Line 5 of the W-8BEN-E, as far as writers' entities are concerned: none of them is a financial institution. */
export const FATCA_STATUSES = ['ACTIVE_NFFE', 'PASSIVE_NFFE', 'PUBLICLY_TRADED_NFFE', 'NONPROFIT'] as const

/** Line 14b of the W-8BEN-E: why an entity may claim a treaty. */
export const TREATY_TESTS = [
  'ACTIVE_TRADE_OR_BUSINESS',
  'OWNERSHIP_AND_BASE_EROSION',
  'PUBLICLY_TRADED',
  'SUBSIDIARY_OF_PUBLICLY_TRADED',
  'TAX_EXEMPT',
  'NO_ARTICLE',
] as const

export const TIN_KINDS = ['SSN', 'ITIN', 'EIN'] as const
export type TinKind = (typeof TIN_KINDS)[number]
