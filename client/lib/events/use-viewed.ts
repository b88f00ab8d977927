import { type RefObject, useEffect, useRef } from 'react'

/** The share of an element that has to be in view. */
const IN_SIGHT = 0.25

/** Reports once when a quarter of an element has come into view. */
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
