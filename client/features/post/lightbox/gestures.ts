import { moved, type Point, TAPPED, type View, WHOLE, zoomed } from './view'

/** A finger that moves less than this has tapped, in pixels. */
const TREMOR = 8
/** Two taps within this time are a double tap, in milliseconds. */
const DOUBLE = 300
/** A swipe of at least this length moves to another picture, in pixels. */
const SWIPE = 60

export interface Stage {
  element: HTMLElement
  view: () => View
  setView: (view: View) => void
  /** Moves on by this many pictures. */
  step: (by: 1 | -1) => void
  close: () => void
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/**
 * Makes a stage respond to fingers and mouse: two fingers or a touchpad's pinch zoom; a drag moves an
 * enlarged picture, and otherwise changes to another one; a double tap or a click zooms in and out; a press
 * beside the picture closes. Returns a function that undoes all of it.
 */
export function listenToGestures({ element, view, setView, step, close }: Stage): () => void {
  const fingers = new Map<number, Point>()
  let start: Point | undefined
  let hadTwo = false
  let tappedAt = 0

  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const toggle = (at: Point) => setView(view().scale > 1 ? WHOLE : zoomed(WHOLE, TAPPED, at))

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
    element.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, place(event))
    if (fingers.size === 1) {
      start = place(event)
      hadTwo = false
    } else hadTwo = true
  }

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = place(event)
    fingers.set(event.pointerId, now)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const at = middle(now, other)
      const was = middle(before, other)
      const bigger = zoomed(view(), distance(now, other) / Math.max(1, distance(before, other)), at)
      setView(moved(bigger, { x: at.x - was.x, y: at.y - was.y }))
    } else if (view().scale > 1) setView(moved(view(), { x: now.x - before.x, y: now.y - before.y }))
  }

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || hadTwo || !start) return
    const now = place(event)
    const by = { x: now.x - start.x, y: now.y - start.y }
    if (Math.hypot(by.x, by.y) > TREMOR) {
      if (view().scale === 1 && Math.abs(by.x) > Math.max(SWIPE, Math.abs(by.y))) step(by.x < 0 ? 1 : -1)
      return
    }
    // The pointer is captured, so its own target doesn't say what it is over.
    if (!document.elementFromPoint(event.clientX, event.clientY)?.closest('img')) return close()
    if (event.pointerType === 'mouse') return toggle(now)
    if (event.timeStamp - tappedAt < DOUBLE) {
      tappedAt = 0
      toggle(now)
    } else tappedAt = event.timeStamp
  }

  const wheel = (event: WheelEvent) => {
    // The page behind doesn't move.
    event.preventDefault()
    if (event.ctrlKey) setView(zoomed(view(), Math.exp(-event.deltaY / 100), place(event)))
    else if (view().scale > 1) setView(moved(view(), { x: -event.deltaX, y: -event.deltaY }))
  }

  const controller = new AbortController()
  const { signal } = controller
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', (event) => fingers.delete(event.pointerId), { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  return () => controller.abort()
}
