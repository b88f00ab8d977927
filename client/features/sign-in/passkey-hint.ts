/** Records that somebody has signed in with a passkey in this browser. */
const KEY = 'quire:passkey'

/**
 * Whether passkeys are worth offering unasked. Offering takes a request, which readers without one shouldn't
 * wait for. Rule: docs/rules/identity.md, "Sign-in modal".
 */
export function hasUsedPasskey(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function rememberPasskey(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage can be switched off; the button is there regardless.
  }
}
