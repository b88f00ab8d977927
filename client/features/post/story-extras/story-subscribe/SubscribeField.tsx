import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { newsletterWording as wording } from '../../../../../schema/wording/newsletter'
import { useApp } from '../../../../lib/app'
import { useCached } from '../../../../lib/cached'
import { operationQuery } from '../../../../lib/query'
import { useLink } from '../../../../lib/use-link'
import { useViewer } from '../../../../lib/use-viewer'
import { SubscribeToNewsletter } from '../../../newsletter/subscribe-to-newsletter.generated'
import { StoryNewsletter } from './story-newsletter.generated'
import '../../../../styles/story-subscribe.css'

interface Props {
  creator: { id: string; name: string; username: string }
  collection: { id: string; name: string; slug: string } | null
}

interface NoteProps {
  title: string
  /** Whether it takes the place of the form that somebody has just sent. */
  isAnswer?: boolean
  children?: ReactNode
}

/** What stands in the place of the form for those who needn't fill it in. */
function Note({ title, isAnswer = false, children }: NoteProps) {
  const box = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (isAnswer) box.current?.focus({ preventScroll: true })
  }, [isAnswer])
  return (
    <section ref={box} className="subscribe" tabIndex={isAnswer ? -1 : undefined} aria-label={title}>
      <strong dir="auto">{title}</strong>
      {children && <small>{children}</small>}
    </section>
  )
}

/**
 * Asks for a reader's address in the middle of a story. Without script its newsletter's page answers. Rules:
 * docs/rules/stories.md, "Subscribe forms"; docs/rules/newsletters.md, "Forms".
 */
export function SubscribeField({ creator, collection }: Props) {
  const { id, name } = collection ?? creator
  const link = useLink()
  const { execute, queryClient } = useApp()
  const viewer = useViewer()
  const data = useCached(StoryNewsletter, { id })
  const [state, setState] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  // A reader who moved on to the story asks after it; until then it is the form, as for nearly everybody.
  const isAsking = viewer !== null && data === undefined
  useEffect(() => {
    if (isAsking) queryClient.prefetchQuery(operationQuery(execute, StoryNewsletter, { id }))
  }, [isAsking, queryClient, execute, id])
  useEffect(() => {
    if (refusal !== '') field.current?.focus()
  }, [refusal])
  if (data?.newsletter === null) return null
  if (viewer?.id === id) return <Note title={wording.heading(name)}>{wording.ownForm}</Note>
  if (state === 'PENDING')
    return (
      <Note title={wording.sent.title} isAnswer>
        {wording.sent.text}
      </Note>
    )
  if (state || data?.newsletter?.viewerEdge.isSubscribed)
    return <Note title={wording.subscribed(name)} isAnswer={state !== undefined} />
  const path = collection
    ? link('CollectionNewsletter', { collectionSlug: collection.slug })
    : link('SubscribeUser', { username: creator.username })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    setPending(true)
    setRefusal('')
    try {
      const email = field.current?.value.trim() || null
      const input = { newsletterId: id, email, source: 'page' }
      const { subscribeToNewsletter: answer } = await execute(SubscribeToNewsletter, { input })
      if ('state' in answer) {
        queryClient.setQueryData([StoryNewsletter.name, { id }], { newsletter: answer.newsletter })
        setState(answer.state)
      } else setRefusal(answer.message)
    } catch {
      // The browser sends it, and says what is wrong.
      form.submit()
    }
    setPending(false)
  }
  return (
    <form className="subscribe" method="post" action={path} onSubmit={send}>
      <strong dir="auto">{wording.heading(name)}</strong>
      <div>
        <input
          ref={field}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          required={!viewer}
          placeholder={wording.email}
          aria-label={wording.email}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? errorId : undefined}
        />
        <button type="submit" aria-disabled={isPending}>
          {isPending ? wording.subscribing : wording.subscribe}
        </button>
      </div>
      <em id={errorId} role="alert">
        {refusal}
      </em>
      <small dir="auto">
        {viewer && `${wording.ownAddress} `}
        {wording.consent(name)}
      </small>
    </form>
  )
}
