import { type ReactNode, useId } from 'react'
import { ErrorText } from './ErrorText'
import { useForm } from './form-context'

/** The properties of every field. */
export interface FieldLooks {
  label: ReactNode
  /** Helpful information before it is filled in. */
  hint?: ReactNode
  /** Its error; inside a form, the form provides it. */
  error?: ReactNode
}

/** Connects a control with its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface Props extends FieldLooks {
  name?: string | undefined
  /** Shown at the end of the hint's line. */
  note?: ((id: string) => ReactNode) | undefined
  children: (control: ControlProps) => ReactNode
}

/** The box of a control, shared by text fields and selects. */
export const controlClass = (isInvalid: boolean): string =>
  `min-h-11 w-full rounded-input border bg-paper-raised px-3 py-2 text-16 text-ink transition-colors duration-120 disabled:opacity-50 ${isInvalid ? 'border-danger' : 'border-control not-disabled:hover:border-ink-faint'}`

/** A control with its label above, and its error and hint below. */
export function FieldLayout({ label, hint, error, name, note, children }: Props) {
  const id = useId()
  const { errors } = useForm()
  const wrong = error || (name === undefined ? undefined : errors[name])
  const ids = { hint: `${id}-hint`, note: `${id}-note`, error: `${id}-error` }
  const describedBy = [wrong && ids.error, hint && ids.hint, note && ids.note].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-2 text-start">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': wrong ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <ErrorText id={ids.error}>{wrong}</ErrorText>
      {(hint || note) && (
        <div className="flex justify-between gap-4 text-13 text-ink-soft">
          {hint ? (
            <p id={ids.hint} className="text-pretty">
              {hint}
            </p>
          ) : (
            <span />
          )}
          {note?.(ids.note)}
        </div>
      )}
    </div>
  )
}
