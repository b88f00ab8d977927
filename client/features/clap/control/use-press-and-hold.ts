import { type PointerEvent, useEffect, useRef } from 'react'

/** How long a press lasts before it counts as held, and how often it then repeats, in milliseconds. */
const HELD_AFTER = 400
const REPEATS_EVERY = 130

/** Handlers of a button that acts once with each press, and again and again while it is held. */
export function usePressAndHold(act: () => void) {
  const latest = useRef(act)
  latest.current = act
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])
  const repeat = () => {
    wasHeld.current = true
    latest.current()
    timer.current = setTimeout(repeat, REPEATS_EVERY)
  }
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      wasHeld.current = false
      if (button === 0) timer.current = setTimeout(repeat, HELD_AFTER)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long touch would open it.
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => {
      stop()
      if (!wasHeld.current) latest.current()
      wasHeld.current = false
    },
  }
}
