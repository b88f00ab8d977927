import { type FormEvent, type RefObject, useEffect, useState } from 'react'

/** The maximum length of a text, and how screen readers hear of it. */
export interface CounterProps {
  max: number
  label: (is: number, max: number) => string
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

const lengthOf = (text: string): number => [...text].length

/**
 * The number of characters in a control, and its listener for `input` events.
 *
 * @param text the initial text.
 */
export function useLength(control: RefObject<TextControl | null>, text: string) {
  const [length, setLength] = useState(lengthOf(text))
  useEffect(() => {
    const element = control.current
    if (!element) return
    const count = () => setLength(lengthOf(element.value))
    // Somebody may have typed before the page's script loaded.
    count()
    // A form announces that it is about to be reset, not that it has been.
    const countLater = () => setTimeout(count)
    const { form } = element
    form?.addEventListener('reset', countLater)
    return () => form?.removeEventListener('reset', countLater)
  }, [control])
  const onInput = ({ currentTarget }: FormEvent<TextControl>) => setLength(lengthOf(currentTarget.value))
  return { length, onInput }
}

/** `12/160`, in red if it is too long. */
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
