import type { RouteName } from '../../../schema/routes/index'
import { matchPath } from '../../../schema/routes/match'

/** The pages where people change how they sign in. */
const SENSITIVE: ReadonlySet<RouteName> = new Set<RouteName>(['Settings', 'SettingsTab', 'Password'])

/**
 * Whether a signed-in person is here to prove their identity again: they want to change how they sign in, and
 * their last sign-in was a while ago. Everybody else is sent on at once. Rule: docs/rules/identity.md,
 * "Changing how one signs in".
 *
 * @param recentUntil until when they may change it, in milliseconds since 1970 UTC; null if that has passed.
 */
export function isReauthentication(
  wanted: string | undefined,
  recentUntil: number | null | undefined,
): boolean {
  if (!wanted?.startsWith('/') || recentUntil !== null) return false
  const route = matchPath(wanted.split(/[?#]/, 1)[0] ?? '')?.route.name
  return route !== undefined && SENSITIVE.has(route)
}
