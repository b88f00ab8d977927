import { unitsOf } from '../rules/membership/currencies'
import { LANGUAGE } from './language'

/** `$50.00`, `¥700`: an amount in minor units as documents write it, always with all of its decimals. */
export const exactPrice = (amount: number, currency: string): string =>
  new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency }).format(amount / unitsOf(currency))
