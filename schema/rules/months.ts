import { DAY } from './time-units'

/** A month of a year in UTC; months from 0 on. */
export interface Month {
  year: number
  month: number
}

/** The month that an address names (`2026-11`), or the one of a time. */
export function monthOf(text: string | undefined, now: number): Month {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? []
  if (year && month) return { year: Number(year), month: Number(month) - 1 }
  const today = new Date(now)
  return { year: today.getUTCFullYear(), month: today.getUTCMonth() }
}

/** When a month begins. */
export const startOf = ({ year, month }: Month): number => {
  const date = new Date(0)
  // `Date.UTC` takes years below 100 for ones of the last century.
  date.setUTCFullYear(year, month, 1)
  return date.getTime()
}

/** The month that is so many months later. */
export const monthAfter = ({ year, month }: Month, count: number): Month => {
  const months = year * 12 + month + count
  return { year: Math.floor(months / 12), month: ((months % 12) + 12) % 12 }
}

/** As addresses name it. */
export const nameInAddress = ({ year, month }: Month): string =>
  `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`

/** The days of a month by weeks that begin on Monday: times, and nothing for days of other months. */
export function weeksOf(month: Month): (number | undefined)[][] {
  const start = startOf(month)
  const days = Math.round((startOf(monthAfter(month, 1)) - start) / DAY)
  const before = (new Date(start).getUTCDay() + 6) % 7
  const weeks = Math.ceil((before + days) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before
      return day >= 0 && day < days ? start + day * DAY : undefined
    }),
  )
}
