import { type RefObject, type TextareaHTMLAttributes, useRef } from 'react'
import { Counter, type CounterProps, useLength } from './Counter'
import { controlClass, FieldFrame, type FieldLooks } from './FieldFrame'

interface Props
  extends FieldLooks,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'onInput'> {
  counter?: CounterProps | undefined
  ref?: RefObject<HTMLTextAreaElement | null>
}

/**
 * A text area with its label; it grows with its text if the browser supports that. Rule: docs/rules/ui.md,
 * "Fields".
 */
export function TextArea({ label, hint, error, counter, ref, rows = 3, ...area }: Props) {
  const own = useRef<HTMLTextAreaElement>(null)
  const control = ref ?? own
  const { length, onInput } = useLength(control, String(area.value ?? area.defaultValue ?? ''))
  const isTooLong = counter !== undefined && length > counter.max
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      name={area.name}
      note={counter && ((id) => <Counter id={id} length={length} {...counter} />)}
    >
      {(props) => {
        const isInvalid = props['aria-invalid'] || isTooLong || undefined
        return (
          <textarea
            ref={control}
            rows={rows}
            {...props}
            aria-invalid={isInvalid}
            className={`${controlClass(isInvalid === true)} max-h-[60vh] resize-y field-sizing-content`}
            style={{ minHeight: `calc(${rows} * 1lh + 18px)` }}
            {...area}
            onInput={onInput}
          />
        )
      }}
    </FieldFrame>
  )
}
