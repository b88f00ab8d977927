import type { EditorView } from 'prosemirror-view'
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { scrollAtEdge } from '../../../ui/use-row-drag'
import { moveTo } from '../commands/move'
import { paragraphElements } from './places'

/** How far a pointer has to go before a press is a drag, in pixels. */
const LEAST = 4

interface Drag {
  index: number
  startY: number
  /** Before which paragraph it would go; nothing until it is dragged. */
  at: number | undefined
  /** Where that is, from the top of the window. */
  y: number
}

/** The paragraph before which something goes that is dropped at a height, and where its line is drawn. */
function placeAt(view: EditorView, clientY: number): { at: number; y: number } {
  const boxes = paragraphElements(view).map((element) => element.getBoundingClientRect())
  const index = boxes.findIndex(({ top, height }) => clientY < top + height / 2)
  const at = index === -1 ? boxes.length : index
  const above = boxes[at - 1]
  const below = boxes[at]
  const y = above && below ? (above.bottom + below.top) / 2 : (below?.top ?? above?.bottom ?? 0)
  return { at, y }
}

/** Moves a paragraph by its handle, with a mouse, a pen or a finger. Letting go moves it, Escape leaves it. */
export function useBlockDrag(view: EditorView) {
  const [drag, setDrag] = useState<Drag>()
  // The last move may not be drawn yet when the pointer is let go.
  const latest = useRef<Drag>(undefined)
  const update = (next: Drag | undefined) => {
    latest.current = next
    setDrag(next)
  }
  const isDragging = drag !== undefined
  const end = useEffectEvent(() => update(undefined))
  useEffect(() => {
    if (!isDragging) return
    const stop = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    document.addEventListener('keydown', stop, { capture: true })
    return () => document.removeEventListener('keydown', stop, { capture: true })
  }, [isDragging])
  const listeners = (index: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      update({ index, startY: event.clientY, at: undefined, y: 0 })
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      const { current: dragged } = latest
      if (!dragged || (dragged.at === undefined && Math.abs(clientY - dragged.startY) < LEAST)) return
      scrollAtEdge(clientY)
      update({ ...dragged, ...placeAt(view, clientY) })
    },
    onPointerUp: () => {
      const { current: dragged } = latest
      update(undefined)
      if (dragged?.at === undefined) return
      moveTo([dragged.index, dragged.index + 1], dragged.at)(view.state, view.dispatch)
    },
    onPointerCancel: () => update(undefined),
  })
  return { dropY: drag?.at === undefined ? undefined : drag.y, dragged: drag?.index, listeners }
}
