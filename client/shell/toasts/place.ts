/** The edge of the window that a toast lies along. */
export type ToastPlace = 'top' | 'bottom'

/** As much of an edge as a toast of two lines takes, in pixels. */
const DEPTH = 104

/** What a toast speaks of stands in one of these. */
const BLOCKS = '[role=dialog],[data-toast-style],form,li,section'

interface Span {
  top: number
  bottom: number
}

/**
 * Where a toast covers least of what it speaks of: at the top unless that is there.
 *
 * @param block what it speaks of, as a whole.
 * @param control what was pressed, which must stay in sight in any case.
 */
export function placeBeside(block: Span, control: Span, height: number): ToastPlace {
  const isTopTaken = ({ top, bottom }: Span) => top < DEPTH && bottom > 0
  const isBottomTaken = ({ top, bottom }: Span) => bottom > height - DEPTH && top < height
  if (!isTopTaken(block)) return 'top'
  if (!isBottomTaken(block)) return 'bottom'
  return isTopTaken(control) && !isBottomTaken(control) ? 'bottom' : 'top'
}

/** The control that was used last: not every browser gives a pressed button the focus. */
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
