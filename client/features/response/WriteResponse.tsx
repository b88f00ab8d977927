import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { responseText } from '../../../schema/inputs/response'
import { newId } from '../../../schema/rules/new-id'
import { responseWording as wording } from '../../../schema/wording/responses'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { useViewer } from '../../lib/use-viewer'
import { showToast } from '../../shell/toast'
import { buttonClass } from '../../ui/button-look'
import { Form } from '../../ui/form/Form'
import { failureOf } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import type { ShownResponse } from './discussion-facts'
import { keepText, keptText } from './kept-text'
import { PublishPostResponse } from './publish-post-response.generated'
import { ResponseField } from './ResponseField'

const schema = v.object({ text: responseText })

interface Props {
  /** What it answers. */
  id: string
  label: string
  hasFocus?: boolean
  onPublished: (response: ShownResponse) => void
  onCancel?: () => void
}

/** Leads a visitor to signing in and back, where what they have written is still there. */
function SignInFirst() {
  const { href, ...opens } = useSignInLink()('register')
  return (
    <a href={href} {...opens} rel="nofollow" className={buttonClass({ look: 'main', size: 'small' })}>
      {wording.signIn}
    </a>
  )
}

/** Writes a response. What is written and not published yet is there again the next time. */
export function WriteResponse({ id, label, hasFocus = false, onPublished, onCancel }: Props) {
  const { run, refusal } = useChange(PublishPostResponse)
  const key = useRef(newId())
  const viewer = useViewer()
  // The server doesn't know what the browser has kept.
  const [kept, setKept] = useState<string>()
  useEffect(() => setKept(keptText(id)), [id])
  const send = async ({ text }: v.InferOutput<typeof schema>): Promise<boolean> => {
    const response = await run({ inResponseToPostId: id, text, key: key.current })
    if (!response) return false
    key.current = newId()
    keepText(id, '')
    setKept('')
    showToast({
      message: response.response?.status === 'HELD' ? wording.held : wording.published,
      extraParams: { testId: 'responded' },
    })
    onPublished(response)
    return true
  }
  return (
    <Form
      key={kept === undefined ? 'server' : 'browser'}
      schema={schema}
      onSubmit={send}
      failure={failureOf(refusal)}
      about="text"
      className="mt-4 grid gap-3"
    >
      <ResponseField
        label={label}
        text={kept ?? ''}
        keptAs={id}
        send={wording.publish}
        pending={wording.publishing}
        instead={viewer ? undefined : <SignInFirst />}
        hasFocus={hasFocus}
        onCancel={onCancel}
      />
    </Form>
  )
}
