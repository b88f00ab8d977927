import type { ReactNode } from 'react'
import { useKeptFocus } from '../../../lib/use-kept-focus'
import { useRemoveQuote } from '../use-remove-quote'

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
