import { type RefObject, useEffect, useState } from 'react'

/** What holds an element, and whether it does from then on. */
const EVENTS = [
  ['pointerenter', 'pointer', true],
  ['pointerleave', 'pointer', false],
  ['focusin', 'focus', true],
  ['focusout', 'focus', false],
] as const

/** Whether a pointer or the keyboard's focus is on an element. */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState({ pointer: false, focus: false })
  useEffect(() => {
    const box = element.current
    if (!box) return
    const listeners = EVENTS.map(
      ([type, by, isOn]) => [type, () => setHeld((before) => ({ ...before, [by]: isOn }))] as const,
    )
    for (const [type, listener] of listeners) box.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of listeners) box.removeEventListener(type, listener)
    }
  }, [element])
  return held.pointer || held.focus
}
