import { type RefObject, useLayoutEffect, useState } from 'react'
import { Skeleton } from '../Skeleton'
import { usePressOutside } from '../use-press-outside'

interface Props {
  opener: RefObject<HTMLElement | null>
  align: 'start' | 'end'
  close: () => void
  className: string
}

/** The place of a menu below its opener, in pixels. */
function placeBelow(opener: HTMLElement, align: Props['align']) {
  const { bottom, left, right } = opener.getBoundingClientRect()
  const isRtl = getComputedStyle(opener).direction === 'rtl'
  const top = bottom + 8
  return (align === 'start') === isRtl
    ? { top, right: document.documentElement.clientWidth - right }
    : { top, left }
}

/** The outline of a menu that has been opened and is still loading, so that the press has an effect at once. */
export function MenuWaiting({ opener, align, className, close }: Props) {
  usePressOutside(true, opener, close)
  const [place, setPlace] = useState<ReturnType<typeof placeBelow>>()
  useLayoutEffect(() => {
    if (opener.current) setPlace(placeBelow(opener.current, align))
  }, [opener, align])
  return (
    <div
      className={`fixed z-(--z-index-modal) min-w-44 space-y-3 rounded-input border border-line bg-paper-raised p-5 shadow-lg ${place ? '' : 'invisible'} ${className}`}
      style={place}
      data-testid="menu-waiting"
    >
      <Skeleton className="h-3 w-32" />
      <Skeleton className="h-3 w-24" />
    </div>
  )
}
