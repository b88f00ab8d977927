import { useLayoutEffect, useRef } from 'react'

interface Combobox {
  /** Of the list of options. */
  id: string
  count: number
  /** Which option the arrow keys have reached; -1 is none. */
  at: number
  /** An arrow key was pressed. */
  onStep: (by: 1 | -1) => void
  onSubmit: () => void
}

/**
 * Makes a text field that is already there, and may be typed in, the box of a list of options. Its attributes and
 * listeners are added from outside, because the field must stay the same element for an input method to go on.
 */
export function useCombobox(field: HTMLInputElement, { id, count, at, ...handlers }: Combobox): void {
  const latest = useRef(handlers)
  latest.current = handlers
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(count > 0))
    if (at >= 0) field.setAttribute('aria-activedescendant', `${id}-${at}`)
    else field.removeAttribute('aria-activedescendant')
  }, [field, id, count, at])
  useLayoutEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      latest.current.onStep(event.key === 'ArrowDown' ? 1 : -1)
    }
    const submit = (event: Event) => {
      event.preventDefault()
      latest.current.onSubmit()
    }
    const { form } = field
    field.addEventListener('keydown', step)
    form?.addEventListener('submit', submit)
    return () => {
      field.removeEventListener('keydown', step)
      form?.removeEventListener('submit', submit)
      field.setAttribute('aria-expanded', 'false')
      field.removeAttribute('aria-activedescendant')
    }
  }, [field])
}
