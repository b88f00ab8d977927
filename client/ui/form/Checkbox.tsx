import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { ErrorText } from './ErrorText'
import { useForm } from './form-context'
import './checkbox.css'

export interface CheckProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'role'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A checkbox or a switch with its label. The whole row can be pressed. */
function Check({ label, hint, error, isSwitch, ...input }: CheckProps & { isSwitch: boolean }) {
  const id = useId()
  const { errors } = useForm()
  const wrong = error || (input.name === undefined ? undefined : errors[input.name])
  const describedBy = [wrong && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="text-start">
      <label
        className={`flex min-h-11 items-start gap-3 py-2.5 ${isSwitch ? 'justify-between' : ''} ${input.disabled ? '' : 'cursor-pointer'}`}
      >
        <input
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy || undefined}
          aria-invalid={wrong ? true : undefined}
          className={isSwitch ? 'switch order-last' : 'check'}
          {...input}
        />
        <span className="min-w-0">
          <span id={`${id}-label`} className={`block text-16 ${input.disabled ? 'text-ink-faint' : ''}`}>
            {label}
          </span>
          {hint && (
            <span id={`${id}-hint`} className="mt-0.5 block text-13 text-ink-soft text-pretty">
              {hint}
            </span>
          )}
        </span>
      </label>
      <ErrorText id={`${id}-error`}>{wrong}</ErrorText>
    </div>
  )
}

/** A choice that takes effect when its form is sent. Rule: docs/rules/ui.md, "Choices". */
export function Checkbox(props: CheckProps) {
  return <Check {...props} isSwitch={false} />
}

/** A setting that takes effect at once. Rule: docs/rules/ui.md, "Choices". */
export function Switch(props: CheckProps) {
  return <Check {...props} isSwitch />
}
