/** Stores when One Tap was dismissed, in milliseconds since 1970 UTC. */
const KEY = 'quire:one-tap-dismissed'

export function oneTapDismissedAt(): number | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept ? Number(kept) || undefined : undefined
  } catch {
    return undefined
  }
}

export function rememberOneTapDismissal(now = Date.now()): void {
  try {
    localStorage.setItem(KEY, String(now))
  } catch {
    // Storage can be switched off; Google remembers it as well.
  }
}
