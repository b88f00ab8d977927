import { type ReactNode, useId } from 'react'
import { RefusalText } from './SignInAgain'
import type { Refusal } from './use-change'

/** What belongs on the field itself. */
export interface FieldProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  className: string
}

interface Props {
  label: string
  hint?: string | undefined
  refusal?: Refusal | undefined
  /** Stands at the end of the hint's line. */
  note?: ((id: string) => ReactNode) | undefined
  children: (field: FieldProps) => ReactNode
}

/** A field with its label, what to know of it and what is wrong with it. */
export function FieldFrame({ label, hint, refusal, note, children }: Props) {
  const id = useId()
  const ids = { hint: `${id}-hint`, note: `${id}-note`, error: `${id}-error` }
  const describedBy = [refusal && ids.error, hint && ids.hint, note && ids.note].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': refusal ? true : undefined,
        'aria-describedby': describedBy || undefined,
        className: `min-h-11 w-full rounded-input border bg-paper-raised px-3 py-2 text-16 ${refusal ? 'border-danger' : 'border-line-strong hover:border-ink-faint'}`,
      })}
      <RefusalText id={ids.error} refusal={refusal} />
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
