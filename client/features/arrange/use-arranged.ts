import { type PointerEvent, useRef, useState } from 'react'
import { useRowDrag } from '../../ui/use-row-drag'

/** What a row of an arranged list is told by its list. */
export interface Arranged {
  name: string
  /** Its place, from 0 on, and how many rows there are. */
  index: number
  total: number
  isDragged: boolean
  /** What its handle listens to. */
  grip: { onPointerDown: (event: PointerEvent) => void }
  /** -1 is up, 1 is down. */
  onMove: (by: -1 | 1) => void
}

interface Options<Item> {
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** What a screen reader is told of a move. */
  movedText: (name: string, place: number, total: number) => string
  onMove: (from: number, to: number) => void
}

/** A list whose rows (`ArrangedRow`) are moved by their handles or by buttons. */
export function useArranged<Item>({ items, nameOf, movedText, onMove }: Options<Item>) {
  const ref = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || from === to || to < 0 || to >= items.length) return
    onMove(from, to)
    say(movedText(nameOf(item), to + 1, items.length))
  }
  const { shown, dragged, handle, listeners } = useRowDrag(ref, items, move)
  return {
    /** The attributes of the list. */
    list: { ref, ...listeners },
    /** The items with their rows, in the order in which they are shown. */
    rows: shown.map((item, index) => ({
      item,
      arranged: {
        name: nameOf(item),
        index,
        total: shown.length,
        isDragged: index === dragged,
        grip: handle(index),
        onMove: (by) => move(index, index + by),
      } satisfies Arranged,
    })),
    /** What a screen reader is told, in a status below the list; `say` tells it something else. */
    said,
    say,
  }
}
