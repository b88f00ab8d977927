import { editorWording } from '../../../../schema/wording/editor'
import type { JournalState } from '../journal/state'

const wording = editorWording.saving

/** What a writer is told about saving. */
export function savingText({ status, isKept, unsent, refusal }: JournalState): string {
  if (status === 'refused') return refusal ? wording.refused(refusal.message, isKept) : wording.saving
  if (status === 'offline') return isKept ? wording.offline : wording.offlineNotKept
  if (!isKept && unsent > 0) return wording.notKept
  if (!isKept && status === 'saved') return wording.savedNotKept
  return wording[status]
}
