import { useState } from 'react'
import type { Head } from '../../features/editor/StoryHead'

const EMPTY: Head = { title: '', subtitle: '' }

/** The title and the subtitle of the story: empty ones for a story that is begun, unknown for another until it is loaded. */
export function useHead(id: string, isNew: boolean) {
  const begin = () => ({ id, head: isNew ? EMPTY : undefined })
  const [written, setWritten] = useState<{ id: string; head: Head | undefined }>(begin)
  const current = written.id === id ? written : begin()
  if (current !== written) setWritten(current)
  /** Two fields may change before either is drawn again. */
  const setHead = (change: Partial<Head>) =>
    setWritten((now) => ({ id, head: { ...EMPTY, ...(now.id === id && now.head), ...change } }))
  return { head: current.head, setHead }
}
