import { useIsWidest } from '../pinned-sidebar'
import { Sidebar } from './Sidebar'

/** The sidebar beside the page, below the header, which stays while the page scrolls. */
export function Panel() {
  const isShown = useIsWidest()
  return (
    <div
      className="sticky top-[57px] hidden h-[calc(100dvh-57px)] w-60 shrink-0 overflow-y-auto overscroll-contain border-e border-line xl:block"
      data-testid="sidebar-panel"
      data-no-print
    >
      <Sidebar isShown={isShown} />
    </div>
  )
}
