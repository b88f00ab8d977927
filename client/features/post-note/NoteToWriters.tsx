import { useRef } from 'react'
import * as v from 'valibot'
import { postNoteText } from '../../../schema/inputs/post-note'
import { linkTo } from '../../../schema/routes/links'
import { newId } from '../../../schema/rules/new-id'
import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import type { DialogHandle } from '../../ui/dialog/DialogPopup'
import { TitledDialog } from '../../ui/dialog/TitledDialog'
import { ChangeForm } from '../settings/ChangeForm'
import { AddPostNote } from './add-post-note.generated'
import { NoteField } from './NoteField'

const schema = v.object({ text: postNoteText })

interface Props {
  postId: string
  paragraph: string
  /** The words of the paragraph that it is about. */
  words: string
  onSent: () => void
  onClosed: () => void
}

/** A reader's private note to those who write a story, about a passage of it. Rule: docs/rules/post-notes.md. */
export function NoteToWriters({ postId, paragraph, words, onSent, onClosed }: Props) {
  const dialog = useRef<DialogHandle>(null)
  const { navigation } = useApp()
  const key = useRef(newId())
  const notes = linkTo('ShowPostNotes', { postId })
  return (
    <TitledDialog
      ref={dialog}
      title={wording.toWriters.title}
      closeLabel={wording.unsaved.close}
      onClosed={onClosed}
    >
      <ChangeForm
        operation={AddPostNote}
        schema={schema}
        variables={({ text }) => ({
          input: { postId, key: key.current, text, paragraph, passage: words, audience: 'READER' as const },
        })}
        about="text"
        className="grid gap-4"
        toast={{
          message: wording.toWriters.sent,
          action: { label: wording.toWriters.see, onAction: () => void goTo(navigation, notes) },
          extraParams: { testId: 'note-sent' },
        }}
        onDone={() => {
          onSent()
          return dialog.current?.close()
        }}
      >
        <blockquote
          dir="auto"
          className="max-h-40 overflow-y-auto border-s-2 border-accent ps-3 text-14 text-ink-soft wrap-anywhere"
        >
          {words}
        </blockquote>
        <p className="text-14 text-ink-soft text-pretty">{wording.toWriters.hint}</p>
        <NoteField
          label={wording.text}
          save={wording.toWriters.send}
          pending={wording.sending}
          onCancel={() => dialog.current?.leave()}
          dialog={dialog}
        />
      </ChangeForm>
    </TitledDialog>
  )
}
