import type { DraftDocument } from '../../../../schema/story/draft'
import type { MergeConflict } from '../../../../schema/story/merge-documents'
import type { Refusal, ServerDraft } from './ports'

/** What a writer has to decide: both texts, and what comes of joining them. */
export interface DraftConflict {
  conflicts: MergeConflict[]
  /** Everything joined; where both have changed the same, ours. */
  merged: DraftDocument
  /** What this tab shows. */
  ours: DraftDocument
  /** What the server has. */
  theirs: ServerDraft
  /** What a closed tab of this browser has left, if that is what ours conflicts with. */
  left?: DraftDocument
  /** What both began from. */
  base: DraftDocument
}

/** What a writer is told about saving. */
export interface JournalState {
  status: 'opening' | 'saved' | 'saving' | 'offline' | 'conflict' | 'refused'
  /** Changes that the server doesn't have yet. */
  unsent: number
  /** Whether they survive the end of the tab: not if the disk is full, or storage is forbidden. */
  isKept: boolean
  /** The newest revision of the server that this tab knows; what a publish is based on. */
  revision: number
  conflict?: DraftConflict
  refusal?: Refusal
}

/** Whether a tab can be closed without losing anything. */
export const isSafeToClose = ({ unsent, isKept }: JournalState): boolean => unsent === 0 || isKept

/** A state with what the log says; a conflict and a refusal belong to their own status. */
export function nextState(
  { conflict, refusal, ...state }: JournalState,
  { unsent, acked }: { unsent: number; acked: ServerDraft },
): JournalState {
  return {
    ...state,
    unsent,
    revision: acked.revision,
    ...(state.status === 'conflict' && conflict ? { conflict } : {}),
    ...(state.status === 'refused' && refusal ? { refusal } : {}),
  }
}
