import { type RefObject, useEffect, useRef } from 'react'

/** As much of an element has to be in sight. */
const IN_SIGHT = 0.25

/** Tells once when a quarter of an element has come in sight. */
export function useViewed(element: RefObject<Element | null>, onViewed: () => void): void {
  const latest = useRef(onViewed)
  latest.current = onViewed
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= IN_SIGHT)) return
        observer.disconnect()
        latest.current()
      },
      { threshold: IN_SIGHT },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}
