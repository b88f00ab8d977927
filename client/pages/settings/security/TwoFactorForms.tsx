import { type FormEvent, useEffect, useRef, useState } from 'react'
import { settingsWording } from '../../../../schema/wording/settings'
import { Button } from '../../../features/settings/buttons'
import { FieldFrame } from '../../../features/settings/FieldFrame'
import { type Refusal, useChange } from '../../../features/settings/use-change'
import { showToast } from '../../../shell/toast'
import { focusSection } from '../Section'
import { DisableTwoFactor } from './disable-two-factor.generated'
import { RegenerateRecoveryCodes } from './regenerate-recovery-codes.generated'

const wording = settingsWording.security.twoFactor

interface CodeFormProps {
  title: string
  text?: string
  submit: string
  isPending: boolean
  refusal: Refusal | undefined
  onCode: (code: string) => void
  close: () => void
}

/** A code shows that it is the owner who asks. */
function CodeForm({ title, text, submit, isPending, refusal, onCode, close }: CodeFormProps) {
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onCode(code)
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <div>
        <h3 className="font-medium">{title}</h3>
        {text && <p className="mt-1 text-14 text-ink-soft">{text}</p>}
      </div>
      <FieldFrame label={wording.code} refusal={refusal}>
        {(props) => (
          <input
            {...props}
            ref={input}
            type="text"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main" disabled={isPending}>
          {isPending ? wording.working : submit}
        </Button>
        <Button
          onClick={(event) => {
            focusSection(event.currentTarget)
            close()
          }}
        >
          {settingsWording.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Switches the second factor off. */
export function DisableForm({ close }: { close: () => void }) {
  const { run, isPending, refusal } = useChange(DisableTwoFactor)
  const area = useRef<HTMLDivElement>(null)
  const disable = async (code: string) => {
    if (!(await run({ code }))) return
    showToast({ message: wording.switchedOff, extraParams: { testId: 'two-factor-off' } })
    focusSection(area.current)
    close()
  }
  return (
    <div ref={area}>
      <CodeForm
        title={wording.switchOffTitle}
        submit={wording.switchOff}
        isPending={isPending}
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

/** Makes new recovery codes. */
export function RegenerateForm({ keep, close }: RegenerateProps) {
  const { run, isPending, refusal } = useChange(RegenerateRecoveryCodes)
  const make = async (code: string) => {
    const made = await run({ code })
    if (made) keep(made.codes)
  }
  return (
    <CodeForm
      title={wording.regenerateTitle}
      text={wording.regenerateText}
      submit={wording.make}
      isPending={isPending}
      refusal={refusal}
      onCode={make}
      close={close}
    />
  )
}
