import type { InputHTMLAttributes, ReactNode, RefObject } from 'react'
import type { CounterProps } from './Counter'
import { FieldLayout, type FieldLooks } from './FieldLayout'
import { useTextControl } from './use-text-control'

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
  const { count, attributes, onInput } = useTextControl({ ...input, ref, counter })
  return (
    <FieldLayout label={label} hint={hint} error={error} name={input.name} note={count ?? note}>
      {(props) => {
        const { className, ...rest } = attributes(props)
        const element = (
          <input
            type="text"
            {...rest}
            className={inside ? `${className} pe-20` : className}
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
    </FieldLayout>
  )
}
