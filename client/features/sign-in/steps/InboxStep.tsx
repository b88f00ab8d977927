import { useEffect, useRef, useState } from 'react'
import { signInWording } from '../../../../schema/wording/sign-in'
import { Button } from '../../../ui/Button'
import { ErrorText } from '../../../ui/form/ErrorText'
import { CodeForm } from '../CodeForm'
import { sendMail, verifyCode } from '../calls'
import type { SendError } from '../machine'
import { Aside, StepText, StepTitle } from '../parts'
import { SendErrorText } from '../SendErrorText'
import { useSignIn } from '../sign-in-context'

const { inbox: wording, email: emailWording } = signInWording

/** How long "Code sent!" is shown, in milliseconds. */
const SENT_SHOWN = 3000

/** Requests another code. Rule: docs/rules/identity.md, "Sign-in modal". */
function Resend({ clear, begin }: { clear: () => void; begin: () => void }) {
  const { caller, state, redirect } = useSignIn()
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  const [error, setError] = useState<SendError>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const resend = async () => {
    if (isSending) return
    clear()
    setError(undefined)
    setSending(true)
    const { email, operation, suggested } = state
    const isSuggested = suggested !== undefined
    const outcome = await sendMail(caller, { email, operation, redirect, isSuggested })
    setSending(false)
    if ('error' in outcome) return setError(outcome.error)
    setSent(true)
    begin()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSent(false), SENT_SHOWN)
  }
  return (
    <div className="flex flex-col items-center">
      <Button look="plain" onClick={resend} aria-disabled={isSending}>
        {wording.resend}
      </Button>
      <p role="status" className="text-14 text-success empty:hidden">
        {isSent ? wording.sent : ''}
      </p>
      <ErrorText id="resend-error">{error && <SendErrorText error={error} />}</ErrorText>
    </div>
  )
}

/** The mail is on its way: its code is entered here. */
export function InboxStep() {
  const { state, dispatch, caller, finish } = useSignIn()
  const { email, operation, suggested } = state
  return (
    <>
      <StepTitle hasField>{wording.title}</StepTitle>
      <StepText>{wording.text(suggested ?? email.trim(), operation)}</StepText>
      <CodeForm
        label={wording.group}
        submitText={wording.submit}
        verify={(code) => verifyCode(caller, code)}
        onToken={(token) => finish(token, operation)}
      >
        {(boxes) => <Resend {...boxes} />}
      </CodeForm>
      <Aside>
        <Button look="plain" onClick={() => dispatch({ type: 'BACK' })}>
          {emailWording.another}
        </Button>
      </Aside>
    </>
  )
}
