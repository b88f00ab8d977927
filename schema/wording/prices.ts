import type { Currency } from '../rules/membership/plans'
import { LANGUAGE } from './language'

/** `$5`, `$4.50`, `CA$7`: an amount in minor units of its currency. */
export const priceText = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(LANGUAGE, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100)
