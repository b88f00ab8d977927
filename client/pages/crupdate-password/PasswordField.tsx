import { type ReactNode, useState } from 'react'
import { settingsWording } from '../../../schema/wording/settings'
import { FieldFrame } from '../../features/settings/FieldFrame'
import type { Refusal } from '../../features/settings/use-change'

const wording = settingsWording.password

interface Props {
  label: string
  value: string
  onValue: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  refusal: Refusal | undefined
  hint?: string | undefined
  note?: ((id: string) => ReactNode) | undefined
}

/** A password, which can be read by who types it. */
export function PasswordField({ label, value, onValue, autoComplete, refusal, hint, note }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame label={label} refusal={refusal} hint={hint} note={note}>
      {({ className, ...props }) => (
        <div className="relative">
          <input
            {...props}
            className={`${className} pr-20`}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onValue(event.currentTarget.value)}
          />
          <button
            type="button"
            aria-label={isShown ? wording.hideLabel(label) : wording.showLabel(label)}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 inline-flex min-w-16 items-center justify-center px-3 text-14 text-accent"
          >
            {isShown ? wording.hide : wording.show}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
