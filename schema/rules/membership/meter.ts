import { DAY, HOUR, MINUTE } from '../time-units'

/** How long a story stays open to a reader who has opened it, and counts, in milliseconds. */
export const METER_MONTH = 30 * DAY

/** How many member-only stories a reader without a membership can open within each window. Lengths are in milliseconds. */
export const METER_WINDOWS = [
  { name: 'hourly', length: HOUR, most: 2 },
  { name: 'daily', length: DAY, most: 3 },
  { name: 'monthly', length: METER_MONTH, most: 5 },
] as const

/** A member-only story that a reader has opened. */
export interface Opened {
  postId: string
  openedAt: number
}

/** What the meter says of a story: it is already open, can be opened now, or stays closed. */
export type Metered = 'open' | 'opens' | 'closed'

/** Whether a reader may read a story in full, given what they have opened before. Rule: docs/rules/paywall.md, "Meter". */
export function meteredOf(opened: readonly Opened[], postId: string, now: number): Metered {
  const counted = opened.filter(({ openedAt }) => openedAt > now - METER_MONTH)
  if (counted.some((one) => one.postId === postId)) return 'open'
  const isLeft = METER_WINDOWS.every(
    ({ length, most }) => counted.filter(({ openedAt }) => openedAt > now - length).length < most,
  )
  return isLeft ? 'opens' : 'closed'
}

/** How much somebody has left. */
export interface MeterLeft {
  /** How many stories they may still open of those of 30 days, and how many those are. */
  left: number
  most: number
  /** In how many minutes the next one can be opened; 0 if it can be now. */
  waitMinutes: number
}

/** How many stories somebody may still open, and when, by what they have opened before. */
export function meterLeft(opened: readonly Opened[], now: number): MeterLeft {
  const times = opened.map(({ openedAt }) => openedAt).toSorted((a, b) => a - b)
  const since = (length: number) => times.filter((time) => time > now - length)
  const opensAt = METER_WINDOWS.map(({ length, most }) => {
    const counted = since(length)
    const first = counted[counted.length - most]
    return first === undefined ? now : first + length
  })
  const { most } = METER_WINDOWS[2]
  return {
    left: Math.max(most - since(METER_MONTH).length, 0),
    most,
    waitMinutes: Math.ceil((Math.max(...opensAt) - now) / MINUTE),
  }
}
