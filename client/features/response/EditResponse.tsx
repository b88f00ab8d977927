import { useState } from 'react'
import * as v from 'valibot'
import { responseText } from '../../../schema/inputs/response'
import { responseWording as wording } from '../../../schema/wording/responses'
import { showToast } from '../../shell/toast'
import { Form } from '../../ui/form/Form'
import { failureOf } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import type { ShownResponse } from './discussion-facts'
import { EditPostResponse } from './edit-post-response.generated'
import { keepText, keptResponse } from './kept-text'
import { ResponseField } from './ResponseField'
import { aboutText } from './refusals'
import { useWritten } from './use-written'

const schema = v.object({ text: responseText })

interface Props {
  response: Pick<ShownResponse, 'id' | 'content'>
  onSaved: (response: ShownResponse) => void
  onClosed: () => void
}

/** Changes what a response says. */
export function EditResponse({ response: { id, content }, onSaved, onClosed }: Props) {
  const { run, refusal } = useChange(EditPostResponse)
  const { field, waiting, read } = useWritten()
  const keptAs = `${id}:changed`
  const [begun] = useState(() => keptResponse(keptAs))
  const forget = () => {
    keepText(keptAs, '')
    onClosed()
  }
  const save = async (): Promise<boolean> => {
    const written = read()
    const response = written && (await run({ postId: id, ...written }))
    if (!response) return false
    onSaved(response)
    showToast({ message: wording.changed, extraParams: { testId: 'response-changed' } })
    forget()
    return true
  }
  return (
    <Form
      schema={schema}
      onSubmit={save}
      failure={failureOf(waiting ?? aboutText(refusal))}
      about="text"
      className="mt-3 grid gap-3"
    >
      <ResponseField
        ref={field}
        label={wording.editText}
        changed={typeof begun === 'string' ? content.body : begun}
        keptAs={keptAs}
        isBegun={typeof begun !== 'string'}
        send={wording.save}
        pending={wording.saving}
        hasFocus
        onCancel={forget}
      />
    </Form>
  )
}
