import { type ReactNode, useState } from 'react'
import type { SubscriberSource } from '../../../schema/rules/newsletters'
import { newsletterWording as wording } from '../../../schema/wording/newsletter'
import { recommendationOfferWording } from '../../../schema/wording/recommendation-offer'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { HiddenField } from '../../ui/form/HiddenField'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { Link } from '../../ui/Link'
import { failureOf } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import { SubscribeToNewsletter } from './subscribe-to-newsletter.generated'

interface Props {
  newsletterId: string
  /** Whose letters they are. */
  name: string
  source: SubscriberSource
  /** The path of the page. */
  path: string
  /** What is offered to whoever has sent it. @param email what they typed; null if that isn't known, or is their own. */
  onward?: (email: string | null) => ReactNode
}

/** What follows for somebody who has sent the form. */
function Answer({ name, isDone, path }: Pick<Props, 'name' | 'path'> & { isDone: boolean }) {
  return (
    <div role="status" className="border-y border-line py-6">
      <p className="font-serif text-20 font-semibold">
        {isDone ? wording.subscribed(name) : wording.sent.title}
      </p>
      {!isDone && (
        <>
          <p className="mt-2 text-16 text-ink-soft text-pretty">{wording.sent.text}</p>
          <p className="mt-4">
            <Link href={path} opens="document">
              {wording.again}
            </Link>
          </p>
        </>
      )}
    </div>
  )
}

/**
 * Asks for an address that is to get a newsletter. Without script it posts to its page, whose address then says what
 * became of it. Rule: docs/rules/newsletters.md, "Forms".
 */
export function SubscribeForm({ newsletterId, name, source, path, onward }: Props) {
  const { subscription, via } = usePage().search
  const viewer = useViewer()
  const { run, refusal } = useChange(SubscribeToNewsletter)
  const [sent, setSent] = useState<{ isDone: boolean; email: string | null }>()
  if (sent || subscription === 'sent' || subscription === 'done') {
    return (
      <>
        <Answer name={name} path={path} isDone={sent ? sent.isDone : subscription === 'done'} />
        {onward?.(sent?.email ?? null)}
      </>
    )
  }
  if (subscription === 'more' || subscription === 'all') {
    return (
      <p role="status" className="border-y border-line py-6 text-16 text-pretty">
        {recommendationOfferWording[subscription === 'all' ? 'subscribed' : 'sent']}
      </p>
    )
  }
  const posted =
    subscription === 'invalid' ? wording.invalid : subscription === 'limit' ? wording.tooMany : undefined
  const send = async ({ email }: Record<string, unknown>) => {
    const typed = typeof email === 'string' && email.trim() !== '' ? email : null
    const done = await run({ input: { newsletterId, email: typed, source, via: via ?? null } })
    if (done) setSent({ isDone: done.state === 'ACTIVE', email: typed })
    return done !== undefined
  }
  return (
    <Form
      method="post"
      action={path}
      onSubmit={send}
      failure={failureOf(refusal) ?? (posted ? { message: posted, field: null, help: undefined } : undefined)}
    >
      <Field
        label={wording.email}
        hint={viewer && source !== 'form' ? wording.ownAddress : undefined}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required={!viewer || source === 'form'}
      />
      {via !== undefined && <HiddenField name="via" value={via} />}
      <p className="text-13 text-ink-soft text-pretty">{wording.consent(name)}</p>
      <div>
        <SubmitButton pendingText={wording.subscribing}>{wording.subscribe}</SubmitButton>
      </div>
    </Form>
  )
}
