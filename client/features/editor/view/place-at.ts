import type { EditorView } from 'prosemirror-view'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isTouched, PHONE_BAR } from '../menus/phone-bar-place'

/** How far it stays from its line and from the window's edge, in pixels. */
const GAP = 8

/** The part of the window in which it may stand: below the header, above a keyboard. */
function seenWindow(): { top: number; bottom: number } {
  const header = document.querySelector('.writer-header')?.getBoundingClientRect().bottom ?? 0
  const { visualViewport: seen } = window
  const bottom = seen ? seen.height + seen.offsetTop : window.innerHeight
  return { top: header + GAP, bottom: bottom - (isTouched() ? PHONE_BAR : 0) - GAP }
}

/**
 * Places an element at a position in the text: below its line, above it, or, where there is no room below, wherever more
 * of it is in the window. Its offset parent is the editor's box, so it moves with the text when the page is scrolled.
 *
 * @param to the end of what it is about, if that is more than one place: it stands below the end.
 */
export function usePlaceAt<Box extends HTMLElement = HTMLDivElement>(
  view: EditorView,
  pos: number,
  side: 'above' | 'below',
  to = pos,
): RefObject<Box | null> {
  const element = useRef<Box>(null)
  // After each change of the text, which may have moved the position.
  useLayoutEffect(() => {
    const box = element.current
    const parent = box?.offsetParent
    if (!box || !parent) return
    const line = view.coordsAtPos(pos)
    const end = to === pos ? line : view.coordsAtPos(to, -1)
    const origin = parent.getBoundingClientRect()
    const most = Math.max(parent.clientWidth - box.offsetWidth, 0)
    const { top: first, bottom } = seenWindow()
    // As high as the larger side allows.
    const room = Math.max(bottom - end.bottom, line.top - first) - GAP
    box.style.setProperty('--room', `${room}px`)
    const above = line.top - box.offsetHeight - GAP
    const below = end.bottom + GAP
    const last = bottom - box.offsetHeight
    // Something about selected words stays beside their end: above them, it would cover what was read before.
    const turned = to === pos && above >= first ? above : Math.max(last, line.top)
    const top = side === 'above' ? above : below <= last || below > bottom + box.offsetHeight ? below : turned
    const isOneLine = Math.abs(end.top - line.top) < 4
    const left = isOneLine ? line.left : Math.min(line.left, end.left)
    box.style.left = `${Math.min(Math.max(left - origin.left, 0), most)}px`
    box.style.top = `${top - origin.top}px`
  })
  return element
}
