import { LANGUAGE } from './language'

/** A format for each currency, made once: every page of a signed-in reader may show a price. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string): Intl.NumberFormat {
  const kept = formats.get(currency)
  if (kept) return kept
  const made = new Intl.NumberFormat(LANGUAGE, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  formats.set(currency, made)
  return made
}

/** `$5`, `$4.50`, `CA$7`: an amount in minor units of its currency, US dollars unless it says otherwise. */
export const priceText = (amount: number, currency = 'USD'): string => formatOf(currency).format(amount / 100)
