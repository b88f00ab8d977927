import { type FormEvent, useState } from 'react'
import { signInWording } from '../../../../schema/wording/sign-in'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/form/Field'
import { CodeForm } from '../CodeForm'
import { verifySecondFactor } from '../calls'
import { Aside, StepText, StepTitle } from '../parts'
import { useSignIn } from '../sign-in-context'

const { twoFactor: wording, errors } = signInWording

/** One of the codes for when the app is lost. */
function RecoveryForm({ onToken }: { onToken: (token: string) => void }) {
  const { caller } = useSignIn()
  const [code, setCode] = useState('')
  const [isJudging, setJudging] = useState(false)
  const [message, setMessage] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isJudging) return
    if (!code.trim()) return setMessage(errors.recovery)
    setJudging(true)
    const outcome = await verifySecondFactor(caller, code.trim())
    if ('token' in outcome) return onToken(outcome.token)
    setJudging(false)
    setMessage(outcome.message)
  }
  return (
    <form onSubmit={submit} noValidate className="mx-auto mt-8 flex w-full flex-col gap-4 md:w-[300px]">
      <Field
        label={wording.recoveryLabel}
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        data-autofocus=""
        value={code}
        onChange={(event) => {
          setMessage(undefined)
          setCode(event.target.value)
        }}
        error={message}
      />
      <Button type="submit" look="main" isWide isPending={isJudging}>
        {wording.submit}
      </Button>
    </form>
  )
}

/** Asks for the second factor after the first was correct. */
export function TwoFactorStep() {
  const { caller, finish, request } = useSignIn()
  const [isRecovery, setRecovery] = useState(false)
  const onToken = (token: string) => finish(token, 'login')
  return (
    <>
      <StepTitle hasField>{isRecovery ? wording.recoveryTitle : wording.title}</StepTitle>
      <StepText>{isRecovery ? wording.recoveryText : wording.text(request.user?.name ?? '')}</StepText>
      {isRecovery ? (
        <RecoveryForm onToken={onToken} />
      ) : (
        <CodeForm
          label={wording.group}
          submitText={wording.submit}
          verify={(code) => verifySecondFactor(caller, code)}
          onToken={onToken}
        />
      )}
      <div className="mt-4">
        <Aside>
          <Button look="plain" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? wording.useApp : wording.useRecovery}
          </Button>
        </Aside>
      </div>
    </>
  )
}
