import { historyWording as wording } from '../../../schema/wording/reading-history'
import { LibraryTab } from '../library/LibraryTab'
import { History } from './History'

/** The viewer's history in their library. */
export function YourHistory() {
  return (
    <LibraryTab current="history" title={wording.title} text={wording.text}>
      <History />
    </LibraryTab>
  )
}
