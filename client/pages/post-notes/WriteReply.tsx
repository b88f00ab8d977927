import { useRef } from 'react'
import * as v from 'valibot'
import { postNoteText } from '../../../schema/inputs/post-note'
import { newId } from '../../../schema/rules/new-id'
import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { ReplyToPostNote } from '../../features/post-note/reply-to-post-note.generated'
import { failureOf } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { showToast } from '../../shell/toast'
import { Form } from '../../ui/form/Form'
import { NoteField } from './NoteField'

const schema = v.object({ text: postNoteText })

/** Answers a note. */
export function WriteReply({ noteId, onClosed }: { noteId: string; onClosed: () => void }) {
  const { run, refusal } = useChange(ReplyToPostNote)
  const key = useRef(newId())
  const send = async ({ text }: v.InferOutput<typeof schema>): Promise<boolean> => {
    if (!(await run({ input: { noteId, key: key.current, text } }))) return false
    showToast({ message: wording.replied, extraParams: { testId: 'note-answered' } })
    onClosed()
    return true
  }
  return (
    <Form
      schema={schema}
      onSubmit={send}
      failure={failureOf(refusal)}
      about="text"
      className="mt-3 grid gap-3"
    >
      <NoteField
        label={wording.replyText}
        save={wording.sendReply}
        pending={wording.sending}
        onCancel={onClosed}
      />
    </Form>
  )
}
