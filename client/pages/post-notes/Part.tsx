import type { ReactNode } from 'react'
import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { StoryText } from '../../features/post/body/StoryText'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import type { Chunk } from './chunks'

interface Props {
  chunk: Chunk
  /** Its first words. */
  label: string
  /** Whether words of it are selected. */
  hasChosen: boolean
  /** Begins a note on it; absent where none can be written, or one is being written. */
  onAdd: (() => void) | undefined
  /** Its notes. */
  children: ReactNode
}

/** Keeps the selection when a button is pressed that is about it. */
const keepSelection = (event: { preventDefault: () => void }) => event.preventDefault()

/** A part of the story, with the button that begins a note, and its notes: beside it, or below it on narrow windows. */
export function Part({ chunk, label, hasChosen, onAdd, children }: Props) {
  const name = label === '' ? wording.add : wording.addTo(label)
  return (
    <div className="mt-7 grid grid-cols-[minmax(0,1fr)_44px] gap-x-2 gap-y-3 first:mt-0 lg:grid-cols-[minmax(0,1fr)_44px_320px] lg:gap-x-4">
      <div data-chunk={chunk.key} className="min-w-0">
        <StoryText body={chunk.paragraphs} />
      </div>
      <div className="-me-3 lg:me-0">
        {onAdd && !hasChosen && (
          <IconButton icon="plus" label={name} title={wording.add} onClick={onAdd} data-no-print />
        )}
      </div>
      <div className="col-span-2 grid content-start gap-3 empty:hidden lg:col-span-1">
        {onAdd && hasChosen && (
          <Button
            look="main"
            size="small"
            className="justify-self-start"
            onPointerDown={keepSelection}
            onMouseDown={keepSelection}
            onClick={onAdd}
          >
            {wording.addToWords}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
