import { LANGUAGE } from './language'

const formats = new Map<string, Intl.NumberFormat>()

/** `$5`, `$4.50`, `CA$7`: an amount in minor units of its currency, US dollars unless it says otherwise. */
export function priceText(amount: number, currency = 'USD'): string {
  let format = formats.get(currency)
  if (!format) {
    format = new Intl.NumberFormat(LANGUAGE, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    })
    formats.set(currency, format)
  }
  return format.format(amount / 100)
}
