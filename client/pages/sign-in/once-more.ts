import type { RouteName } from '../../../schema/routes/index'
import { matchPath } from '../../../schema/routes/links'

/** Where people change how they sign in. */
const SENSITIVE: ReadonlySet<RouteName> = new Set<RouteName>(['Settings', 'SettingsTab', 'Password'])

/**
 * Whether somebody who is signed in is here to show once more who they are: they want to change how they sign in,
 * and it has been a while. Everybody else is led on at once.
 * Rule: docs/rules/identity.md, "Changing how one signs in".
 *
 * @param recentUntil until when they may change it, in milliseconds since 1970 UTC; null when that is over.
 */
export function isOnceMore(wanted: string | undefined, recentUntil: number | null | undefined): boolean {
  if (!wanted?.startsWith('/') || recentUntil !== null) return false
  const route = matchPath(wanted.split(/[?#]/, 1)[0] ?? '')?.route.name
  return route !== undefined && SENSITIVE.has(route)
}
