/** The members of the European Union. */
const EU_COUNTRIES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

export const isEuCountry = (country: string): boolean => EU_COUNTRIES.includes(country)

/** The letters before a VAT id of a member, which are another code for Greece alone. */
export const vatPrefixOf = (country: string): string => (country === 'GR' ? 'EL' : country)
