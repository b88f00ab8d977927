import { largestRemainder } from './largest-remainder'
import { sharesOf } from './shares'

/** What one member's month brings to a writer, roughly. Rule: docs/rules/partner.md, "The page of the programme". */

/** The most that can be entered: a fee, in cents, and the minutes that a month has. */
const MOST_FEE = 1000_00
export const MOST_MINUTES = 31 * 24 * 60

/** What the calculator begins with. */
export const BEGINNING = { fee: '5', minutes: '30', others: '90' }

/** A fee as it is entered, in dollars, in cents; nothing if it isn't one. */
export function parseFee(text: string): number | undefined {
  const [, dollars, cents = ''] = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  if (dollars === undefined) return undefined
  const fee = Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
  return fee <= MOST_FEE ? fee : undefined
}

/** Whole minutes of a month; nothing if they aren't. */
export function parseMinutes(text: string): number | undefined {
  const minutes = /^\d{1,5}$/.test(text.trim()) ? Number(text) : MOST_MINUTES + 1
  return minutes <= MOST_MINUTES ? minutes : undefined
}

/** What a provider charges for a card of the United States: 2.9 percent and 30 cents. */
const providerFee = (fee: number): number => Math.min(fee, Math.round(fee * 0.029) + 30)

interface Estimate {
  provider: number
  share: number
  writers: number
  /** The writer's own part of what writers get. */
  own: number
}

/** @param fee what a member pays for a month, in cents. @param own minutes that they read of the writer. @param others of everybody else. */
export function estimate(fee: number, own: number, others: number): Estimate {
  const provider = providerFee(fee)
  const { share, writers } = sharesOf(fee - provider)
  const [part = 0] = own > 0 ? largestRemainder(writers, [own, others]) : []
  return { provider, share, writers, own: part }
}
