import {
  DISMISSED_COOKIE,
  readDismissed,
  TIMED_DISMISSAL_NAMES,
  type TimedDismissalName,
} from '../../../schema/rules/dismissals'
import type { Needs } from '../parts'
import { viewerRow } from './facts'

/** The store's key for a person's temporary dismissal. */
export const dismissalKey = (userId: string, name: TimedDismissalName): string =>
  `dismissed:${userId}:${name}`

/**
 * A person's temporary dismissals that haven't expired. The store isn't asked about somebody who has dismissed nothing for so
 * long that it can't know anything.
 */
export async function dismissedForNow(
  parts: Needs<'db' | 'session' | 'expiring' | 'browser' | 'clock'>,
  userId: string,
  names: readonly TimedDismissalName[] = TIMED_DISMISSAL_NAMES,
): Promise<TimedDismissalName[]> {
  const { expiring, browser, clock } = parts
  const now = clock.now()
  const { dismissedUntil } = await viewerRow(parts, userId)
  const isKept = dismissedUntil !== null && dismissedUntil > now
  const told = readDismissed(browser.cookie(DISMISSED_COOKIE), userId, now)
  const isAway = await Promise.all(
    names.map(
      async (name) =>
        told[name] !== undefined || (isKept && (await expiring.get(dismissalKey(userId, name))) !== null),
    ),
  )
  return names.filter((_, i) => isAway[i])
}
