import { useRef } from 'react'
import { object, string } from 'valibot'
import { settingsWording } from '../../../../schema/wording/settings'
import { failureOf } from '../../../features/settings/SignInAgain'
import { type Refusal, useChange } from '../../../features/settings/use-change'
import { showToast } from '../../../shell/toast'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { focusSection } from '../Section'
import { CancelButton } from './CancelButton'
import { DisableTwoFactor } from './disable-two-factor.generated'
import { RegenerateRecoveryCodes } from './regenerate-recovery-codes.generated'

const wording = settingsWording.security.twoFactor
const CODE = object({ code: string() })

interface CodeFormProps {
  title: string
  text?: string
  submit: string
  refusal: Refusal | undefined
  /** Whether the code was accepted. */
  onCode: (code: string) => Promise<boolean>
  close: () => void
}

/** Makes the owner prove their identity with a code. */
function CodeForm({ title, text, submit, refusal, onCode, close }: CodeFormProps) {
  return (
    <Form schema={CODE} onSubmit={({ code }) => onCode(code)} failure={failureOf(refusal)} about="code">
      <div>
        <h3 className="font-medium">{title}</h3>
        {text && <p className="mt-1 text-14 text-ink-soft">{text}</p>}
      </div>
      <Field
        label={wording.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton pendingText={wording.working}>{submit}</SubmitButton>
        <CancelButton close={close} />
      </div>
    </Form>
  )
}

/** Switches the second factor off. */
export function DisableForm({ close }: { close: () => void }) {
  const { run, refusal } = useChange(DisableTwoFactor)
  const area = useRef<HTMLDivElement>(null)
  const disable = async (code: string) => {
    if (!(await run({ code }))) return false
    showToast({ message: wording.switchedOff, extraParams: { testId: 'two-factor-off' } })
    focusSection(area.current)
    close()
    return true
  }
  return (
    <div ref={area}>
      <CodeForm
        title={wording.switchOffTitle}
        submit={wording.switchOff}
        refusal={refusal}
        onCode={disable}
        close={close}
      />
    </div>
  )
}

interface RegenerateProps {
  keep: (codes: readonly string[]) => void
  close: () => void
}

/** Creates new recovery codes. */
export function RegenerateForm({ keep, close }: RegenerateProps) {
  const { run, refusal } = useChange(RegenerateRecoveryCodes)
  const make = async (code: string) => {
    const made = await run({ code })
    if (made) keep(made.codes)
    return made !== undefined
  }
  return (
    <CodeForm
      title={wording.regenerateTitle}
      text={wording.regenerateText}
      submit={wording.make}
      refusal={refusal}
      onCode={make}
      close={close}
    />
  )
}
