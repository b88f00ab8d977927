/** How many minor units of each currency a US cent is worth: what arrives and what is paid out are converted by the same rate. */
const PER_US_CENT = {
  usd: 1,
  cad: 1.36,
  eur: 0.92,
  gbp: 0.79,
  aud: 1.53,
  brl: 5.4,
  chf: 0.8,
  czk: 20.9,
  dkk: 6.4,
  inr: 88.7,
  // A yen has no smaller unit.
  jpy: 1.55,
  nok: 10.1,
  pln: 3.65,
  sek: 9.5,
} as const
export type Currency = keyof typeof PER_US_CENT

/** What US cents are in a currency. */
export const fromUsCents = (cents: number, currency: Currency): number =>
  Math.round(cents * PER_US_CENT[currency])

/** How many US cents a minor unit of a currency is worth, with as many digits as providers tell. */
export const usCentsPer = (currency: Currency): number => Number((1 / PER_US_CENT[currency]).toFixed(6))

/** The currencies of banks outside the euro area. */
const OF_BANKS: Readonly<Record<string, Currency>> = {
  US: 'usd',
  CA: 'cad',
  GB: 'gbp',
  AU: 'aud',
  BR: 'brl',
  CH: 'chf',
  CZ: 'czk',
  DK: 'dkk',
  IN: 'inr',
  JP: 'jpy',
  NO: 'nok',
  PL: 'pln',
  SE: 'sek',
}
/** The currency of a country's bank accounts. */
export const currencyOfBanks = (country: string): Currency => OF_BANKS[country] ?? 'eur'
