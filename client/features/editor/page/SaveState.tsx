import { editorWording } from '../../../../schema/wording/editor'
import { Button } from '../../../ui/Button'
import { preload } from '../../../ui/lazy'
import type { JournalState } from '../journal/state'
import { conflictDialog } from './parts'

const wording = editorWording.saving

/** What a writer is told about saving. */
function textOf({ status, isKept, unsent, refusal }: JournalState): string {
  if (status === 'refused') return refusal?.message ?? wording.refused
  if (status === 'offline') return isKept ? wording.offline : wording.offlineNotKept
  if (!isKept && unsent > 0) return wording.notKept
  if (!isKept && status === 'saved') return wording.savedNotKept
  return wording[status]
}

interface Props {
  state: JournalState
  onRetry: () => void
  /** Opens the dialog in which a conflict is decided. */
  onDecide: () => void
}

/** Says whether the text is saved. Rule: docs/rules/writing.md, "The journal". */
export function SaveState({ state, onRetry, onDecide }: Props) {
  const { status } = state
  const near = () => void preload(conflictDialog)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3">
      <p role="status" data-testid="save-state" className="text-14 text-ink-soft text-pretty">
        {textOf(state)}
      </p>
      {(status === 'offline' || status === 'refused') && (
        <Button look="text" size="small" onClick={onRetry}>
          {wording.retry}
        </Button>
      )}
      {status === 'conflict' && (
        <Button
          look="text"
          size="small"
          aria-haspopup="dialog"
          onPointerEnter={near}
          onFocus={near}
          onClick={onDecide}
        >
          {wording.decide}
        </Button>
      )}
    </div>
  )
}
