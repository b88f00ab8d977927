import { useEffect, useState } from 'react'
import { onOneLine } from '../../../schema/rules/clean-text'
import { MAX_NOTE_PASSAGE } from '../../../schema/rules/post-notes'

/** Words that a reader has selected in one part of the story. */
export interface ChosenWords {
  /** The part's key. */
  chunk: string
  words: string
}

const chunkAt = (node: Node | null): string | undefined => {
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest<HTMLElement>('[data-chunk]')?.dataset.chunk
}

/** What is selected now, if a note can be about it. */
function chosen(): ChosenWords | undefined {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed) return undefined
  const chunk = chunkAt(selection.anchorNode)
  const words = onOneLine(selection.toString())
  if (chunk === undefined || chunk !== chunkAt(selection.focusNode)) return undefined
  return words === '' || words.length > MAX_NOTE_PASSAGE ? undefined : { chunk, words }
}

/** The words of the story that are selected, however that was done: by mouse, touch or keyboard. */
export function useChosenWords(): ChosenWords | undefined {
  const [words, setWords] = useState<ChosenWords>()
  useEffect(() => {
    const changed = () =>
      setWords((before) => {
        const now = chosen()
        return now?.chunk === before?.chunk && now?.words === before?.words ? before : now
      })
    document.addEventListener('selectionchange', changed)
    return () => document.removeEventListener('selectionchange', changed)
  }, [])
  return words
}
