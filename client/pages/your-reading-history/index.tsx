import { historyHead, loadHistory } from '../../features/reading-history/history-load'
import { YourHistory } from '../../features/reading-history/YourHistory'

export const load = loadHistory

export const head = historyHead

/** What the viewer has read, while the sidebar's navigation is off. */
export function Page() {
  return (
    <div className="mx-auto max-w-inset px-6 pb-8">
      <YourHistory />
    </div>
  )
}
