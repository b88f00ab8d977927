import { usePage } from '../../lib/use-page'
import { useIsWidest } from '../pinned-sidebar'
import { isLibraryPage } from './library-pages'
import { Sidebar, SidebarRail } from './Sidebar'
import { SurveyCard } from './SurveyCard'
import { YourLibrary } from './YourLibrary'

const PANEL = 'sticky top-[57px] hidden h-[calc(100dvh-57px)] shrink-0 border-e border-line'
const SCROLLS = 'overflow-y-auto overscroll-contain'

/**
 * The sidebar beside the page, below the header, which stays while the page scrolls. On pages of the library its links
 * are drawings alone, to leave room for the lists.
 */
export function Panel() {
  const isShown = useIsWidest()
  const { pageId } = usePage()
  if (!isLibraryPage(pageId)) {
    return (
      <div className={`${PANEL} ${SCROLLS} w-60 xl:block`} data-testid="sidebar-panel" data-no-print>
        <Sidebar isShown={isShown} />
      </div>
    )
  }
  return (
    <div className={`${PANEL} xl:flex`} data-testid="sidebar-panel" data-no-print>
      <SidebarRail />
      <div className={`${SCROLLS} w-80 shrink-0`} data-testid="sidebar-library">
        <YourLibrary onFollow={() => {}} isShown={isShown} />
        <SurveyCard />
      </div>
    </div>
  )
}
