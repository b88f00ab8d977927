import type { TinKind } from './forms'

/* Taxpayer identification numbers of the United States: which numbers can exist. None of them has a check digit. */

/** Numbers that were printed for all to see, and never belong to anybody since. */
const ADVERTISED: ReadonlySet<string> = new Set(['078051120', '219099999'])

/** Never assigned: areas 000, 666 and 900 to 999, group 00, number 0000 (SSA, POMS RM 10201.035). */
const isSsn = (digits: string): boolean =>
  /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits) && !ADVERTISED.has(digits)

/** Begins with 9; the group is 50 to 65, 70 to 88, 90 to 92 or 94 to 99 (IRS, Internal Revenue Manual 3.21.263). */
const isItin = (digits: string): boolean =>
  /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/.test(digits)

/** What an EIN can begin with (IRS, “How EINs are assigned and valid EIN prefixes”). */
const EIN_PREFIXES: ReadonlySet<string> = new Set(
  (
    '01 02 03 04 05 06 10 11 12 13 14 15 16 20 21 22 23 24 25 26 27 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 ' +
    '50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 71 72 73 74 75 76 77 80 81 82 83 84 85 86 87 88 90 91 92 93 94 ' +
    '95 98 99'
  ).split(' '),
)
const isEin = (digits: string): boolean => /^\d{9}$/.test(digits) && EIN_PREFIXES.has(digits.slice(0, 2))

const CHECKS: Readonly<Record<TinKind, (digits: string) => boolean>> = {
  SSN: isSsn,
  ITIN: isItin,
  EIN: isEin,
}

/** A number of a kind as its nine digits; nothing if it can't be one. It may have hyphens or spaces. */
export function usNumber(typed: string, kinds: readonly TinKind[]): string | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return kinds.some((kind) => CHECKS[kind](digits)) ? digits : undefined
}
