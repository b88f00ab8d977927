import { useRef } from 'react'
import { newId } from '../../../schema/rules/new-id'
import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { ReplyToPostNote } from '../../features/post-note/reply-to-post-note.generated'
import { useChange } from '../../features/settings/use-change'
import { showToast } from '../../shell/toast'
import { NoteForm } from './NoteForm'

/** Answers a note. */
export function WriteReply({ noteId, onClosed }: { noteId: string; onClosed: () => void }) {
  const { run, refusal } = useChange(ReplyToPostNote)
  const key = useRef(newId())
  const send = async (text: string): Promise<boolean> => {
    if (!(await run({ input: { noteId, key: key.current, text } }))) return false
    showToast({ message: wording.replied, extraParams: { testId: 'note-answered' } })
    onClosed()
    return true
  }
  return (
    <NoteForm
      label={wording.replyText}
      save={wording.sendReply}
      pending={wording.sending}
      onSave={send}
      refusal={refusal}
      onCancel={onClosed}
    />
  )
}
