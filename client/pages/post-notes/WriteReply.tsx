import { useRef } from 'react'
import { newId } from '../../../schema/rules/new-id'
import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { ReplyToPostNote } from '../../features/post-note/reply-to-post-note.generated'
import { NoteForm } from './NoteForm'

/** Answers a note. */
export function WriteReply({ noteId, onClosed }: { noteId: string; onClosed: () => void }) {
  const key = useRef(newId())
  return (
    <NoteForm
      operation={ReplyToPostNote}
      variables={({ text }) => ({ input: { noteId, key: key.current, text } })}
      toast={{ message: wording.replied, extraParams: { testId: 'note-answered' } }}
      label={wording.replyText}
      save={wording.sendReply}
      pending={wording.sending}
      onCancel={onClosed}
    />
  )
}
