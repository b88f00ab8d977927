import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { PROVIDER_NAMES } from '../../../schema/rules/identity'
import { providerWording } from '../../../schema/wording/providers'
import { signInWording } from '../../../schema/wording/sign-in'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/form/ErrorText'
import type { AlternateUser, Suggestion } from './alternate-user'

const { alternate: wording, errors } = signInWording

/** A description of the account that only its owner recognises. */
function nameOf({ redactedEmailAddress, socialLogins }: Suggestion): string {
  if (redactedEmailAddress) return redactedEmailAddress
  const names = PROVIDER_NAMES.filter((name) => socialLogins.includes(name))
  return wording.nameless(names.map((name) => providerWording.names[name]))
}

interface Props extends AlternateUser {
  /** The ways to sign in to it, items of a list. */
  children: ReactNode
  /** Why the last attempt failed. */
  error?: ReactNode
  /** Its place in the page. */
  className?: string
}

/** The account that was used in this browser before: its ways to sign in, and a way to forget it. */
export function SuggestedAccount({ suggestion, forget, children, error, className = '' }: Props) {
  const id = useId()
  const said = useRef<HTMLParagraphElement>(null)
  const [isForgotten, setForgotten] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // The focused button is gone.
  useEffect(() => {
    if (isForgotten) said.current?.focus()
  }, [isForgotten])
  const onForget = async () => {
    const isDone = await forget()
    setFailed(!isDone)
    setForgotten(isDone)
  }
  if (isForgotten) {
    return (
      <p ref={said} tabIndex={-1} role="status" className="mt-6 text-14 text-ink-soft outline-none">
        {wording.forgotten}
      </p>
    )
  }
  if (!suggestion) return null
  return (
    <section aria-labelledby={id} className={`w-full md:w-[300px] ${className}`}>
      <p id={id} className="text-13 text-ink-soft">
        {wording.title}
      </p>
      <p className="mt-1 text-18 text-ink wrap-anywhere">{nameOf(suggestion)}</p>
      <ul aria-labelledby={id} className="mt-4 flex flex-col gap-3">
        {children}
      </ul>
      <ErrorText id={`${id}-error`} className="mt-2 text-center">
        {hasFailed ? errors.other : error}
      </ErrorText>
      <Button look="text" onClick={onForget} className="mt-1 text-ink-soft hover:text-ink">
        {wording.forget}
      </Button>
    </section>
  )
}
