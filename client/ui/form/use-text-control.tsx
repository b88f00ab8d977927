import { type ReactNode, type RefObject, useRef } from 'react'
import { Counter, type CounterProps, useLength } from './Counter'
import { type ControlProps, controlClass } from './FieldLayout'

/** What text fields and text areas are given alike. */
interface Given<Element> {
  ref?: RefObject<Element | null> | undefined
  counter?: CounterProps | undefined
  value?: unknown
  defaultValue?: unknown
}

/** What a line and an area of text have in common: the count of their characters, and what is wrong with them. */
export function useTextControl<Element extends HTMLInputElement | HTMLTextAreaElement>(
  given: Given<Element>,
) {
  const { ref, counter, value, defaultValue } = given
  const own = useRef<Element>(null)
  const control = ref ?? own
  const { length, onInput } = useLength(control, String(value ?? defaultValue ?? ''))
  const isTooLong = counter !== undefined && length > counter.max
  return {
    /** Shown at the end of the hint's line. */
    count: counter && ((id: string): ReactNode => <Counter id={id} length={length} {...counter} />),
    /** The attributes of the control, which go before those that it is given, and its listener, which goes after. */
    attributes: (props: ControlProps) => {
      const isInvalid = props['aria-invalid'] || isTooLong || undefined
      return {
        ref: control,
        ...props,
        'aria-invalid': isInvalid,
        className: controlClass(isInvalid === true),
      }
    },
    onInput,
  }
}
