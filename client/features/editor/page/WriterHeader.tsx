import type { ReactNode } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { useLink } from '../../../lib/use-link'
import { AppLink } from '../../../ui/AppLink'
import { Icon } from '../../../ui/Icon'
import { Skeleton } from '../../../ui/Skeleton'

/** The places of the header that the editor fills: elements, once they are in the page. */
export interface HeaderPlaces {
  state: HTMLElement | null
  tools: HTMLElement | null
}

interface Props {
  /** Whether the editor hasn't filled the places yet. */
  isWaiting: boolean
  onState: (element: HTMLElement | null) => void
  onTools: (element: HTMLElement | null) => void
}

interface FaceProps {
  state: ReactNode
  tools: ReactNode
  onState?: Props['onState']
  onTools?: Props['onTools']
}

/** What the header looks like, with what stands in its places. */
export function WriterHeaderFace({ state, tools, onState, onTools }: FaceProps) {
  const link = useLink()
  return (
    <header
      className="writer-header sticky top-0 z-10 border-b border-line bg-paper transition-colors"
      data-no-print
    >
      <div className="mx-auto flex min-h-14 max-w-outset items-center gap-2 py-1 ps-2 pe-4 sm:gap-4 sm:ps-4 sm:pe-6">
        <AppLink
          href={link('YourStories')}
          data-steps-back=""
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1 text-14 text-ink-soft hover:text-ink"
        >
          <Icon name="previous" />
          <span className="max-sm:sr-only">{editorWording.toStories}</span>
        </AppLink>
        <div ref={onState} className="min-w-0 flex-1">
          {state}
        </div>
        <div ref={onTools} className="flex shrink-0 items-center gap-1 sm:gap-2">
          {tools}
        </div>
      </div>
    </header>
  )
}

/**
 * The header of the editor's page: the way back, whether the text is saved, and what can be done with the story. It has
 * the same height before the editor is there. Rule: docs/rules/writing.md, "The editor's page".
 */
export function WriterHeader({ isWaiting, onState, onTools }: Props) {
  return (
    <WriterHeaderFace
      onState={onState}
      onTools={onTools}
      state={isWaiting && <p className="text-14 text-ink-soft">{editorWording.saving.opening}</p>}
      tools={isWaiting && <Skeleton className="h-9 w-24" />}
    />
  )
}
