import { type RefObject, useEffect, useRef } from 'react'

/**
 * Remembers where the focus came from when it moved into an element. What it returns leads the focus back there if it
 * is still in the element, which is about to disappear.
 */
export function useReturnedFocus(element: RefObject<HTMLElement | null>): () => void {
  const origin = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !box.contains(relatedTarget)) origin.current = relatedTarget
    }
    box.addEventListener('focusin', note)
    return () => box.removeEventListener('focusin', note)
  }, [element])
  return () => {
    if (element.current?.contains(document.activeElement)) origin.current?.focus({ preventScroll: true })
  }
}
