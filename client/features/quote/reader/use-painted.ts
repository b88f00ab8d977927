import { useEffect } from 'react'

/**
 * Marks parts of the page under a name of the style sheet, without their own elements. In browsers that can't, the list
 * below the story has them.
 */
export function usePainted(name: 'quire-own' | 'quire-top', ranges: readonly Range[]): void {
  useEffect(() => {
    if (ranges.length === 0 || !('highlights' in CSS)) return
    CSS.highlights.set(name, new Highlight(...ranges))
    return () => {
      CSS.highlights.delete(name)
    }
  }, [name, ranges])
}
