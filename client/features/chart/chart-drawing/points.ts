import { type KeyboardEvent, type PointerEvent, useState } from 'react'

/** Where a key leads from a point; nothing for keys that lead nowhere. */
function pointAfter(key: string, at: number, last: number, isRightToLeft: boolean): number | undefined {
  const step = isRightToLeft ? -1 : 1
  const moves: Record<string, number> = {
    ArrowRight: at + step,
    ArrowLeft: at - step,
    ArrowUp: at + 1,
    ArrowDown: at - 1,
    PageUp: at + 7,
    PageDown: at - 7,
    Home: 0,
    End: last,
  }
  const to = moves[key]
  return to === undefined ? undefined : Math.min(last, Math.max(0, to))
}

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** Where somebody is in a chart. */
export interface Points {
  /** The point that they are at. */
  at: number
  /** The first and the last point of their selection; both are `at` without one. */
  from: number
  until: number
}

/**
 * The point of a chart that somebody is at, and the points that they select from there: with the mouse by dragging, with
 * the keyboard by Shift and an arrow. A finger only reads, since dragging is how it moves from point to point.
 *
 * @param open is called with the first and the last point of a selection that is wanted.
 */
export function usePoints(count: number, open: ((first: number, last: number) => void) | undefined) {
  const last = count - 1
  const [point, setPoint] = useState(last)
  const [isShown, setShown] = useState(false)
  /** The point at which a selection begins. */
  const [anchor, setAnchor] = useState<number>()
  const [isDragged, setDragged] = useState(false)
  const at = Math.min(point, last)
  const begin = Math.min(anchor ?? at, last)
  const points: Points = { at, from: Math.min(begin, at), until: Math.max(begin, at) }
  const show = (i: number) => {
    setPoint(i)
    setShown(true)
  }
  const hide = () => {
    setShown(false)
    setAnchor(undefined)
    setDragged(false)
  }
  const pointAt = ({ currentTarget, clientX }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left) / Math.max(1, width)
    const place = isRightToLeft(currentTarget) ? 1 - share : share
    return Math.min(last, Math.max(0, Math.floor(place * count)))
  }
  return {
    points,
    isShown,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape') return anchor === undefined ? hide() : setAnchor(undefined)
        if (event.key === 'Enter' && open) {
          hide()
          return open(points.from, points.until)
        }
        const to = pointAfter(event.key, at, last, isRightToLeft(event.currentTarget))
        if (to === undefined) return
        event.preventDefault()
        setAnchor(event.shiftKey && open ? begin : undefined)
        show(to)
      },
      onFocus: () => setShown(true),
      onBlur: hide,
      onPointerMove: (event: PointerEvent) => show(pointAt(event)),
      onPointerDown(event: PointerEvent) {
        const to = pointAt(event)
        show(to)
        const selects = open !== undefined && event.pointerType !== 'touch' && event.button === 0
        setAnchor(selects ? to : undefined)
        setDragged(selects)
        if (selects) event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerUp() {
        if (!isDragged) return
        if (points.from !== points.until) open?.(points.from, points.until)
        setAnchor(undefined)
        setDragged(false)
      },
      onPointerCancel: hide,
      onPointerLeave: () => {
        if (!isDragged) setShown(false)
      },
    },
  }
}
