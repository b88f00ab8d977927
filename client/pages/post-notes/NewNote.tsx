import { useRef } from 'react'
import * as v from 'valibot'
import { postNoteText } from '../../../schema/inputs/post-note'
import { newId } from '../../../schema/rules/new-id'
import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { AddPostNote } from '../../features/post-note/add-post-note.generated'
import { NoteField } from '../../features/post-note/NoteField'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Select } from '../../ui/form/Select'

const schema = v.object({ text: postNoteText, audience: v.optional(v.string()) })

interface Props {
  postId: string
  /** What it is about; null for the whole story. */
  paragraph: string | null
  /** The words of the paragraph; empty for all of it. */
  words: string
  /** Makes it about the whole paragraph. */
  onForget: () => void
  /** The name of the publication whose editors may read it, for those who choose. */
  editors: string | undefined
  /** Whether a reader writes it, to those who write the story. */
  isReader: boolean
  onClosed: () => void
}

/** Writes a note. */
export function NewNote({ postId, paragraph, words, onForget, editors, isReader, onClosed }: Props) {
  const key = useRef(newId())
  const noteOf = ({ text, audience }: v.InferOutput<typeof schema>) => {
    const about = paragraph === null ? {} : { paragraph, ...(words === '' ? {} : { passage: words }) }
    const readers = isReader
      ? { audience: 'READER' as const }
      : audience === 'AUTHORS'
        ? { audience: 'AUTHORS' as const }
        : {}
    return { input: { postId, key: key.current, text, ...about, ...readers } }
  }
  return (
    <Card as="section">
      <ChangeForm
        operation={AddPostNote}
        schema={schema}
        variables={noteOf}
        about="text"
        className="grid gap-3"
        toast={{ message: wording.saved, extraParams: { testId: 'note-added' } }}
        onDone={onClosed}
      >
        {words !== '' && (
          <div>
            <blockquote
              dir="auto"
              className="border-s-2 border-accent ps-3 text-14 text-ink-soft wrap-anywhere"
            >
              {words}
            </blockquote>
            <Button look="text" size="small" onClick={onForget}>
              {wording.forget}
            </Button>
          </div>
        )}
        <NoteField label={wording.text} save={wording.save} pending={wording.saving} onCancel={onClosed}>
          {editors !== undefined && (
            <Select name="audience" label={wording.audience} defaultValue="EDITORS">
              <option value="EDITORS">{wording.audiences.editors(editors)}</option>
              <option value="AUTHORS">{wording.audiences.authors}</option>
            </Select>
          )}
        </NoteField>
      </ChangeForm>
    </Card>
  )
}
