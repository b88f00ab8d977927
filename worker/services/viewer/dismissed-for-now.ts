import {
  DISMISSED_COOKIE,
  readDismissed,
  TIMED_DISMISSAL_NAMES,
  type TimedDismissalName,
} from '../../../schema/rules/dismissals'
import type { Needs } from '../parts'

/** The store's key for a person's temporary dismissal. */
export const dismissalKey = (userId: string, name: TimedDismissalName): string =>
  `dismissed:${userId}:${name}`

/** A person's temporary dismissals that haven't expired. */
export async function dismissedForNow(
  { expiring, browser, clock }: Needs<'expiring' | 'browser' | 'clock'>,
  userId: string,
  names: readonly TimedDismissalName[] = TIMED_DISMISSAL_NAMES,
): Promise<TimedDismissalName[]> {
  const told = readDismissed(browser.cookie(DISMISSED_COOKIE), userId, clock.now())
  const isAway = await Promise.all(
    names.map(
      async (name) => told[name] !== undefined || (await expiring.get(dismissalKey(userId, name))) !== null,
    ),
  )
  return names.filter((_, i) => isAway[i])
}
