import { lazily } from '../../lib/lazily'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { useLazy } from '../../ui/lazy'

const meterNote = lazily(() => import('./MeterNote').then(({ MeterNote }) => MeterNote))

/** What the meter leaves the viewer, once it is loaded; nothing for those whom it doesn't count for. */
export function useMeterNote() {
  const viewer = useViewer()
  const { flags } = usePage().state
  const isMetered = flags.enable_metered_paywall === true && viewer !== null && !viewer.membership
  const Note = useLazy(meterNote, isMetered)
  return { isMetered, Note }
}
