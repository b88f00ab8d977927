import type { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The height of the bar, and how far the cursor's line stays from the edges that something covers, in pixels. */
export const PHONE_BAR = 48
const CLEAR = 12

/** Whether somebody writes with their fingers. */
export const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches

/** How near the edges of the window the cursor's line may come: below the line above the text, above the bar. */
export const clearOfBars = () => {
  const room = { top: 56 + CLEAR, right: 5, bottom: PHONE_BAR + CLEAR, left: 5 }
  return isTouched() ? { scrollMargin: room, scrollThreshold: room } : {}
}

/** Whether the text, or something within the bar, has the focus. */
export function useWriting(view: EditorView, bar: RefObject<HTMLElement | null>): boolean {
  const [isWriting, setWriting] = useState(view.hasFocus())
  useEffect(() => {
    const look = () => {
      const { activeElement } = document
      setWriting(view.hasFocus() || bar.current?.contains(activeElement) === true)
    }
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [view, bar])
  return isWriting
}

/**
 * Keeps an element above the keyboard, which covers the window's lower part without making it smaller, and the cursor's
 * line above the element.
 */
export function useAboveKeyboard<Box extends HTMLElement>(
  view: EditorView,
  isShown: boolean,
): RefObject<Box | null> {
  const element = useRef<Box>(null)
  useLayoutEffect(() => {
    const { visualViewport: seen } = window
    if (!isShown || !seen) return
    let height: number | undefined
    const place = () => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop)
      if (element.current) element.current.style.transform = `translateY(${-covered}px)`
      // The keyboard came or went.
      if (height !== seen.height && view.hasFocus()) view.dispatch(view.state.tr.scrollIntoView())
      height = seen.height
    }
    place()
    seen.addEventListener('resize', place)
    seen.addEventListener('scroll', place)
    return () => {
      seen.removeEventListener('resize', place)
      seen.removeEventListener('scroll', place)
    }
  }, [view, isShown])
  return element
}
