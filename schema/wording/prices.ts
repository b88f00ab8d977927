import { LANGUAGE } from './language'

/** How a currency is written, and how many minor units it has. */
type Format = readonly [format: Intl.NumberFormat, units: number]

/** A format for each currency, made once: every page of a signed-in reader may show a price. */
const formats = new Map<string, Format>()

function formatOf(currency: string): Format {
  const kept = formats.get(currency)
  if (kept) return kept
  const format = new Intl.NumberFormat(LANGUAGE, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const made = [format, 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)] as const
  formats.set(currency, made)
  return made
}

/** `$5`, `$4.50`, `CA$7`, `¥700`: an amount in minor units of its currency, US dollars unless it says otherwise. */
export function priceText(amount: number, currency = 'USD'): string {
  const [format, units] = formatOf(currency)
  return format.format(amount / units)
}
