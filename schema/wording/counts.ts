import { LANGUAGE } from './language'

const plurals = new Intl.PluralRules(LANGUAGE)
/** Made for the first number that needs it, since that takes a browser 20 ms. */
let numbers: Intl.NumberFormat | undefined
/** A thousand, a million and so on. */
const UNITS = ['K', 'M', 'B', 'T']

/** The form of a word for a count, by the rules of the language: English has two, others have up to six. */
export const pluralOf = (
  n: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string },
): string => forms[plurals.select(n)] ?? forms.other

/** 1,234. */
export function exactCount(n: number): string {
  if (Number.isInteger(n) && Math.abs(n) < 1000) return String(n)
  numbers ??= new Intl.NumberFormat(LANGUAGE)
  return numbers.format(n)
}

/** A count that stops somewhere: `99+` if it stops at 100. */
export const cappedCount = (n: number, most: number): string =>
  n < most ? exactCount(n) : `${exactCount(most - 1)}+`

/** 999, 1.2K, 15K, 3.4M: at most one decimal, none from 10 on. As Intl writes it, without waiting for it. */
export function compactCount(n: number): string {
  let size = 1
  for (const unit of ['', ...UNITS]) {
    const tenths = Math.round((n * 10) / size)
    const rounded = size > 1 && tenths < 100 ? tenths / 10 : Math.round(n / size)
    if (rounded < 1000) return `${rounded}${unit}`
    size *= 1000
  }
  return exactCount(n)
}

/** An exact count with its noun: `1 minute`, `1,000 characters`. */
export const countOf = (n: number, one: string, other = `${one}s`): string =>
  `${exactCount(n)} ${pluralOf(n, { one, other })}`

/** A count that may grow large, with its noun: `1 clap`, `1.2K claps`. */
export const compactCountOf = (n: number, one: string, other = `${one}s`): string =>
  `${compactCount(n)} ${pluralOf(n, { one, other })}`

/** Counts that several areas show. */
export const countWording = {
  followers: (n: number) => compactCountOf(n, 'follower'),
  stories: (n: number) => compactCountOf(n, 'story', 'stories'),
} as const
