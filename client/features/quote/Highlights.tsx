import { useEffect, useState } from 'react'
import { useViewer } from '../../lib/use-viewer'
import { useLazy } from '../../ui/lazy'
import { highlighting } from './lazy'
import type { Quotable } from './quotable-story'

/** Whether words of a story are selected. */
function isChoosing(): boolean {
  const selection = document.getSelection()
  return selection?.isCollapsed === false && selection.anchorNode?.parentElement?.closest('.story') != null
}

/**
 * A reader's highlights of a story, and what they can do with words that they choose. Nothing of it is loaded for a
 * visitor who chooses none. Rule: docs/rules/highlights.md, "On the page".
 */
export function Highlights({ post }: { post: Quotable }) {
  const viewer = useViewer()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const look = () => isChoosing() && setWanted(true)
    look()
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])
  const Shown = useLazy(highlighting, post.firstPublishedAt !== null && (viewer !== null || isWanted))
  return Shown ? <Shown key={post.id} post={post} /> : null
}
