/**
 * The language of the interface: the one place that names it. Everything that Intl writes (dates, numbers, lists,
 * names of countries) takes it from here. Rule: docs/rules/language.md, "One language a build".
 */
export const LANGUAGE: string = 'en'

const UTC = { timeZone: 'UTC' } as const

/** Writes dates in UTC, so that server and browser write the same. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LANGUAGE, { ...options, ...UTC })

/** 'Google, Apple, and X'. */
export const listOf = (items: readonly string[]): string => new Intl.ListFormat(LANGUAGE).format(items)

/** The catalogue of an area, as a translation has to provide it: the same texts, each with the same arguments. */
export type Messages<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? string
    : Catalogue[Key] extends (...args: infer Arguments) => infer Result
      ? (...args: Arguments) => Result
      : Messages<Catalogue[Key]>
}
