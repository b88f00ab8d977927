import { type FormEvent, type RefObject, useEffect, useState } from 'react'

/** How long a text may be, and how that is told to those who hear it. */
export interface CounterProps {
  max: number
  label: (is: number, max: number) => string
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

const lengthOf = (text: string): number => [...text].length

/**
 * How many characters a control holds, and what has to hear its `input` events.
 *
 * @param text that it holds when it is rendered.
 */
export function useLength(control: RefObject<TextControl | null>, text: string) {
  const [length, setLength] = useState(lengthOf(text))
  useEffect(() => {
    const element = control.current
    if (!element) return
    const count = () => setLength(lengthOf(element.value))
    // It may have been typed into before the page's script was there.
    count()
    // A form tells that it is about to be reset, not that it has been.
    const countLater = () => setTimeout(count)
    const { form } = element
    form?.addEventListener('reset', countLater)
    return () => form?.removeEventListener('reset', countLater)
  }, [control])
  const onInput = ({ currentTarget }: FormEvent<TextControl>) => setLength(lengthOf(currentTarget.value))
  return { length, onInput }
}

/** `12/160`, in red when it is too much. */
export function Counter({ id, length, max, label }: CounterProps & { id: string; length: number }) {
  return (
    <p id={id} className={`shrink-0 tabular-nums ${length > max ? 'font-medium text-danger' : ''}`}>
      <span aria-hidden="true">
        {length}/{max}
      </span>
      <span className="sr-only">{label(length, max)}</span>
    </p>
  )
}
