import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { EditPostNote } from '../../features/post-note/edit-post-note.generated'
import { useChange } from '../../features/settings/use-change'
import { NoteForm } from './NoteForm'

/** Changes the words of a note. */
export function EditNote({ noteId, text, onClosed }: { noteId: string; text: string; onClosed: () => void }) {
  const { run, refusal } = useChange(EditPostNote)
  const save = async (words: string): Promise<boolean> => {
    if (!(await run({ input: { noteId, text: words } }))) return false
    onClosed()
    return true
  }
  return (
    <NoteForm
      label={wording.editText}
      text={text}
      save={wording.saveEdit}
      pending={wording.savingEdit}
      onSave={save}
      refusal={refusal}
      onCancel={onClosed}
    />
  )
}
