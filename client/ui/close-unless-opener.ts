import type { RefObject } from 'react'

/** What a primitive says about a change that it wants to make to what is open. */
interface Change {
  event: Event
  cancel: () => void
}

/** Closes what is open when its primitive asks for that, except on a press of the opener, which handles that itself. */
export const closeUnlessOpener =
  (opener: RefObject<HTMLElement | null>, close: () => void) =>
  (_: boolean, { event, cancel }: Change): void => {
    if (event.target instanceof Node && opener.current?.contains(event.target)) cancel()
    else close()
  }
