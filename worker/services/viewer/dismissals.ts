import {
  DISMISSED_COOKIE,
  type DismissedUntil,
  isDismissableFlag,
  MAX_DISMISSED_FLAGS,
  readDismissed,
  TIMED_DISMISSAL_NAMES,
  TIMED_DISMISSALS,
  type TimedDismissalName,
  writeDismissed,
} from '../../../schema/rules/dismissals'
import { dismissFlag as insertFlag } from '../../data/viewer/writes'
import type { Identity } from '../identity/identity'

const SECOND = 1000

const keyOf = (userId: string, name: TimedDismissalName): string => `dismissed:${userId}:${name}`

/**
 * Puts a thing away for good for a person; twice is once, and beyond so many things nothing happens.
 *
 * @returns false for a text that can name no such thing.
 */
export async function dismissFlag(
  { db, clock }: Pick<Identity, 'db' | 'clock'>,
  userId: string,
  flag: string,
): Promise<boolean> {
  if (!isDismissableFlag(flag)) return false
  await db.write([insertFlag(userId, flag, clock.now(), MAX_DISMISSED_FLAGS)])
  return true
}

type Ports = Pick<Identity, 'expiring' | 'browser' | 'clock'>

/**
 * Puts a thing away for as long as its rule says. The browser is told too, so that its next page is right although
 * the store needs time. Rule: docs/rules/viewer.md, "Dismissals".
 */
export async function dismissForNow(
  { expiring, browser, clock }: Ports,
  userId: string,
  name: TimedDismissalName,
): Promise<void> {
  const now = clock.now()
  const lifetime = TIMED_DISMISSALS[name]
  const before = readDismissed(browser.cookie(DISMISSED_COOKIE), userId, now)
  const until: DismissedUntil = { ...before, [name]: now + lifetime }
  await expiring.put(keyOf(userId, name), '1', lifetime)
  const longest = Math.max(...Object.values(until))
  browser.setCookie(DISMISSED_COOKIE, writeDismissed(userId, until), {
    maxAge: Math.ceil((longest - now) / SECOND),
  })
}

/** What a person has put away for a while and what hasn't come back yet. */
export async function dismissedForNow(
  { expiring, browser, clock }: Ports,
  userId: string,
): Promise<TimedDismissalName[]> {
  const told = readDismissed(browser.cookie(DISMISSED_COOKIE), userId, clock.now())
  const isAway = await Promise.all(
    TIMED_DISMISSAL_NAMES.map(
      async (name) => told[name] !== undefined || (await expiring.get(keyOf(userId, name))) !== null,
    ),
  )
  return TIMED_DISMISSAL_NAMES.filter((_, i) => isAway[i])
}
