import type { EditorView } from 'prosemirror-view'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Places an element at a position in the text: below its line, or above it. Its offset parent is the editor's box, so it
 * moves with the text when the page is scrolled.
 */
export function usePlaceAt<Box extends HTMLElement = HTMLDivElement>(
  view: EditorView,
  pos: number,
  side: 'above' | 'below',
): RefObject<Box | null> {
  const element = useRef<Box>(null)
  // After each change of the text, which may have moved the position.
  useLayoutEffect(() => {
    const box = element.current
    const parent = box?.offsetParent
    if (!box || !parent) return
    const line = view.coordsAtPos(pos)
    const origin = parent.getBoundingClientRect()
    const most = Math.max(parent.clientWidth - box.offsetWidth, 0)
    const top = side === 'below' ? line.bottom + 8 : line.top - box.offsetHeight - 8
    box.style.left = `${Math.min(Math.max(line.left - origin.left, 0), most)}px`
    box.style.top = `${top - origin.top}px`
  })
  return element
}
