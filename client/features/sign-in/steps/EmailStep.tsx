import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isGoogleAddress, normalizedEmail } from '../../../../schema/rules/email'
import { signInWording } from '../../../../schema/wording/sign-in'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/form/Field'
import { AlternateUserOffer } from '../AlternateUserOffer'
import { Fineprint } from '../Fineprint'
import type { SignInState } from '../machine'
import { usePasskey } from '../PasskeyButton'
import { Aside, StepText, StepTitle } from '../parts'
import { hasUsedPasskey } from '../passkey-hint'
import type { SignInRequest } from '../request'
import { SendErrorText } from '../SendErrorText'
import { SocialButton, useProviders } from '../SocialButtons'
import { useSignIn } from '../sign-in-context'
import { useStepReport } from '../susi-events'

const { email: wording, errors } = signInWording

function titleOf({ operation, start }: SignInState, { susiEntry, user }: SignInRequest): string {
  if (susiEntry === 'expired_link') return wording.expiredTitle(operation)
  if (start.step === 'SUBSCRIBE_TO_AUTHOR' && user?.name) return wording.subscribeTitle(user.name)
  return wording.title(operation)
}

/** The browser offers passkeys in the autofill, if one was used in it before. */
function usePasskeyAutofill(isLogin: boolean): void {
  const signIn = usePasskey()
  const latest = useRef(signIn)
  latest.current = signIn
  useEffect(() => {
    if (!isLogin || !hasUsedPasskey()) return
    let isOver = false
    let stop = (): void => {}
    const offer = async () => {
      const { canAutofillPasskeys, stopPasskeys } = await import('../passkey')
      if (isOver || !(await canAutofillPasskeys())) return
      stop = stopPasskeys
      await latest.current(true)
    }
    offer().catch(() => {})
    return () => {
      isOver = true
      stop()
    }
  }, [isLogin])
}

/** Asks for the address to which the code and the link are mailed. */
export function EmailStep() {
  const { state, dispatch, request, send } = useSignIn()
  const { operation, email, isSending, error, suggested } = state
  const isLogin = operation === 'login'
  const [isWrong, setWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const hasGoogle = useProviders().includes('google')
  usePasskeyAutofill(isLogin)
  const report = useStepReport()
  const firstReport = useRef(report)
  useEffect(() => firstReport.current('susi.emailFormViewed'), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const isAddress = normalizedEmail(email) !== undefined
    setWrong(!isAddress)
    if (isAddress) {
      report('susi.emailFormSubmitted')
      send()
    } else form.current?.querySelector('input')?.focus()
  }
  const back = state.start.step === 'ENTER_EMAIL' ? wording.otherOptions : wording.backToOptions
  return (
    <>
      <StepTitle hasField>{titleOf(state, request)}</StepTitle>
      <StepText>
        {request.susiEntry === 'expired_link' ? wording.expiredText : wording.text(operation)}
      </StepText>
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        className="mx-auto mt-8 flex w-full flex-col gap-4 md:w-[300px]"
      >
        <Field
          label={wording.label}
          type="email"
          name="email"
          autoComplete={isLogin ? 'username webauthn' : 'email'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          data-autofocus=""
          value={email}
          onChange={(event) => {
            setWrong(false)
            dispatch({ type: 'TYPE_EMAIL', email: event.target.value })
          }}
          hint={request.susiEntry === 'discount_plans' ? wording.discountPlans : undefined}
          error={isWrong ? errors.email : error && suggested === undefined && <SendErrorText error={error} />}
        />
        <Button
          type="submit"
          look="main"
          isWide
          isPending={isSending}
          pendingText={suggested === undefined ? wording.sending : undefined}
        >
          {wording.submit}
        </Button>
        {hasGoogle && isGoogleAddress(email) && <SocialButton provider="google" isPlain />}
      </form>
      {state.start.step === 'ENTER_EMAIL' && <AlternateUserOffer others="above" />}
      <div className="mt-4">
        {isLogin && (
          <Aside>
            <Button look="plain" onClick={() => dispatch({ type: 'CHOOSE_PASSWORD' })}>
              {signInWording.withPassword}
            </Button>
          </Aside>
        )}
        <Aside>
          <Button look="plain" onClick={() => dispatch({ type: 'BACK' })}>
            {back(operation)}
          </Button>
        </Aside>
      </div>
      <div className="mt-6">
        <Fineprint callToAction={wording.submit} />
      </div>
    </>
  )
}
