import type { RefObject } from 'react'

/** What a primitive says about a change that it wants to make to what is open. */
interface Change {
  reason: string
  event: Event
  cancel: () => void
}

/**
 * Closes what is open when its primitive asks for that, except on a press of the opener, which handles that itself. Escape
 * closes it wherever the focus is: the opener still has it in the first moment.
 */
export const closeUnlessOpener =
  (opener: RefObject<HTMLElement | null>, close: () => void) =>
  (_: boolean, { reason, event, cancel }: Change): void => {
    const isPress = reason !== 'escape-key'
    if (isPress && event.target instanceof Node && opener.current?.contains(event.target)) cancel()
    else close()
  }
