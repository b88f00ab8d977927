import { isEuCountry } from './eu'
import type { TaxOffice } from './forms'

/** What a writer's forms amount to; `PART` if one of two is there. */
export type TaxState = 'NONE' | 'PART' | 'EXPIRED' | 'OTHER_COUNTRY' | 'GIVEN'

/** What is known of a form that holds. */
interface HeldForm {
  office: TaxOffice
  /** Where the writer is resident, by the form. */
  country: string
  expiresAt: number | null
}

/**
 * What forms amount to that haven't been replaced. Only with `GIVEN`, money is sent. Rule: docs/rules/partner.md,
 * "Taxes".
 *
 * @param paidIn the country of the account that is paid; absent as long as there is none.
 */
export function taxStanding(forms: readonly HeldForm[], paidIn: string | undefined, now: number): TaxState {
  const [us, eu] = (['US', 'EU'] as const).map((office) => forms.find((form) => form.office === office))
  if (!us) return 'NONE'
  const needed = isEuCountry(us.country) ? [us, eu] : [us]
  if (needed.some((form) => form?.expiresAt != null && form.expiresAt <= now)) return 'EXPIRED'
  if (paidIn !== undefined && us.country !== paidIn) return 'OTHER_COUNTRY'
  if (needed.includes(undefined)) return 'PART'
  return needed.some((form) => form?.country !== us.country) ? 'OTHER_COUNTRY' : 'GIVEN'
}
