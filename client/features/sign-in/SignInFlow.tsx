import { type ComponentType, useId, useLayoutEffect, useRef } from 'react'
import type { SignInStep } from '../../../schema/rules/sign-in-steps'
import { signInWording } from '../../../schema/wording/sign-in'
import { useViewed } from '../../lib/events/use-viewed'
import { Avatar } from '../../ui/Avatar'
import { Envelope } from './ProviderMark'
import type { SignInRequest } from './request'
import { SignInProvider } from './sign-in-context'
import { EmailStep } from './steps/EmailStep'
import { InboxStep } from './steps/InboxStep'
import { OptionsStep } from './steps/OptionsStep'
import { PasswordStep } from './steps/PasswordStep'
import { SubscribeStep } from './steps/SubscribeStep'
import { TwoFactorStep } from './steps/TwoFactorStep'
import { UnrecognizedStep } from './steps/UnrecognizedStep'
import { surfaceOf, susiPayload, useReport } from './susi-events'
import { useSignInState } from './use-sign-in-state'

const STEPS: Readonly<Record<SignInStep, ComponentType>> = {
  SIGNIN_OPTIONS: OptionsStep,
  SIGNUP_OPTIONS: OptionsStep,
  ENTER_EMAIL: EmailStep,
  SUBSCRIBE_TO_AUTHOR: SubscribeStep,
  UNRECOGNIZED_EMAIL: UnrecognizedStep,
  CHECK_YOUR_INBOX: InboxStep,
  ENTER_PASSWORD: PasswordStep,
  TWO_FACTOR: TwoFactorStep,
}

/** Steps about a person or about mail; for the others the title says it all. */
const PICTURED: ReadonlySet<SignInStep> = new Set([
  'ENTER_EMAIL',
  'SUBSCRIBE_TO_AUTHOR',
  'CHECK_YOUR_INBOX',
  'TWO_FACTOR',
])

interface Props {
  request: SignInRequest
  /** The current page: an absolute address. */
  here: string
  heading: 'h1' | 'h2'
  titleId?: string
  /** Opens without moving the focus. */
  leavesFocus?: boolean
}

/** The sign-in steps, one at a time. Rule: docs/rules/identity.md, "Sign-in modal". */
export function SignInFlow({ request, here, heading, titleId, leavesFocus = false }: Props) {
  const ownId = useId()
  const box = useRef<HTMLDivElement>(null)
  const captchaPlace = useRef<HTMLDivElement>(null)
  const context = useSignInState({ request, here, heading, titleId: titleId ?? ownId, captchaPlace })
  const { step } = context.state
  const report = useReport()
  useViewed(box, () => {
    const payload = susiPayload(context.state.operation, surfaceOf(request, heading), request.susiEntry)
    report('susi.viewed', { ...payload, step })
  })
  const isFirst = useRef(leavesFocus)
  // Before the dialog notices that the focused element is gone, and takes the focus itself.
  useLayoutEffect(() => {
    if (!isFirst.current) box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    isFirst.current = false
  }, [step])
  const Step = STEPS[step]
  const subject = request.user ?? request.collection
  return (
    <SignInProvider value={context}>
      <div ref={box} className="text-center">
        {PICTURED.has(step) && (
          <div className="mb-4 flex justify-center">
            {subject?.name ? (
              <Avatar imageId={subject.imageId} name={subject.name} size="M" square={!request.user} />
            ) : (
              <Envelope />
            )}
          </div>
        )}
        <Step key={step} />
        <div ref={captchaPlace} className="mt-4 flex justify-center empty:hidden" />
        {request.collection && (
          <p className="mt-6 text-13 text-ink-soft">{signInWording.poweredBy(context.productName)}</p>
        )}
      </div>
    </SignInProvider>
  )
}
