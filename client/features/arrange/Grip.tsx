import type { PointerEvent } from 'react'
import { Strokes } from '../../ui/Strokes'

/** Two columns of three dots. */
export const DOTS = 'M7.500 5h.01M12.500 5h.01M7.500 10h.01M12.500 10h.01M7.500 15h.01M12.500 15h.01'

interface Props {
  title: string
  onPointerDown: (event: PointerEvent) => void
}

/** The handle by which a row of a list is dragged (`useRowDrag`). The keyboard has buttons instead. */
export function Grip({ title, onPointerDown }: Props) {
  return (
    <span
      title={title}
      onPointerDown={onPointerDown}
      aria-hidden="true"
      className="-ms-3 inline-flex size-11 shrink-0 cursor-grab touch-none items-center justify-center text-ink-soft active:cursor-grabbing"
    >
      <Strokes d={DOTS} size={20} strokeWidth={2.5} />
    </span>
  )
}
