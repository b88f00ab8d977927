import { type RefObject, useEffect, useState } from 'react'

const EVENTS = { pointerenter: true, pointerleave: false, focusin: true, focusout: false } as const

/** Whether a pointer or the keyboard's focus is on an element. */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const listeners = Object.entries(EVENTS).map(([type, held]) => [type, () => setHeld(held)] as const)
    for (const [type, listener] of listeners) box.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of listeners) box.removeEventListener(type, listener)
    }
  }, [element])
  return isHeld
}
