import type { ReactNode } from 'react'
import { useRemoveQuote } from '../../features/quote/use-remove-quote'
import { useKeptFocus } from '../../lib/use-kept-focus'

interface Props {
  /** Draws the highlights, without those that were just removed. */
  children: (own: ReturnType<typeof useRemoveQuote>) => ReactNode
}

/** Removes the viewer's own highlights, and restores them. */
export function OwnHighlights({ children }: Props) {
  const area = useKeptFocus<HTMLDivElement>()
  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      {children(useRemoveQuote())}
    </div>
  )
}
