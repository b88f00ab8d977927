import { useRef } from 'react'
import { object, string } from 'valibot'
import type { Operation } from '../../../../schema/operation'
import { settingsWording } from '../../../../schema/wording/settings'
import { ChangeForm } from '../../../features/settings/ChangeForm'
import type { Done } from '../../../features/settings/use-change'
import { showToast } from '../../../shell/toast'
import { Field } from '../../../ui/form/Field'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { focusSection } from '../Section'
import { CancelButton } from './CancelButton'
import { DisableTwoFactor } from './disable-two-factor.generated'
import { RegenerateRecoveryCodes } from './regenerate-recovery-codes.generated'

const wording = settingsWording.security.twoFactor
const CODE = object({ code: string() })

interface CodeFormProps<Data> {
  title: string
  text?: string
  submit: string
  operation: Operation<Data, { code: string }>
  onDone: (done: Done<Data>) => void
  close: () => void
}

/** Makes the owner prove their identity with a code. */
function CodeForm<Data extends object>({ title, text, submit, close, ...form }: CodeFormProps<Data>) {
  return (
    <ChangeForm schema={CODE} variables={(values) => values} about="code" {...form}>
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
    </ChangeForm>
  )
}

/** Switches the second factor off. */
export function DisableForm({ close }: { close: () => void }) {
  const area = useRef<HTMLDivElement>(null)
  return (
    <div ref={area}>
      <CodeForm
        title={wording.switchOffTitle}
        submit={wording.switchOff}
        operation={DisableTwoFactor}
        onDone={() => {
          showToast({ message: wording.switchedOff, extraParams: { testId: 'two-factor-off' } })
          focusSection(area.current)
          close()
        }}
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
  return (
    <CodeForm
      title={wording.regenerateTitle}
      text={wording.regenerateText}
      submit={wording.make}
      operation={RegenerateRecoveryCodes}
      onDone={({ codes }) => keep(codes)}
      close={close}
    />
  )
}
