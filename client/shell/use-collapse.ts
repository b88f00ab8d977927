import { type RefObject, useEffect } from 'react'

/** How often scrolling is looked at, in milliseconds. */
const THROTTLE = 100
/** Less than this is a trembling hand, in pixels. */
const TREMOR = 4

/**
 * Marks the header with `data-collapsed` while the page is scrolled down, and takes that back when it is
 * scrolled up. What it looks like is for the stylesheet: only small windows collapse it.
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
