import * as v from 'valibot'
import { postNoteText } from '../../../schema/inputs/post-note'
import { NoteField, type NoteFieldProps } from '../../features/post-note/NoteField'
import { failureOf } from '../../features/settings/SignInAgain'
import type { Refusal } from '../../features/settings/use-change'
import { Form } from '../../ui/form/Form'

const schema = v.object({ text: postNoteText })

interface Props extends NoteFieldProps {
  /** Returns true on success. */
  onSave: (text: string) => Promise<boolean>
  refusal: Refusal | undefined
}

/** A form for the words of a note alone. */
export function NoteForm({ onSave, refusal, ...field }: Props) {
  return (
    <Form
      schema={schema}
      onSubmit={({ text }) => onSave(text)}
      failure={failureOf(refusal)}
      about="text"
      className="mt-3 grid gap-3"
    >
      <NoteField {...field} />
    </Form>
  )
}
