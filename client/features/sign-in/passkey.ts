import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { signInWording } from '../../../schema/wording/sign-in'
import type { Execute } from '../../lib/app'
import type { TokenOutcome } from './calls'
import { FinishPasskeySignIn } from './finish-passkey-sign-in.generated'
import { StartPasskeySignIn } from './start-passkey-sign-in.generated'

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Nothing came of it because the person didn't continue, or the browser was told to stop. */
const GIVEN_UP: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError'])

interface Passkey {
  execute: Execute
  redirect: string | undefined
}

/**
 * Lets the person choose a passkey. Nothing if they don't.
 *
 * @param isAutofill the browser offers passkeys in the autofill of the address field.
 */
export async function passkeySignIn(
  { execute, redirect }: Passkey,
  isAutofill: boolean,
): Promise<TokenOutcome | undefined> {
  const failed = { message: signInWording.passkeyFailed }
  try {
    const { startPasskeySignIn: challenge } = await execute(StartPasskeySignIn, {})
    if (challenge.__typename !== 'PasskeyChallenge') return { message: challenge.message }
    const optionsJSON = JSON.parse(challenge.options) as RequestOptions
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })
    const { finishPasskeySignIn: result } = await execute(FinishPasskeySignIn, {
      response: JSON.stringify(response),
      redirect: redirect ?? null,
    })
    return result.__typename === 'Token'
      ? { token: result.value }
      : { message: result.message || failed.message }
  } catch (error) {
    return error instanceof Error && GIVEN_UP.has(error.name) ? undefined : failed
  }
}

export const canAutofillPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

/** Ends a pending choice, since the browser allows only one at a time. */
export const stopPasskeys = (): void => WebAuthnAbortService.cancelCeremony()
