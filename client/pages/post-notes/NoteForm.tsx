import * as v from 'valibot'
import { postNoteText } from '../../../schema/inputs/post-note'
import { NoteField, type NoteFieldProps } from '../../features/post-note/NoteField'
import { ChangeForm, type ChangeFormProps } from '../../features/settings/ChangeForm'

const schema = v.object({ text: postNoteText })

type Props<Data extends object, Variables> = NoteFieldProps &
  Pick<ChangeFormProps<Data, Variables, typeof schema>, 'operation' | 'variables' | 'toast'>

/** A form for the words of a note alone. It closes itself once they are saved. */
export function NoteForm<Data extends object, Variables>(props: Props<Data, Variables>) {
  const { operation, variables, toast, ...field } = props
  return (
    <ChangeForm
      operation={operation}
      schema={schema}
      variables={variables}
      about="text"
      className="mt-3 grid gap-3"
      toast={toast}
      onDone={field.onCancel}
    >
      <NoteField {...field} />
    </ChangeForm>
  )
}
