import { useRef, useState } from 'react'
import * as v from 'valibot'
import { responseText } from '../../../schema/inputs/response'
import { newId } from '../../../schema/rules/new-id'
import type { RespondedKind } from '../../../schema/rules/responses'
import { responseWording as wording } from '../../../schema/wording/responses'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { useLink } from '../../lib/use-link'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { useViewer } from '../../lib/use-viewer'
import { keepOffline, onceOnline } from '../../shell/once-online'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { buttonClass } from '../../ui/button-look'
import { Form } from '../../ui/form/Form'
import { CreateQuote } from '../quote/create-quote.generated'
import { failureOf } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import type { ChosenWords, ShownResponse } from './discussion-facts'
import { keepText } from './kept-text'
import { PublishCatalogResponse } from './publish-catalog-response.generated'
import { PublishPostResponse } from './publish-post-response.generated'
import { ResponseField } from './ResponseField'
import { aboutText } from './refusals'
import { quoteOf, responsePress, type Written } from './sending'
import { useWritten } from './use-written'

const schema = v.object({ text: responseText })

interface Props {
  /** What it answers. */
  id: string
  kind?: RespondedKind
  label: string
  /** The words of the story that it is about. */
  passage?: ChosenWords | undefined
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
export function WriteResponse({
  id,
  kind = 'post',
  label,
  passage: given,
  hasFocus = false,
  onPublished,
  onCancel,
}: Props) {
  const toPost = useChange(PublishPostResponse)
  const toList = useChange(PublishCatalogResponse)
  const quoting = useChange(CreateQuote)
  const [passage, setPassage] = useState(given)
  const key = useRef(newId())
  const viewer = useViewer()
  const { navigation } = useApp()
  const link = useLink()
  const { field, waiting, read } = useWritten()
  const publish = async (sent: Written): Promise<boolean> => {
    const quote = passage && (await quoting.run(quoteOf(id, passage)))
    if (passage && !quote) return false
    const outcome =
      kind === 'post'
        ? await toPost.attempt({ inResponseToPostId: id, inResponseToQuoteId: quote?.id ?? null, ...sent })
        : await toList.attempt({ inResponseToCatalogId: id, ...sent })
    // Whatever was sent with the key is published: what is sent next is another response.
    if (!('refusal' in outcome) || outcome.refusal.code === 'CONFLICT') key.current = newId()
    if ('refusal' in outcome) return false
    const response = outcome.done
    keepText(id, '')
    field.current?.clear()
    setPassage(undefined)
    showToast({
      message: response.response?.status === 'HELD' ? wording.held : wording.published,
      extraParams: { testId: 'responded' },
    })
    onPublished(response)
    return true
  }
  const send = async (): Promise<boolean> => {
    const written = read()
    if (!written) return false
    const sent = { ...written, key: key.current }
    const press = keepOffline(responsePress(id, kind, passage, sent))
    await onceOnline(press)
    return publish(sent).finally(press.forget)
  }
  /** Goes on in a separate story, which begins with the passage. */
  const write = async (about: ChosenWords) => {
    const quote = await quoting.run(quoteOf(id, about))
    if (quote) void goTo(navigation, link('NewPost', {}, { query: { inResponseToQuoteId: quote.id } }))
  }
  return (
    <Form
      schema={schema}
      onSubmit={send}
      failure={failureOf(waiting ?? quoting.refusal ?? aboutText(toPost.refusal ?? toList.refusal))}
      about="text"
      className="mt-4 grid gap-3"
    >
      {passage && (
        <div className="text-14">
          <p className="text-ink-soft">{wording.about}</p>
          <blockquote dir="auto" data-written className="mt-1 line-clamp-3 border-s-2 border-accent ps-4">
            {passage.words}
          </blockquote>
          <div className="flex flex-wrap gap-x-4">
            <Button look="text" size="small" onClick={() => setPassage(undefined)}>
              {wording.aboutAll}
            </Button>
            {viewer && (
              <Button
                look="text"
                size="small"
                isPending={quoting.isPending}
                onClick={() => void write(passage)}
              >
                {wording.asStory}
              </Button>
            )}
          </div>
        </div>
      )}
      <ResponseField
        label={label}
        ref={field}
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
