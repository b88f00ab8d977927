import { historyWording as wording } from '../../../schema/wording/reading-history'
import { FollowingNavigation, FollowingRail } from '../../features/follow/FollowingNavigation'
import { History } from '../../features/reading-history/History'
import { historyHead, loadHistory } from '../../features/reading-history/history-load'
import type { PageHead } from '../../lib/page'
import { Columns } from '../../ui/Columns'

export const load = loadHistory

export const head = (): PageHead => ({ ...historyHead(), isTool: true })

/** What the viewer has read, among what refines their recommendations. */
export function Page() {
  return (
    <Columns rail={<FollowingRail />}>
      <FollowingNavigation title={wording.title} text={wording.customizeText} />
      <History />
    </Columns>
  )
}
