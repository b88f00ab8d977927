import type { ReactNode } from 'react'
import { usePart } from '../../ui/part'
import { usePinnedSidebar } from '../pinned-sidebar'
import { panel } from '../sidebar-parts'

/** A page with the sidebar beside it, if the viewer keeps it open and the window has room for it. */
export function BesideSidebar({ children }: { children: ReactNode }) {
  const isPinned = usePinnedSidebar()
  const Panel = usePart(panel, isPinned)
  return (
    <div className="flex flex-1">
      {isPinned &&
        (Panel ? <Panel /> : <div className="hidden w-60 shrink-0 border-e border-line xl:block" />)}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
