import { monthAfter, monthOf, nameInAddress, startOf } from '../months'
import { DAY } from '../time-units'

/** The months of the programme. Rule: docs/rules/partner.md, "Months". */

export const MONTH_STATES = ['OPEN', 'CLOSING', 'CLOSED'] as const
export type MonthState = (typeof MONTH_STATES)[number]

export const PARTNER_STATES = ['ACTIVE', 'INACTIVE', 'PENDING_ACTION', 'SUSPENDED', 'UNKNOWN'] as const
/** The states in which reading counts. */
export const TAKING_PART = [
  'ACTIVE',
  'PENDING_ACTION',
] as const satisfies readonly (typeof PARTNER_STATES)[number][]
export type PartnerState = (typeof PARTNER_STATES)[number]

/** Whether somebody with this status takes part, so that reading counts for them. */
export const isInProgramme = (status: string | undefined): boolean =>
  TAKING_PART.some((known) => known === status)

/** How long after its end a cycle changes with its payment, in milliseconds. */
export const LATEST_CHANGE = 500 * DAY
/** How long cycles and their lines are kept: longer than they change, in milliseconds. */
export const CYCLES_KEPT = 550 * DAY

/** After how many days whoever has left can join again: by then, what was read before is divided. */
export const REJOIN_AFTER = 62
/** How long leaving can be undone, in days after the one of leaving. */
export const UNDO_LEAVING = 1

/** How many of their cycles a member sees, and how many writers of each by name. */
export const MEMBER_CYCLES = 6
export const MEMBER_WRITERS = 20

/** How a month is written: `2026-10`. Months that are written so have the order of their texts. */
export const MONTH_TEXT = /^20\d\d-(0[1-9]|1[0-2])$/

/** Of fewer members' months, a country isn't told to writers. */
export const LEAST_MEMBERS = 5

/** A day as it is written, `2026-11-29`, of days since 1970. */
export const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** The month of a time. */
export const monthOfTime = (at: number): string => nameInAddress(monthOf(undefined, at))

/** When a month begins and ends. @param month as it is written. */
export function boundsOfMonth(month: string): { start: number; end: number } {
  const known = monthOf(month, 0)
  return { start: startOf(known), end: startOf(monthAfter(known, 1)) }
}

/** The month of something that came at a time, given the last month to which nothing is added any more. */
export function monthFor(at: number, lastShut: string | undefined): string {
  const own = monthOfTime(at)
  if (lastShut === undefined || own > lastShut) return own
  return monthOfTime(boundsOfMonth(lastShut).end)
}

/** The last months up to the present one, the earliest first. */
export function lastMonths(now: number, count: number): string[] {
  const present = monthOf(undefined, now)
  return Array.from({ length: count }, (_, ago) => nameInAddress(monthAfter(present, ago - count + 1)))
}
