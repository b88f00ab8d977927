import { vatPrefixOf } from '../../../schema/rules/tax/eu'
import { isPlaceholder } from '../../../schema/rules/tax/placeholder'

/*
 * Numbers for taxes outside of the United States. Which number of a country is the one for taxes stands here; their form
 * and their check digits are the library's, which is loaded with the first form.
 */

/** By country: the numbers of people, and those of organizations. */
const NUMBERS: Readonly<Record<string, readonly [people: string, entities: string]>> = {
  AR: ['cuit', 'cuit'],
  AT: ['tin', 'tin'],
  AU: ['tfn', 'tfn abn'],
  BE: ['nn bis', 'vat'],
  BR: ['cpf', 'cnpj'],
  CA: ['sin', 'bn'],
  CH: ['ssn', 'uid vat'],
  CL: ['rut run', 'rut'],
  CN: ['ric', 'uscc'],
  CZ: ['rc dic', 'dic'],
  DE: ['idnr', 'stnr'],
  DK: ['cpr', 'cvr'],
  ES: ['dni nie nif', 'cif nif'],
  FI: ['hetu', 'ytunnus alv'],
  FR: ['nif', 'siren'],
  GB: ['utr nino', 'utr'],
  GR: ['vat', 'vat'],
  IE: ['pps', 'vat'],
  IN: ['pan', 'pan'],
  IT: ['codicefiscale', 'codicefiscale iva'],
  KR: ['rrn', 'brn'],
  MX: ['rfc', 'rfc'],
  NL: ['bsn', 'bsn'],
  NO: ['fodselsnummer', 'orgnr'],
  NZ: ['ird', 'ird'],
  PL: ['pesel nip', 'nip'],
  PT: ['nif', 'nif nipc'],
  RO: ['cnp', 'cui cif'],
  SE: ['personnummer', 'orgnr'],
  TR: ['tckimlik', 'vkn'],
  ZA: ['tin', 'tin'],
}

/** Where nothing more is known of a country's numbers: a few letters and digits. */
const SOME_NUMBER = /^(?=.*\d)[\p{L}\d][\p{L}\d ./-]{3,29}$/u

/** A tax number of a country as it is written without spaces; nothing if it can't be one. */
export async function foreignNumber(
  country: string,
  typed: string,
  isEntity: boolean,
): Promise<string | undefined> {
  if (isPlaceholder(typed)) return undefined
  const [people, entities] = NUMBERS[country] ?? []
  const names = isEntity ? entities : people
  if (names === undefined) return SOME_NUMBER.test(typed) ? typed : undefined
  const { stdnum } = await import('stdnum')
  for (const name of names.split(' ')) {
    const result = stdnum[country]?.[name]?.validate(typed)
    if (result?.isValid) return result.compact
  }
  return undefined
}

/** A VAT id of a member of the European Union with the letters of its country; nothing if it can't be one. */
export async function vatNumber(country: string, typed: string): Promise<string | undefined> {
  const prefix = vatPrefixOf(country)
  const text = typed.replace(/[\s.-]/g, '').toUpperCase()
  if (!text.startsWith(prefix) || isPlaceholder(text.slice(prefix.length))) return undefined
  const { euVat } = await import('stdnum')
  for (const check of euVat[country] ?? []) {
    const result = check.validate(text)
    if (result.isValid) return prefix + result.compact
  }
  return undefined
}
