import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Finds a new place for the focus when the focused element of an area disappears. A focus that has moved elsewhere
 * meanwhile is left alone.
 *
 * @param noted is kept of what has the focus, since later it is no longer where it was.
 * @param restore moves the focus.
 */
export function useLostFocus<Area extends HTMLElement, Noted extends string | true>(
  noted: (target: Element) => Noted,
  restore: (area: Area, last: Noted) => void,
): RefObject<Area | null> {
  const area = useRef<Area>(null)
  const noteNow = useEffectEvent(noted)
  const restoreNow = useEffectEvent(restore)
  useEffect(() => {
    const element = area.current
    if (!element) return
    let last: Noted | undefined
    const note = ({ target }: Event) => {
      last = target instanceof Element && element.contains(target) ? noteNow(target) : undefined
    }
    const observer = new MutationObserver(() => {
      if (last !== undefined && document.activeElement === document.body) restoreNow(element, last)
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

/**
 * Keeps the focus in an area when the focused element disappears, by moving it to the area's heading, or to the area
 * itself without one; it has a `tabIndex` of -1.
 */
export const useKeptFocus = <Area extends HTMLElement>(heading: 'h1' | 'h2' = 'h2'): RefObject<Area | null> =>
  useLostFocus<Area, true>(
    () => true,
    (area) => (area.querySelector(heading) ?? area).focus(),
  )
