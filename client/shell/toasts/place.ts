/** The edge of the window where a toast appears. */
export type ToastPlace = 'top' | 'bottom'

/** The height of a toast of two lines at an edge, in pixels. */
const DEPTH = 104

/** Elements that may contain what a toast is about. */
const BLOCKS = '[role=dialog],[data-toast-style],form,li,section'

interface Span {
  top: number
  bottom: number
}

/**
 * The edge where a toast covers least of what it is about: the top, unless that is there.
 *
 * @param block what it is about, as a whole.
 * @param control the pressed control, which must stay visible in any case.
 */
export function placeBeside(block: Span, control: Span, height: number): ToastPlace {
  const isTopTaken = ({ top, bottom }: Span) => top < DEPTH && bottom > 0
  const isBottomTaken = ({ top, bottom }: Span) => bottom > height - DEPTH && top < height
  if (!isTopTaken(block)) return 'top'
  if (!isBottomTaken(block)) return 'bottom'
  return isTopTaken(control) && !isBottomTaken(control) ? 'bottom' : 'top'
}

/** The space between a toast and what is beside it, in pixels. */
const GAP = 16

interface Range {
  left: number
  right: number
}

/**
 * Where the middle of a toast is, in pixels from the left, if a panel along a side of the window would be covered by one
 * in the middle, and there is room beside it; undefined otherwise.
 *
 * @param width of the toast, in pixels.
 */
export function middleBeside(panel: Range | undefined, width: number, window: number): number | undefined {
  if (!panel) return undefined
  const isAtEnd = panel.left > window - panel.right
  const [from, to] = isAtEnd ? [0, panel.left] : [panel.right, window]
  const half = width / 2 + GAP
  const isClear = isAtEnd ? window / 2 + half <= to : window / 2 - half >= from
  if (isClear || to - from < 2 * half) return undefined
  return isAtEnd ? to - half : from + half
}

/** The middle of the next toast of a width, in pixels from the left; undefined if that is the window’s. */
export function nextMiddle(width: number): number | undefined {
  const panel = [...document.querySelectorAll('[role=dialog]')].at(-1)?.getBoundingClientRect()
  return middleBeside(panel, width, document.documentElement.clientWidth)
}

/** The last used control, because not every browser focuses a pressed button. */
function lastUsed(): Element | undefined {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body) return activeElement
  return [...document.querySelectorAll(':hover')].at(-1)
}

/** Where the next toast goes. Rule: docs/rules/viewer.md, "Toasts". */
export function nextPlace(): ToastPlace {
  const control = lastUsed()
  if (!control) return 'top'
  const block = control.closest(BLOCKS) ?? control
  return placeBeside(block.getBoundingClientRect(), control.getBoundingClientRect(), window.innerHeight)
}
