import type { ReactNode } from 'react'
import { useRemoveQuote } from '../../features/quote/use-remove-quote'
import { useKeptFocus } from '../../lib/use-kept-focus'

interface Props {
  /** Draws the highlights, without those that were just removed. */
  children: (own: ReturnType<typeof useRemoveQuote>) => ReactNode
}

/** What removes somebody's own highlights, and brings them back. */
export function OwnHighlights({ children }: Props) {
  const area = useKeptFocus<HTMLDivElement>()
  return (
    // Not by a class: the sheets of what a page's `load` asks for don't know this file.
    <div ref={area} tabIndex={-1} style={{ outline: 'none' }}>
      {children(useRemoveQuote())}
    </div>
  )
}
