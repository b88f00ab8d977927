import { kept } from '../../lib/kept/item'

/** Stores when One Tap was dismissed, in milliseconds since 1970 UTC. */
const dismissed = kept('one-tap-dismissed', { of: 'browser' })

export const oneTapDismissedAt = (): number | undefined => Number(dismissed.read()) || undefined

export function rememberOneTapDismissal(now = Date.now()): void {
  // Storage can be switched off; Google remembers it as well.
  dismissed.write(String(now))
}
