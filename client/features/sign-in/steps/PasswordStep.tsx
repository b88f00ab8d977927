import { type FormEvent, useState } from 'react'
import { normalizedEmail } from '../../../../schema/rules/email'
import { signInWording } from '../../../../schema/wording/sign-in'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/form/Field'
import { PasswordField } from '../../../ui/form/PasswordField'
import { verifyPassword } from '../calls'
import type { SendError } from '../machine'
import { Aside, StepText, StepTitle } from '../parts'
import { SendErrorText } from '../SendErrorText'
import { useSignIn } from '../sign-in-context'

const { password: wording, email: emailWording, errors } = signInWording

type Wrong = { field: 'email' | 'password'; error: SendError }
const wrong = (field: Wrong['field'], message: string, isCaptcha = false): Wrong => ({
  field,
  error: { type: isCaptcha ? 'RECAPTCHA_FAILED' : 'OTHER', message },
})

/** Signing in with a password, for people who have set one; or by mail if they have forgotten it. */
export function PasswordStep() {
  const { state, dispatch, caller, redirect, finish, send } = useSignIn()
  const { email, isSending, error } = state
  const [password, setPassword] = useState('')
  const [isJudging, setJudging] = useState(false)
  const [fault, setFault] = useState<Wrong>()
  const isEmail = () => {
    const isAddress = normalizedEmail(email) !== undefined
    if (!isAddress) setFault(wrong('email', errors.email))
    return isAddress
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isJudging || !isEmail()) return
    if (!password) return setFault(wrong('password', errors.password))
    setJudging(true)
    setFault(undefined)
    const outcome = await verifyPassword(caller, { email, password, redirect })
    if ('token' in outcome) return finish(outcome.token, 'login')
    setJudging(false)
    setFault(wrong('password', outcome.message, outcome.isCaptcha))
  }
  const errorAt = (field: Wrong['field']) =>
    fault?.field === field ? <SendErrorText error={fault.error} /> : undefined
  return (
    <>
      <StepTitle hasField>{signInWording.withPassword}</StepTitle>
      <StepText>{wording.text}</StepText>
      <form onSubmit={submit} noValidate className="mx-auto mt-8 flex w-full flex-col gap-4 md:w-[300px]">
        <Field
          label={emailWording.label}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          data-autofocus={email ? undefined : ''}
          value={email}
          onChange={(event) => {
            setFault(undefined)
            dispatch({ type: 'TYPE_EMAIL', email: event.target.value })
          }}
          error={errorAt('email') ?? (error && <SendErrorText error={error} />)}
        />
        <PasswordField
          label={wording.label}
          show={wording.show}
          hide={wording.hide}
          name="password"
          autoComplete="current-password"
          data-autofocus={email ? '' : undefined}
          value={password}
          onChange={(event) => {
            setFault(undefined)
            setPassword(event.target.value)
          }}
          error={errorAt('password')}
        />
        <Button type="submit" look="main" isWide isPending={isJudging || isSending}>
          {wording.submit}
        </Button>
      </form>
      <div className="mt-4">
        <Aside>
          <Button
            look="plain"
            isPending={isSending}
            pendingText={emailWording.sending}
            onClick={() => isEmail() && send()}
          >
            {wording.link}
          </Button>
        </Aside>
        <Aside>
          <Button look="plain" onClick={() => dispatch({ type: 'BACK' })}>
            {wording.back}
          </Button>
        </Aside>
      </div>
    </>
  )
}
