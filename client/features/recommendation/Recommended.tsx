import { useState } from 'react'
import { newsletterWording } from '../../../schema/wording/newsletter'
import { recommendationOfferWording as wording } from '../../../schema/wording/recommendation-offer'
import type { LoadContext } from '../../lib/page'
import { useAnswer } from '../../lib/use-answer'
import { useViewer } from '../../lib/use-viewer'
import { Checkbox } from '../../ui/form/Checkbox'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { HiddenField } from '../../ui/form/HiddenField'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { failureOf } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import { RecommendedNewsletters } from './recommended-newsletters.generated'
import { SubscribeToRecommended } from './subscribe-to-recommended.generated'

interface Props {
  newsletter: { id: string; name: string }
  /** The path of the page, which the form posts to without script. */
  path: string
  /** What was typed to subscribe; null if that isn't known, or is the viewer's own address. */
  email: string | null
}

/** Asks for what a newsletter recommends. */
export const askRecommended = ({ query }: Pick<LoadContext, 'query'>, newsletterId: string) =>
  query(RecommendedNewsletters, { newsletterId })

/** What was chosen: the values of checkboxes that share a name. */
const chosenIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string')

/**
 * Offers what a newsletter recommends to whoever has subscribed to it, with nothing chosen beforehand; it is asked for only
 * then. Rule: docs/rules/newsletters.md, "Recommendations".
 */
export function Recommended({ newsletter: { id: newsletterId, name }, path, email }: Props) {
  const viewer = useViewer()
  const answer = useAnswer(RecommendedNewsletters, { newsletterId }, { asks: true })
  const recommended = answer.data?.newsletter?.recommended ?? []
  const { run, refusal } = useChange(SubscribeToRecommended)
  const [isDone, setDone] = useState<boolean>()
  if (recommended.length === 0) return null
  if (isDone !== undefined)
    return (
      <p role="status" className="mt-8 text-16 text-pretty">
        {isDone ? wording.subscribed : wording.sent}
      </p>
    )
  const send = async (values: Record<string, unknown>) => {
    const typed = typeof values.email === 'string' && values.email.trim() !== '' ? values.email : null
    const done = await run({
      input: { newsletterId, recommendedIds: chosenIn(values.recommended), email: typed },
    })
    if (done) setDone(done.subscriptions.every(({ state }) => state === 'ACTIVE'))
    return done !== undefined
  }
  return (
    <Form
      method="post"
      action={path}
      onSubmit={send}
      failure={failureOf(refusal)}
      className="mt-8 flex flex-col gap-4"
    >
      <fieldset>
        <legend className="font-serif text-20 font-semibold wrap-anywhere">{wording.title(name)}</legend>
        <p className="mt-1 mb-2 text-16 text-ink-soft text-pretty">{wording.text}</p>
        {recommended.map((one) => (
          <Checkbox
            key={one.id}
            name="recommended"
            value={one.id}
            label={<bdi dir="auto">{one.name}</bdi>}
            hint={one.description || undefined}
          />
        ))}
      </fieldset>
      {email === null ? (
        <Field
          label={newsletterWording.email}
          hint={viewer ? newsletterWording.ownAddress : undefined}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required={!viewer}
        />
      ) : (
        <HiddenField name="email" value={email} />
      )}
      <p className="text-13 text-ink-soft text-pretty">{wording.consent}</p>
      <div>
        <SubmitButton pendingText={wording.subscribing}>{wording.subscribe}</SubmitButton>
      </div>
    </Form>
  )
}
