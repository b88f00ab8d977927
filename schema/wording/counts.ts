const plurals = new Intl.PluralRules('en')
const numbers = new Intl.NumberFormat('en')

const word = (n: number, one: string, other: string): string => (plurals.select(n) === 'one' ? one : other)

/** 999, 1.2K, 15K, 3.4M: at most one decimal, none from 10 on. */
export function compactCount(n: number): string {
  if (n < 1000) return String(n)
  const [unit, size] = n < 999_500 ? (['K', 1000] as const) : (['M', 1_000_000] as const)
  const value = n / size
  const text = value < 9.95 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value))
  return `${text}${unit}`
}

/** An exact count with its noun: `1 minute`, `1,000 characters`. */
export const countOf = (n: number, one: string, other = `${one}s`): string =>
  `${numbers.format(n)} ${word(n, one, other)}`

/** A count that may grow large, with its noun: `1 clap`, `1.2K claps`. */
export const compactCountOf = (n: number, one: string, other = `${one}s`): string =>
  `${compactCount(n)} ${word(n, one, other)}`

/** Counts that several areas show. */
export const countWording = {
  followers: (n: number) => compactCountOf(n, 'follower'),
  stories: (n: number) => compactCountOf(n, 'story', 'stories'),
} as const
