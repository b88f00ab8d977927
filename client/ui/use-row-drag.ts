import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { moved } from '../lib/moved'

/** How near to the window's edge the pointer makes the page scroll, and by how much, in pixels. */
const EDGE = 64
const STEP = 12

/** The place of a pointer among rows: as many rows as have their middle above it, without the one that is dragged. */
const placeAmong = (rows: readonly Element[], dragged: number, y: number): number =>
  rows.filter((row, i) => {
    const { top, height } = row.getBoundingClientRect()
    return i !== dragged && top + height / 2 < y
  }).length

/** Scrolls the page while a pointer is near the window's upper or lower edge. */
export function scrollAtEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -STEP)
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP)
}

interface Drag<Item> {
  items: readonly Item[]
  from: number
  at: number
}

/**
 * Moves an item of a list by its handle, with a mouse, a pen or a finger. The list shows where it would go; letting go
 * moves it, Escape or an interruption puts it back. The list captures the pointer, because rows change places under it.
 */
export function useRowDrag<Item>(
  list: RefObject<HTMLElement | null>,
  items: readonly Item[],
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag<Item>>()
  const latest = useRef(drag)
  latest.current = drag
  const isDragging = drag !== undefined
  useEffect(() => {
    if (!isDragging) return
    const stop = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(undefined)
    document.addEventListener('keydown', stop)
    return () => document.removeEventListener('keydown', stop)
  }, [isDragging])

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      // A drag neither selects text nor moves the focus.
      event.preventDefault()
      list.current?.setPointerCapture(event.pointerId)
      setDrag({ items, from: index, at: index })
    },
  })
  const listeners = {
    onPointerMove: ({ clientY }: PointerEvent) => {
      const { current: dragged } = latest
      if (!dragged || !list.current) return
      scrollAtEdge(clientY)
      const to = placeAmong([...list.current.children], dragged.at, clientY)
      if (to !== dragged.at) setDrag({ ...dragged, items: moved(dragged.items, dragged.at, to), at: to })
    },
    onPointerUp: () => {
      const { current: dragged } = latest
      if (!dragged) return
      setDrag(undefined)
      onMove(dragged.from, dragged.at)
    },
    onPointerCancel: () => setDrag(undefined),
  }
  return { shown: drag?.items ?? items, dragged: drag?.at, handle, listeners }
}
