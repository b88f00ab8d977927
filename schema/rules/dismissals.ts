/** What people put away. Rule: docs/rules/viewer.md, "Dismissals". */

const DAY = 24 * 60 * 60 * 1000

/** How long a thing stays away, in milliseconds. */
export const TIMED_DISMISSALS = {
  UPSELL: 90 * DAY,
  REACTIVATE: 14 * DAY,
  FRIEND_UPSELL: 180 * DAY,
} as const
export type TimedDismissalName = keyof typeof TIMED_DISMISSALS
export const TIMED_DISMISSAL_NAMES = Object.keys(TIMED_DISMISSALS) as readonly TimedDismissalName[]

/** So many things at most can a person put away for good. */
export const MAX_DISMISSED_FLAGS = 200

/** Whether a text can name a thing that is put away for good: `payment_expiring_soon:2026-11`. */
export const isDismissableFlag = (flag: string): boolean => /^[A-Za-z][\w:.-]{0,63}$/.test(flag)

/** Tells a browser what was just put away for a while, since the store behind it needs time. */
export const DISMISSED_COOKIE = 'dismissed'

/** Until when things are away, in milliseconds since 1970 UTC. */
export type DismissedUntil = { readonly [Name in TimedDismissalName]?: number }

/** The cookie's value: whose it is, and each thing with the second in which it comes back. */
export function writeDismissed(userId: string, until: DismissedUntil): string {
  const parts = TIMED_DISMISSAL_NAMES.flatMap((name) => {
    const time = until[name]
    return time === undefined ? [] : [`${name}.${Math.floor(time / 1000)}`]
  })
  return [userId, ...parts].join('~')
}

/** What the cookie says of this person; nothing of anybody else, and nothing that can't be. */
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
