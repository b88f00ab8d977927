import { LibraryRail } from '../../features/library/LibraryRail'
import { historyHead, loadHistory } from '../../features/reading-history/history-load'
import { YourHistory } from '../../features/reading-history/YourHistory'
import { Columns } from '../../ui/Columns'

export const load = loadHistory

export const head = historyHead

/** What the viewer has read. */
export function Page() {
  return (
    <Columns rail={<LibraryRail />}>
      <YourHistory />
    </Columns>
  )
}
