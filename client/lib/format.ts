/** Dates, prices and shares as readers see them; dates in UTC, so that server and browser write the same. */

import { dateFormat, LANGUAGE } from '../../schema/wording/language'
import { shortDateOf } from '../../schema/wording/short-dates'

let monthOfYear: Intl.DateTimeFormat | undefined

/** 'November 2026'. */
export function formatMonth(time: number): string {
  monthOfYear ??= dateFormat({ month: 'long', year: 'numeric' })
  return monthOfYear.format(time)
}

/** 'Nov 18, 2026'. */
export function formatDate(time: number): string {
  const date = new Date(time)
  return shortDateOf(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
}

/** `42%`, of a share of 1. */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(LANGUAGE, { style: 'percent' }).format(share)

/** For a `datetime` attribute. */
export const isoDate = (time: number): string => new Date(time).toISOString()
