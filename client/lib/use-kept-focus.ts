import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in an area when the focused element disappears, by moving it to the area's heading. A focus
 * that has moved elsewhere meanwhile is left alone.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const area = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = area.current
    if (!element) return
    let isInside = false
    const note = ({ target }: Event) => {
      isInside = target instanceof Node && element.contains(target)
    }
    const observer = new MutationObserver(() => {
      if (isInside && document.activeElement === document.body) element.querySelector('h2')?.focus()
    })
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [])
  return area
}
