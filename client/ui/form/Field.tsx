import { type InputHTMLAttributes, type ReactNode, type RefObject, useRef } from 'react'
import { Counter, type CounterProps, useLength } from './Counter'
import { controlClass, FieldFrame, type FieldLooks } from './FieldFrame'

export interface FieldProps
  extends FieldLooks,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onInput'> {
  /** Counts the typed characters, and says if there are too many. */
  counter?: CounterProps | undefined
  /** Shown at the end of the hint's line, if there is no counter. */
  note?: ((id: string) => ReactNode) | undefined
  /** Shown inside the control, at its end. */
  inside?: ReactNode
  ref?: RefObject<HTMLInputElement | null>
}

/** A line of text with its label. Rule: docs/rules/ui.md, "Fields". */
export function Field({ label, hint, error, counter, note, inside, ref, ...input }: FieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const control = ref ?? own
  const { length, onInput } = useLength(control, String(input.value ?? input.defaultValue ?? ''))
  const isTooLong = counter !== undefined && length > counter.max
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      name={input.name}
      note={counter ? (id) => <Counter id={id} length={length} {...counter} /> : note}
    >
      {(props) => {
        const isInvalid = props['aria-invalid'] || isTooLong || undefined
        const box = controlClass(isInvalid === true)
        const element = (
          <input
            ref={control}
            type="text"
            {...props}
            aria-invalid={isInvalid}
            className={inside ? `${box} pe-20` : box}
            {...input}
            onInput={onInput}
          />
        )
        return inside ? (
          <div className="relative">
            {element}
            {inside}
          </div>
        ) : (
          element
        )
      }}
    </FieldFrame>
  )
}
