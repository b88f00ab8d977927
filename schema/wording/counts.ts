import { LANGUAGE } from './language'

const plurals = new Intl.PluralRules(LANGUAGE)
const numbers = new Intl.NumberFormat(LANGUAGE)
const compact = new Intl.NumberFormat(LANGUAGE, { notation: 'compact' })

/** The form of a word for a count, by the rules of the language: English has two, others have up to six. */
export const pluralOf = (
  n: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string },
): string => forms[plurals.select(n)] ?? forms.other

/** 999, 1.2K, 15K, 3.4M: at most one decimal, none from 10 on. */
export const compactCount = (n: number): string => (n < 1000 ? numbers : compact).format(n)

/** An exact count with its noun: `1 minute`, `1,000 characters`. */
export const countOf = (n: number, one: string, other = `${one}s`): string =>
  `${numbers.format(n)} ${pluralOf(n, { one, other })}`

/** A count that may grow large, with its noun: `1 clap`, `1.2K claps`. */
export const compactCountOf = (n: number, one: string, other = `${one}s`): string =>
  `${compactCount(n)} ${pluralOf(n, { one, other })}`

/** Counts that several areas show. */
export const countWording = {
  followers: (n: number) => compactCountOf(n, 'follower'),
  stories: (n: number) => compactCountOf(n, 'story', 'stories'),
} as const
