import { isEuCountry } from '../../../schema/rules/tax/eu'
import { isPlaceholder } from '../../../schema/rules/tax/placeholder'
import { vatNumber } from '../tax/tax-numbers'

/** Outside the European Union: the library's number that stands for the registration, by country. */
const NUMBERS: Readonly<Record<string, string>> = { AU: 'abn', GB: 'vat', IN: 'gstin', NO: 'mva' }

/** Where nothing more is known of a country's numbers: a few letters and digits. */
const SOME_NUMBER = /^(?=.*\d)[\p{L}\d][\p{L}\d ./-]{3,29}$/u

/** The number of a business as its country writes it; nothing if it can't be one. */
export async function businessNumber(country: string, typed: string): Promise<string | undefined> {
  if (isEuCountry(country)) return vatNumber(country, typed)
  const name = NUMBERS[country]
  if (isPlaceholder(typed)) return undefined
  if (name === undefined) return SOME_NUMBER.test(typed) ? typed : undefined
  const { stdnum } = await import('stdnum')
  const result = stdnum[country]?.[name]?.validate(typed)
  // Zeros have the right check digits in some countries, and nobody has that number.
  if (!result?.isValid || isPlaceholder(result.compact.replace(/\D/g, ''))) return undefined
  return country === 'GB' ? `GB${result.compact.replace(/^GB/, '')}` : result.compact
}
