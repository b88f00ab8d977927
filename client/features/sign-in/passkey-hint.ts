import { kept } from '../../lib/kept/item'

/** Records that somebody has signed in with a passkey in this browser. */
const hint = kept('passkey', { of: 'browser' })

/**
 * Whether passkeys are worth offering unasked. Offering takes a request, which readers without one shouldn't
 * wait for. Rule: docs/rules/identity.md, "Sign-in modal".
 */
export const hasUsedPasskey = (): boolean => typeof hint.read() === 'string'

export function rememberPasskey(): void {
  // Storage can be switched off; the button is there regardless.
  hint.write('1')
}
