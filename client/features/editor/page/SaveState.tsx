import { editorWording } from '../../../../schema/wording/editor'
import { Button } from '../../../ui/Button'
import type { JournalState } from '../journal/state'

const wording = editorWording.saving

/** What a writer is told about saving. */
function textOf({ status, isKept, unsent, refusal }: JournalState): string {
  if (status === 'refused') return refusal?.message ?? wording.refused
  if (status === 'offline') return isKept ? wording.offline : wording.offlineNotKept
  if (!isKept && unsent > 0) return wording.notKept
  return wording[status]
}

/** Says whether what is written is saved. Rule: docs/rules/writing.md, "The journal". */
export function SaveState({ state, onRetry }: { state: JournalState; onRetry: () => void }) {
  const canRetry = state.status === 'offline' || state.status === 'refused'
  return (
    <div className="flex min-w-0 items-center gap-2">
      <p role="status" data-testid="save-state" className="text-14 text-ink-soft text-pretty">
        {textOf(state)}
      </p>
      {canRetry && (
        <Button look="text" size="small" onClick={onRetry}>
          {wording.retry}
        </Button>
      )}
    </div>
  )
}
