import { useState } from 'react'
import type { SubscriberSource } from '../../../schema/rules/newsletters'
import { newsletterWording as wording } from '../../../schema/wording/newsletter'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
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
export function SubscribeForm({ newsletterId, name, source, path }: Props) {
  const { subscription } = usePage().search
  const viewer = useViewer()
  const { run, refusal } = useChange(SubscribeToNewsletter)
  const [state, setState] = useState<'PENDING' | 'ACTIVE' | 'UNSUBSCRIBED'>()
  if (state || subscription === 'sent' || subscription === 'done') {
    return (
      <Answer name={name} path={path} isDone={state === 'ACTIVE' || (!state && subscription === 'done')} />
    )
  }
  const posted =
    subscription === 'invalid' ? wording.invalid : subscription === 'limit' ? wording.tooMany : undefined
  const send = async ({ email }: Record<string, unknown>) => {
    const typed = typeof email === 'string' && email.trim() !== '' ? email : null
    const done = await run({ input: { newsletterId, email: typed, source } })
    if (done) setState(done.state)
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
      <p className="text-13 text-ink-soft text-pretty">{wording.consent(name)}</p>
      <div>
        <SubmitButton pendingText={wording.subscribing}>{wording.subscribe}</SubmitButton>
      </div>
    </Form>
  )
}
