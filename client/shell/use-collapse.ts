import { type RefObject, useEffect } from 'react'

/** How often the scroll position is read, in milliseconds. */
const THROTTLE = 100
/** Smaller movements are ignored, in pixels, because a resting finger trembles. */
const TREMOR = 4

/**
 * Marks the header with `data-collapsed` after the page scrolls down, until it scrolls up again, and with
 * `data-away` whenever the page isn't at its top.
 */
export function useCollapse(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const { scrollY } = window
      const isNear = scrollY <= (header.current?.offsetHeight ?? 0)
      if (!isNear && Math.abs(scrollY - last) < TREMOR) return
      header.current?.toggleAttribute('data-collapsed', !isNear && scrollY > last)
      header.current?.toggleAttribute('data-away', !isNear)
      last = scrollY
    }
    const scrolled = () => {
      timer ??= setTimeout(look, THROTTLE)
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      window.removeEventListener('scroll', scrolled)
      clearTimeout(timer)
    }
  }, [header])
}
