import type { ReactNode } from 'react'
import { publishWording } from '../../../../schema/wording/publish'
import { Button } from '../../../ui/Button'
import { preload } from '../../../ui/lazy'
import { publishDialog } from './parts'

interface Props {
  state: ReactNode
  standing: ReactNode
  menu: ReactNode
  isPublished: boolean
  /** Whether the story can be published now. */
  isReady: boolean
  onPublish: () => void
}

/** The line above a story that is written: whether it is saved, where it stands, and what can be done with it. */
export function WriterBar({ state, standing, menu, isPublished, isReady, onPublish }: Props) {
  const near = () => void preload(publishDialog)
  return (
    <div className="sticky top-0 z-10 mb-6 flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-paper py-2">
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        {standing}
        {state}
      </div>
      <div className="ms-auto flex items-center gap-2">
        {menu}
        <Button
          look="main"
          size="small"
          aria-haspopup="dialog"
          disabled={!isReady}
          onPointerEnter={near}
          onFocus={near}
          onClick={onPublish}
        >
          {isPublished ? publishWording.publishChanges : publishWording.publish}
        </Button>
      </div>
    </div>
  )
}
