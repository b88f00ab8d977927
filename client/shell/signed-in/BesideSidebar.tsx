import type { ReactNode } from 'react'
import { usePage } from '../../lib/use-page'
import { useDrawn } from '../../ui/lazy'
import { usePinnedSidebar } from '../pinned-sidebar'
import { isLibraryPage } from '../sidebar/library-pages'
import { panel } from '../sidebar-parts'

/** A page with the sidebar beside it, if the viewer keeps it open and the window has room for it. */
export function BesideSidebar({ children }: { children: ReactNode }) {
  const isPinned = usePinnedSidebar()
  const Panel = useDrawn(panel, isPinned)
  const { pageId } = usePage()
  // As wide as the panel that takes its place: with drawings, lists and the line between them, or with words alone.
  const width = isLibraryPage(pageId) ? 393 : 240
  return (
    <div className="flex flex-1">
      {isPinned &&
        (Panel ? (
          <Panel />
        ) : (
          <div className="hidden shrink-0 border-e border-line xl:block" style={{ width }} />
        ))}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
