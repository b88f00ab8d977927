import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { DeletePostNote } from '../../features/post-note/delete-post-note.generated'
import { ResolvePostNote } from '../../features/post-note/resolve-post-note.generated'
import { RestorePostNote } from '../../features/post-note/restore-post-note.generated'
import { isDone, useChange } from '../../features/settings/use-change'
import { showToast } from '../../shell/toast'

/** Actions on a note that take one press; each can be undone from its message. */
export function useNoteActions() {
  const removing = useChange(DeletePostNote)
  const restoring = useChange(RestorePostNote)
  const resolving = useChange(ResolvePostNote)
  const restore = async (noteId: string) => {
    if (isDone(await restoring.attempt({ noteId }))) showToast({ message: wording.restored, about: noteId })
  }
  const remove = async (noteId: string) => {
    if (!isDone(await removing.attempt({ noteId }))) return
    showToast({
      message: wording.removed,
      action: { label: wording.undo, onAction: () => void restore(noteId) },
      about: noteId,
      extraParams: { testId: 'note-removed' },
    })
  }
  const resolve = async (noteId: string, isResolved: boolean) => {
    if (!isDone(await resolving.attempt({ noteId, isResolved }))) return
    showToast({
      message: isResolved ? wording.resolved : wording.reopened,
      action: { label: wording.undo, onAction: () => void resolve(noteId, !isResolved) },
      about: noteId,
      extraParams: { testId: 'note-resolved' },
    })
  }
  return { remove, resolve, isPending: resolving.isPending }
}
