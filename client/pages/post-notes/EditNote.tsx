import * as v from 'valibot'
import { postNoteText } from '../../../schema/inputs/post-note'
import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { EditPostNote } from '../../features/post-note/edit-post-note.generated'
import { failureOf } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { Form } from '../../ui/form/Form'
import { NoteField } from './NoteField'

const schema = v.object({ text: postNoteText })

/** Changes the words of a note. */
export function EditNote({ noteId, text, onClosed }: { noteId: string; text: string; onClosed: () => void }) {
  const { run, refusal } = useChange(EditPostNote)
  const save = async (values: v.InferOutput<typeof schema>): Promise<boolean> => {
    if (!(await run({ input: { noteId, text: values.text } }))) return false
    onClosed()
    return true
  }
  return (
    <Form
      schema={schema}
      onSubmit={save}
      failure={failureOf(refusal)}
      about="text"
      className="mt-3 grid gap-3"
    >
      <NoteField
        label={wording.editText}
        text={text}
        save={wording.saveEdit}
        pending={wording.savingEdit}
        onCancel={onClosed}
      />
    </Form>
  )
}
