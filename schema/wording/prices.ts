import { LANGUAGE } from './language'

/** `$5`, `$4.50`, `CA$7`: an amount in minor units of its currency, US dollars unless it says otherwise. */
export const priceText = (amount: number, currency = 'USD'): string =>
  new Intl.NumberFormat(LANGUAGE, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100)
