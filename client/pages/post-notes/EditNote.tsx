import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { EditPostNote } from '../../features/post-note/edit-post-note.generated'
import { NoteForm } from './NoteForm'

/** Changes the words of a note. */
export function EditNote({ noteId, text, onClosed }: { noteId: string; text: string; onClosed: () => void }) {
  return (
    <NoteForm
      operation={EditPostNote}
      variables={(values) => ({ input: { noteId, text: values.text } })}
      label={wording.editText}
      text={text}
      save={wording.saveEdit}
      pending={wording.savingEdit}
      onCancel={onClosed}
    />
  )
}
