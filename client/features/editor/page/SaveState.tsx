import type { DraftDocument } from '../../../../schema/story/draft'
import { editorWording } from '../../../../schema/wording/editor'
import { Button } from '../../../ui/Button'
import { preload, useLazy } from '../../../ui/lazy'
import type { JournalState } from '../journal/state'
import { conflictDialog, saveHelp } from './parts'
import { savingText } from './saving-text'

const wording = editorWording.saving

interface Props {
  state: JournalState
  /** Whether another editor of the story can't join its text with this one's. */
  isContested: boolean
  onRetry: () => void
  /** Opens the dialog in which a conflict is decided. */
  onDecide: () => void
  readStory: () => DraftDocument
}

/** Says whether the text is saved. Rule: docs/rules/writing.md, "The journal". */
export function SaveState({ state, isContested, onRetry, onDecide, readStory }: Props) {
  const { status, refusal } = state
  const SaveHelp = useLazy(saveHelp, refusal !== undefined)
  const near = () => void preload(conflictDialog)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3">
      <p role="status" data-testid="save-state" className="text-14 text-ink-soft text-pretty">
        {isContested && status === 'saved' ? wording.contested : savingText(state)}
      </p>
      {(status === 'offline' || status === 'refused') && (
        <Button look="text" size="small" onClick={onRetry}>
          {wording.retry}
        </Button>
      )}
      {refusal && SaveHelp && <SaveHelp refusal={refusal} readStory={readStory} />}
      {(status === 'conflict' || isContested) && (
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
