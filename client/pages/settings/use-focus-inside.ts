import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the first focusable element in an area whenever the area opens. */
export function useFocusInside(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) area.current?.querySelector<HTMLElement>('input,button,a[href]')?.focus()
  }, [isOpen])
  return area
}
