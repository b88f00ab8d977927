import { useEffect, useState } from 'react'
import { signInWording } from '../../../schema/wording/sign-in'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/form/ErrorText'
import { Strokes } from '../../ui/Strokes'
import type { TokenOutcome } from './calls'
import { rememberPasskey } from './passkey-hint'
import { useSignIn } from './sign-in-context'

/** Signs in with a passkey; returns a sentence if that fails. Its code is loaded when it is needed. */
export function usePasskey(): (isAutofill: boolean) => Promise<string | undefined> {
  const { caller, redirect, finish } = useSignIn()
  return async (isAutofill) => {
    let outcome: TokenOutcome | undefined
    try {
      const { passkeySignIn } = await import('./passkey')
      outcome = await passkeySignIn({ execute: caller.execute, redirect }, isAutofill)
    } catch {
      return signInWording.passkeyFailed
    }
    if (!outcome) return undefined
    if ('message' in outcome) return outcome.message
    rememberPasskey()
    finish(outcome.token, 'login')
    return undefined
  }
}

/** Signing in with a passkey, where the browser supports it. */
export function PasskeyButton() {
  const signIn = usePasskey()
  const [isKnown, setKnown] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState<string>()
  useEffect(() => setKnown(window.PublicKeyCredential !== undefined), [])
  if (!isKnown) return null
  const ask = async () => {
    setAsking(true)
    setMessage(undefined)
    setMessage(await signIn(false))
    setAsking(false)
  }
  return (
    <li className="flex w-full flex-col items-center gap-2">
      <Button isWide onClick={ask} isPending={isAsking} className="md:w-[300px]">
        <Strokes
          d="M7 10.5a3.5 3.5 0 1 1 3.3-2.3L17 15v2h-2.5v-2h-2v-2l-2.2-2.8M6.5 7h.1"
          className="text-accent"
        />
        {signInWording.withPasskey}
      </Button>
      <ErrorText id="passkey-error">{message}</ErrorText>
    </li>
  )
}
