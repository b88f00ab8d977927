import type { RefObject, TextareaHTMLAttributes } from 'react'
import type { CounterProps } from './Counter'
import { FieldLayout, type FieldLooks } from './FieldLayout'
import { useTextControl } from './use-text-control'

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
  const { count, attributes, onInput } = useTextControl({ ...area, ref, counter })
  return (
    <FieldLayout label={label} hint={hint} error={error} name={area.name} note={count}>
      {(props) => {
        const { className, ...rest } = attributes(props)
        return (
          <textarea
            rows={rows}
            {...rest}
            className={`${className} max-h-[60vh] resize-y field-sizing-content`}
            style={{ minHeight: `calc(${rows} * 1lh + 18px)` }}
            {...area}
            onInput={onInput}
          />
        )
      }}
    </FieldLayout>
  )
}
