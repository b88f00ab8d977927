import type { ReactNode } from 'react'
import { useRemoveQuote } from '../../features/quote/use-remove-quote'

interface Props {
  /** Draws the highlights, without those that were just removed. */
  children: (own: ReturnType<typeof useRemoveQuote>) => ReactNode
}

/** What removes somebody's own highlights, and brings them back. */
export const OwnHighlights = ({ children }: Props): ReactNode => children(useRemoveQuote())
