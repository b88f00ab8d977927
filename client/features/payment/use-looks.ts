import { type RefObject, useEffect, useRef } from 'react'
import { looksOf } from './form'

/** Calls back when the colours around a form change, since its frames don’t learn of them. */
export function useLooksChange(place: RefObject<HTMLElement | null>, onChange: () => void): void {
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    const spot = place.current
    if (!spot) return
    let known = looksOf(spot).color
    const look = () => {
      const { color } = looksOf(spot)
      if (color === known || !spot.isConnected) return
      known = color
      latest.current()
    }
    // The reader’s own choice is on the document; the system’s is asked of the browser.
    const observer = new MutationObserver(look)
    observer.observe(document.documentElement, { attributes: true })
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', look)
    return () => {
      observer.disconnect()
      dark.removeEventListener('change', look)
    }
  }, [place])
}
