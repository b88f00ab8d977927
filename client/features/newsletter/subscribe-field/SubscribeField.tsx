import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { newsletterWording as wording } from '../../../../schema/wording/newsletter'
import { useApp } from '../../../lib/app'
import { useCached } from '../../../lib/cached'
import { operationQuery } from '../../../lib/query'
import { useLink } from '../../../lib/use-link'
import { useViewer } from '../../../lib/use-viewer'
import { SubscribeToNewsletter } from '../subscribe-to-newsletter.generated'
import { OwnSubscription } from './own-subscription.generated'
import '../../../styles/subscribe-field.css'

interface Props {
  /** Absent while nobody can subscribe to it. */
  newsletter: { id: string; name: string } | null
  /** Whose it is: a publication's, or else a writer's. */
  creator?: { username: string }
  collection?: { slug: string } | null
  /** Whether its writer has put it there, and sees what others find; elsewhere a writer's own form isn't shown. */
  isWritten?: boolean
}

interface Offered extends Props {
  newsletter: NonNullable<Props['newsletter']>
}

/** Below a story or a profile it stands apart from what is above it. */
const lookOf = (creator: object | undefined, isWritten: boolean): string =>
  creator && !isWritten ? 'subscribe mt-12' : 'subscribe'

interface NoteProps {
  look: string
  title: string
  /** Whether it takes the place of the form that somebody has just sent. */
  isAnswer?: boolean
  children?: ReactNode
}

/** What stands in the place of the form for those who needn't fill it in. */
function Note({ look, title, isAnswer = false, children }: NoteProps) {
  const box = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (isAnswer) box.current?.focus({ preventScroll: true })
  }, [isAnswer])
  return (
    <section ref={box} className={look} tabIndex={isAnswer ? -1 : undefined} aria-label={title}>
      <strong dir="auto">{title}</strong>
      {children && <small>{children}</small>}
    </section>
  )
}

/** Sends the form. Without an address it is about the viewer's own. */
function useSubscribing(id: string) {
  const { execute, queryClient } = useApp()
  const [state, setState] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState('')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim() || null
    setPending(true)
    setRefusal('')
    try {
      const input = { newsletterId: id, email, source: 'page' }
      const { subscribeToNewsletter: answer } = await execute(SubscribeToNewsletter, { input })
      if ('state' in answer) {
        queryClient.setQueryData([OwnSubscription.name, { id }], { newsletter: answer.newsletter })
        setState(answer.state)
      } else setRefusal(answer.message)
    } catch {
      // The browser sends it, and says what is wrong.
      form.submit()
    }
    setPending(false)
  }
  return { state, isPending, refusal, send }
}

/** Whether the viewer gets the newsletter; nothing until that is known. */
function useIsSubscribed(id: string, viewerId: string | undefined): boolean | undefined {
  const { execute, queryClient } = useApp()
  const data = useCached(OwnSubscription, { id })
  // A reader who moved on to the page asks after it; until then it is the form, as for nearly everybody.
  const isAsking = viewerId !== undefined && data === undefined
  useEffect(() => {
    if (isAsking) queryClient.prefetchQuery(operationQuery(execute, OwnSubscription, { id }))
  }, [isAsking, queryClient, execute, id])
  return data?.newsletter?.viewerEdge.isSubscribed
}

/**
 * Asks for a reader's address where they read; who is signed in subscribes with their own by one press. Without script
 * its newsletter's page answers. Rule: docs/rules/newsletters.md, "Forms".
 */
export function SubscribeField({ newsletter, ...rest }: Props) {
  return newsletter && <Offer newsletter={newsletter} {...rest} />
}

function Offer({ newsletter: { id, name }, creator, collection, isWritten = false }: Offered) {
  const look = lookOf(creator, isWritten)
  const link = useLink()
  const viewer = useViewer()
  const isSubscribed = useIsSubscribed(id, viewer?.id)
  const { state, isPending, refusal, send } = useSubscribing(id)
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useEffect(() => {
    if (refusal !== '') field.current?.focus()
  }, [refusal])
  if (viewer?.id === id)
    return isWritten ? (
      <Note look={look} title={wording.heading(name)}>
        {wording.ownForm}
      </Note>
    ) : null
  if (state === 'PENDING')
    return (
      <Note look={look} title={wording.sent.title} isAnswer>
        {wording.sent.text}
      </Note>
    )
  if (state || isSubscribed)
    return <Note look={look} title={wording.subscribed(name)} isAnswer={state !== undefined} />
  // Its page answers without script.
  const path = collection
    ? link('CollectionNewsletter', { collectionSlug: collection.slug })
    : link('SubscribeUser', { username: creator?.username ?? '' })
  // An account without a confirmed address can still name one.
  const hasField = !viewer || refusal !== ''
  return (
    <form className={look} method="post" action={path} onSubmit={send}>
      <strong dir="auto">{wording.heading(name)}</strong>
      <div>
        {hasField && (
          <input
            ref={field}
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            required
            placeholder={wording.email}
            aria-label={wording.email}
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? errorId : undefined}
          />
        )}
        <button type="submit" aria-disabled={isPending}>
          {isPending ? wording.subscribing : wording.subscribe}
        </button>
      </div>
      <em id={errorId} role="alert">
        {refusal}
      </em>
      <small dir="auto">
        {!hasField && `${wording.ownUsed} `}
        {wording.consent(name)}
      </small>
    </form>
  )
}
