import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { signInWording } from '../../../schema/wording/sign-in'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/form/ErrorText'
import { CodeBoxes } from './CodeBoxes'
import type { TokenOutcome } from './calls'
import { codeOf, isWholeCode, NO_DIGITS } from './code-digits'

interface Props {
  label: string
  submitText: string
  verify: (code: string) => Promise<TokenOutcome>
  onToken: (token: string) => void
  /** Content below the button. It may empty the boxes, and put the cursor into the first. */
  children?: ((boxes: { clear: () => void; begin: () => void }) => ReactNode) | undefined
}

const { inbox, errors } = signInWording

/** Six boxes and the button that submits their code. */
export function CodeForm({ label, submitText, verify, onToken, children }: Props) {
  const [digits, setDigits] = useState(NO_DIGITS)
  const [stage, setStage] = useState<'typing' | 'judging' | 'verified'>('typing')
  const [message, setMessage] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const begin = () => form.current?.querySelector('input')?.focus()
  const judge = async () => {
    if (stage !== 'typing') return
    if (!isWholeCode(digits)) {
      setMessage(errors.codeLength)
      return
    }
    setStage('judging')
    setMessage(undefined)
    const outcome = await verify(codeOf(digits))
    setStage('token' in outcome ? 'verified' : 'typing')
    if ('token' in outcome) onToken(outcome.token)
    else {
      setMessage(outcome.message)
      // The next input replaces the wrong code.
      begin()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    judge()
  }
  const clear = () => {
    setDigits(NO_DIGITS)
    setMessage(undefined)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-8 flex flex-col items-center gap-4">
      <CodeBoxes
        label={label}
        digits={digits}
        onDigits={(next) => {
          setDigits(next)
          setMessage(undefined)
        }}
        onEnter={judge}
        disabled={stage === 'verified'}
        errorId={message ? 'login-code-error' : undefined}
      />
      <ErrorText id="login-code-error">{message}</ErrorText>
      <div className="w-full md:w-[300px]">
        <Button type="submit" look="main" isWide disabled={stage !== 'typing' || !isWholeCode(digits)}>
          {stage === 'judging' ? inbox.submitting : submitText}
        </Button>
      </div>
      {children?.({ clear, begin })}
      <p role="status" className="text-14 text-ink-soft empty:hidden">
        {stage === 'verified' ? inbox.verified : ''}
      </p>
    </form>
  )
}
