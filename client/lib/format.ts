/** Dates, prices and shares as readers see them; dates in UTC, so that server and browser write the same. */

import { dateFormat, LANGUAGE } from '../../schema/wording/language'

const monthOfYear = dateFormat({ month: 'long', year: 'numeric' })

/** 'November 2026'. */
export const formatMonth = (time: number): string => monthOfYear.format(time)

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

/**
 * Writes dates as Intl would. Every card contains one, and Intl takes ten times as long: it is asked for the names of
 * the months and for the order of the parts once.
 */
function dayWriter(): (time: number) => string {
  const intl = dateFormat(DAY)
  const { calendar, numberingSystem } = intl.resolvedOptions()
  if (calendar !== 'gregory' || numberingSystem !== 'latn') return (time) => intl.format(time)
  const months = Array.from({ length: 12 }, (_, month) => intl.formatToParts(Date.UTC(2026, month, 18)))
  return (time) => {
    const date = new Date(time)
    const parts = months[date.getUTCMonth()] ?? []
    return parts
      .map(({ type, value }) =>
        type === 'day' ? date.getUTCDate() : type === 'year' ? date.getUTCFullYear() : value,
      )
      .join('')
  }
}

let writeDay: ((time: number) => string) | undefined

/** 'Nov 18, 2026'. */
export function formatDate(time: number): string {
  writeDay ??= dayWriter()
  return writeDay(time)
}

/** `$5`, `$4.50`, `CA$7`: an amount in minor units of its currency. */
export const formatPrice = (amount: number, currency = 'USD'): string =>
  new Intl.NumberFormat(LANGUAGE, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100)

/** `42%`, of a share of 1. */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(LANGUAGE, { style: 'percent' }).format(share)

/** For a `datetime` attribute. */
export const isoDate = (time: number): string => new Date(time).toISOString()
