import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a row sideways to centre its current entry, unless the reader has scrolled it. */
function centreCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  // From right to left, the distance is negative.
  if (!row || !current || row.scrollLeft !== 0) return
  const { left, width } = current.getBoundingClientRect()
  row.scrollLeft += left + width / 2 - (row.getBoundingClientRect().left + row.clientWidth / 2)
}

/** The ref of a row of links that may be wider than the page: it shows its current entry, also after a move. */
export function useCentredCurrent(current: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (current !== undefined) centreCurrent(row.current)
  }, [current])
  return row
}
