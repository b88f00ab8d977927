/** Card types, as people see them. Rules: docs/rules/payments.md, "Providers". */
const CARD_TYPES = [
  'Visa',
  'Mastercard',
  'Amex',
  'JCB',
  'Discover',
  'Diners club',
  'Carte Blanche',
  'China Unionpay',
  'Elo',
  'Laser',
  'UK Maestro',
  'Maestro',
  'Solo',
  'Switch',
  'Unknown',
] as const
export type CardType = (typeof CARD_TYPES)[number]

/** Card types by the providers' names for them, in lower case, letters only. */
const BY_NAME: Readonly<Partial<Record<string, CardType>>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  americanexpress: 'Amex',
  jcb: 'JCB',
  discover: 'Discover',
  diners: 'Diners club',
  dinersclub: 'Diners club',
  carteblanche: 'Carte Blanche',
  unionpay: 'China Unionpay',
  chinaunionpay: 'China Unionpay',
  elo: 'Elo',
  laser: 'Laser',
  ukmaestro: 'UK Maestro',
  maestro: 'Maestro',
  internationalmaestro: 'Maestro',
  solo: 'Solo',
  switch: 'Switch',
}

/** The type of a card, by a provider's name for it. */
export function cardTypeOf(name: string | null | undefined): CardType {
  const key = (name ?? '').toLowerCase().replace(/[^a-z]/g, '')
  return (Object.hasOwn(BY_NAME, key) ? BY_NAME[key] : undefined) ?? 'Unknown'
}
