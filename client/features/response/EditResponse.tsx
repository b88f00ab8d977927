import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { responseText } from '../../../schema/inputs/response'
import { responseWording as wording } from '../../../schema/wording/responses'
import { useApp } from '../../lib/app'
import { operationQuery } from '../../lib/query'
import { showError, showToast } from '../../shell/toast'
import { Form } from '../../ui/form/Form'
import { failureOf } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import type { ShownResponse } from './discussion-facts'
import { EditPostResponse } from './edit-post-response.generated'
import { OwnResponse } from './own-response.generated'
import { ResponseField } from './ResponseField'

const schema = v.object({ text: responseText })

interface Props {
  id: string
  onSaved: (response: ShownResponse) => void
  onClosed: () => void
}

/** Changes what a response says, as it was typed. */
export function EditResponse({ id, onSaved, onClosed }: Props) {
  const { execute, queryClient } = useApp()
  const { run, refusal } = useChange(EditPostResponse)
  const [text, setText] = useState<string>()
  const close = useRef(onClosed)
  close.current = onClosed
  useEffect(() => {
    let isOver = false
    queryClient.fetchQuery({ ...operationQuery(execute, OwnResponse, { id }), staleTime: 0 }).then(
      ({ post }) => {
        if (!isOver) setText(post?.viewerEdge.responseText ?? '')
      },
      () => {
        showError(wording.failed)
        close.current()
      },
    )
    return () => {
      isOver = true
    }
  }, [queryClient, execute, id])
  const save = async (values: v.InferOutput<typeof schema>): Promise<boolean> => {
    const response = await run({ postId: id, text: values.text })
    if (!response) return false
    onSaved(response)
    showToast({ message: wording.changed, extraParams: { testId: 'response-changed' } })
    onClosed()
    return true
  }
  if (text === undefined) return <p className="mt-3 text-14 text-ink-soft">{wording.loadingMore}</p>
  return (
    <Form
      schema={schema}
      onSubmit={save}
      failure={failureOf(refusal)}
      about="text"
      className="mt-3 grid gap-3"
    >
      <ResponseField
        label={wording.editText}
        text={text}
        send={wording.save}
        pending={wording.saving}
        hasFocus
        onCancel={onClosed}
      />
    </Form>
  )
}
