import { type RefObject, useCallback, useEffect, useState } from 'react'

/** How long a menu takes to fade, in milliseconds. */
export const MENU_FADE = 300

export type MenuEnd = 'first' | 'last'

/**
 * A menu that is closed, open, or fading: it opens on a press, after a yield, and closes on a press elsewhere,
 * Escape, scrolling or a choice.
 *
 * @param around holds the button and the menu.
 */
export function useMenu(around: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const [phase, setPhase] = useState<'closed' | 'open' | 'closing'>('closed')
  const [focusFirst, setFocusFirst] = useState<MenuEnd | undefined>()
  const isOpen = phase === 'open'

  const close = useCallback(() => setPhase((now) => (now === 'open' ? 'closing' : now)), [])
  const open = useCallback((end?: MenuEnd) => {
    // The press is answered first: what opens may take a moment to be drawn.
    setTimeout(() => {
      setFocusFirst(end)
      setPhase('open')
    })
  }, [])

  useEffect(() => {
    if (phase !== 'closing') return
    const timer = setTimeout(() => setPhase('closed'), MENU_FADE)
    return () => clearTimeout(timer)
  }, [phase])

  useEffect(() => {
    if (!isOpen) return
    const pressed = (event: Event) => {
      if (event.target instanceof Node && !around.current?.contains(event.target)) close()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      button.current?.focus()
      close()
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('keydown', key)
    window.addEventListener('scroll', close, { passive: true })
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('keydown', key)
      window.removeEventListener('scroll', close)
    }
  }, [isOpen, close, around, button])

  return { phase, isOpen, focusFirst, open, close, toggle: isOpen ? close : () => open() }
}
