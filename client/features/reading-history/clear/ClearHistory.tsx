import { historyWording } from '../../../../schema/wording/reading-history'
import { showToast } from '../../../shell/toast'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { isDone, useChange } from '../../settings/use-change'
import { ClearReadingHistory } from '../clear-reading-history.generated'

const { clear: wording } = historyWording

interface Props {
  /** Shows the remaining entries. */
  showRest: () => Promise<void>
  onClosed: () => void
}

/** Deletes the whole history, once that is confirmed. */
export function ClearHistory({ showRest, onClosed }: Props) {
  const { attempt } = useChange(ClearReadingHistory)
  const confirm = async () => {
    if (!isDone(await attempt({}))) return false
    await showRest()
    showToast({ message: wording.done })
    return true
  }
  return (
    <ConfirmDialog
      title={wording.question}
      confirm={wording.confirm}
      pendingText={wording.pending}
      cancel={wording.cancel}
      close={wording.close}
      isDanger
      onConfirm={confirm}
      onClosed={onClosed}
    >
      <p className="text-16 text-ink-soft text-pretty">{wording.text}</p>
    </ConfirmDialog>
  )
}
