import { type RefObject, useEffect, useRef } from 'react'

/** The events that one press makes, whatever it is made with. */
const OF_A_PRESS = [
  'mousedown',
  'touchstart',
  'pointerup',
  'mouseup',
  'touchend',
  'click',
  'auxclick',
  'dblclick',
] as const

/** Takes all further events of a press from the page: of a touch that becomes scrolling there are no more. */
function swallow(press: PointerEvent): void {
  const end = new AbortController()
  const options = { capture: true, passive: false, signal: end.signal }
  const take = (event: Event) => {
    event.stopImmediatePropagation()
    // A finger can still scroll the page.
    if (event.type !== 'touchstart') event.preventDefault()
    if (event.type === 'click' || event.type === 'auxclick') end.abort()
  }
  for (const type of OF_A_PRESS) window.addEventListener(type, take, options)
  // Another press has events of its own.
  const another = (event: PointerEvent) => event !== press && end.abort()
  window.addEventListener('pointerdown', another, options)
  window.addEventListener('pointercancel', () => end.abort(), options)
}

type IsInside = (target: Element, opener: HTMLElement | null) => boolean

/**
 * Closes what an element has opened when there is a press outside, which then does nothing else: it follows no link and
 * presses no button. Rule: docs/rules/ui.md, "Menus".
 *
 * @param isInside whether a target belongs to what is open, or stands over it.
 */
export function usePressOutside(
  isOpen: boolean,
  opener: RefObject<HTMLElement | null>,
  close: () => void,
  isInside?: IsInside,
): void {
  const latest = useRef({ close, isInside })
  latest.current = { close, isInside }
  useEffect(() => {
    if (!isOpen) return
    const press = (event: PointerEvent) => {
      const { target } = event
      if (!(target instanceof Element) || opener.current?.contains(target)) return
      // Messages over the page aren't outside of anything.
      if (target.closest('[data-over-dialogs]') || latest.current.isInside?.(target, opener.current)) return
      event.stopImmediatePropagation()
      swallow(event)
      latest.current.close()
    }
    window.addEventListener('pointerdown', press, { capture: true })
    return () => window.removeEventListener('pointerdown', press, { capture: true })
  }, [isOpen, opener])
}
