import { object, pipe, regex, string } from 'valibot'
import { linkTo } from '../../../schema/routes/links'
import { mobileVerificationWording } from '../../../schema/wording/mobile-verification'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { Field } from '../../ui/form/Field'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { ConfirmMobileVerification } from './confirm-mobile-verification.generated'

const wording = mobileVerificationWording.code
const CODE = object({ code: pipe(string(), regex(/^\s*(?:\d[\s-]*){6}$/, wording.missing)) })

/** Asks for the code that was sent. */
export function MobileCodeForm() {
  const { navigation } = useApp()
  return (
    <ChangeForm
      method="post"
      action={linkTo('MobileVerificationForm', { step: 'code' })}
      operation={ConfirmMobileVerification}
      schema={CODE}
      about="code"
      variables={(input) => ({ input })}
      onDone={() => goTo(navigation, linkTo('MobileVerificationStep', { step: 'done' }))}
      className="mt-8 flex flex-col gap-6"
    >
      <Field
        label={wording.label}
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <div>
        <SubmitButton pendingText={wording.confirming}>{wording.confirm}</SubmitButton>
      </div>
    </ChangeForm>
  )
}
