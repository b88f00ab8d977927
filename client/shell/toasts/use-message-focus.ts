import { type RefObject, useEffect, useRef } from 'react'

/**
 * How the keyboard reaches the messages and leaves them. While there is one, F6 moves the focus to its first control,
 * and back to where it came from.
 *
 * @returns leads the focus back from a message that is about to disappear, if it is in there.
 */
export function useMessageFocus(area: RefObject<HTMLElement | null>): (message: HTMLElement | null) => void {
  const origin = useRef<HTMLElement>(undefined)
  const leave = useRef((message: HTMLElement | null): boolean => {
    const isIn = message?.contains(document.activeElement) === true
    if (isIn) origin.current?.focus({ preventScroll: true })
    return isIn
  })
  useEffect(() => {
    const box = area.current
    if (!box) return
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !box.contains(relatedTarget)) origin.current = relatedTarget
    }
    const press = (event: KeyboardEvent) => {
      const control = event.key === 'F6' && box.querySelector<HTMLElement>('a,button')
      // Without a message, the key is the browser's.
      if (!control) return
      event.preventDefault()
      if (!leave.current(box)) control.focus()
    }
    const listening = new AbortController()
    box.addEventListener('focusin', note, listening)
    document.addEventListener('keydown', press, listening)
    return () => listening.abort()
  }, [area])
  return leave.current
}
