import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus among responses when the one that has it disappears: on the same response where it stands now (pinned,
 * hidden, shown again), or on the list if it is gone. Rule: docs/rules/responses.md, "Writing".
 */
export function useKeptPlace(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = area.current
    if (!element) return
    /** The response that had the focus last; empty for what belongs to none, undefined outside of the area. */
    let last: string | undefined
    const note = ({ target }: Event) => {
      const isInside = target instanceof Element && element.contains(target)
      last = isInside ? (target.closest('article')?.id ?? '') : undefined
    }
    const observer = new MutationObserver(() => {
      const isLost = () => document.activeElement === document.body
      if (last === undefined || !isLost()) return
      const response = last ? document.getElementById(last) : null
      response?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus({ preventScroll: true })
      // It is gone, or folded away.
      if (isLost()) element.querySelector<HTMLElement>('ol[tabindex]')?.focus({ preventScroll: true })
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
