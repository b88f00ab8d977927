import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in an area when the focused element disappears, by moving it to the area's heading, or to the area
 * itself without one; it has a `tabIndex` of -1. A focus that has moved elsewhere meanwhile is left alone.
 */
export function useKeptFocus<Area extends HTMLElement>(heading: 'h1' | 'h2' = 'h2'): RefObject<Area | null> {
  const area = useRef<Area>(null)
  useEffect(() => {
    const element = area.current
    if (!element) return
    let isInside = false
    const note = ({ target }: Event) => {
      isInside = target instanceof Node && element.contains(target)
    }
    const observer = new MutationObserver(() => {
      if (isInside && document.activeElement === document.body)
        (element.querySelector(heading) ?? element).focus()
    })
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [heading])
  return area
}
