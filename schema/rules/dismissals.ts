import { DAY } from './time-units'

/** What people can dismiss. Rule: docs/rules/viewer.md, "Dismissals". */

/** How long a dismissal lasts, in milliseconds. */
export const TIMED_DISMISSALS = {
  UPSELL: 90 * DAY,
  REACTIVATE: 14 * DAY,
  FRIEND_UPSELL: 180 * DAY,
} as const
export type TimedDismissalName = keyof typeof TIMED_DISMISSALS
export const TIMED_DISMISSAL_NAMES = Object.keys(TIMED_DISMISSALS) as readonly TimedDismissalName[]

/** The maximum number of permanent dismissals per person. */
export const MAX_DISMISSED_FLAGS = 200

/** Whether a text can name a permanent dismissal: `payment_expiring_soon:2026-11`. */
export const isDismissableFlag = (flag: string): boolean => /^[A-Za-z][\w:.-]{0,63}$/.test(flag)

/** Tells a browser about recent temporary dismissals, since the store behind them takes time to propagate. */
export const DISMISSED_COOKIE = 'dismissed'

/** Until when things are dismissed, in milliseconds since 1970 UTC. */
export type DismissedUntil = { readonly [Name in TimedDismissalName]?: number }

/** The cookie's value: the owner's id, and each thing with the second in which it returns. */
export function writeDismissed(userId: string, until: DismissedUntil): string {
  const parts = TIMED_DISMISSAL_NAMES.flatMap((name) => {
    const time = until[name]
    return time === undefined ? [] : [`${name}.${Math.floor(time / 1000)}`]
  })
  return [userId, ...parts].join('~')
}

/** The person's dismissals from the cookie; other people's and invalid entries are ignored. */
export function readDismissed(cookie: string | undefined, userId: string, now: number): DismissedUntil {
  const [owner, ...parts] = (cookie ?? '').split('~')
  if (owner !== userId) return {}
  const until: { [Name in TimedDismissalName]?: number } = {}
  for (const part of parts) {
    const [name, seconds] = part.split('.') as [string, string | undefined]
    const time = Number(seconds) * 1000
    if (!Object.hasOwn(TIMED_DISMISSALS, name)) continue
    const known = name as TimedDismissalName
    if (time > now && time <= now + TIMED_DISMISSALS[known]) until[known] = time
  }
  return until
}
