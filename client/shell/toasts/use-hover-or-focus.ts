import { type RefObject, useEffect, useState } from 'react'

/** What holds an element, and whether it does from then on. */
const EVENTS = [
  ['pointerenter', 'pointer', true],
  ['pointerleave', 'pointer', false],
  ['focusin', 'focus', true],
  ['focusout', 'focus', false],
] as const

/** Whether a pointer or the keyboard's focus is on an element. */
export function useHoverOrFocus(element: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState({ pointer: false, focus: false })
  useEffect(() => {
    const box = element.current
    if (!box) return
    const listening = new AbortController()
    for (const [type, by, isOn] of EVENTS)
      box.addEventListener(type, () => setHeld((before) => ({ ...before, [by]: isOn })), listening)
    return () => listening.abort()
  }, [element])
  return held.pointer || held.focus
}
