import { useId } from 'react'
import { object } from 'valibot'
import { reason as reasonSchema } from '../../../schema/inputs/moderation'
import type { Operation } from '../../../schema/operation'
import { ReasonField } from '../../features/moderation/ReasonField'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { SubmitButton } from '../../ui/form/SubmitButton'

const DECISION = object({ reason: reasonSchema })

interface Props<Subject> {
  words: { title: string; text: string; submit: string; working: string; done: string }
  operation: Operation<object, { input: Subject & { reason: string } }>
  subject: Subject
  /** Whether it takes something away from somebody. */
  isAgainst: boolean
  /** Whether the reason is mailed to whom it is about. */
  isMailed?: boolean
}

/**
 * A decision of staff, with its reason. Once it is made, its opposite is offered in its place, and keeps the focus.
 * Rule: docs/rules/moderation.md, "Acts".
 */
export function DecisionForm<Subject>({
  words,
  operation,
  subject,
  isAgainst,
  isMailed = true,
}: Props<Subject>) {
  const id = useId()
  const area = useKeptFocus<HTMLElement>()
  return (
    <section
      ref={area}
      aria-labelledby={id}
      className="mt-10 max-w-inset rounded-input border border-line-strong p-5"
    >
      <h2 id={id} tabIndex={-1} className="font-serif text-20 font-semibold">
        {words.title}
      </h2>
      <p className="mt-2 mb-5 text-14 text-ink-soft text-pretty">{words.text}</p>
      <NeedsScript />
      <ChangeForm
        key={words.title}
        operation={operation}
        schema={DECISION}
        variables={({ reason }) => ({ input: { ...subject, reason } })}
        about="reason"
        toast={{ message: words.done, extraParams: { testId: 'decided' } }}
      >
        <ReasonField isMailed={isMailed} />
        <div>
          <SubmitButton look={isAgainst ? 'danger' : 'main'} pendingText={words.working}>
            {words.submit}
          </SubmitButton>
        </div>
      </ChangeForm>
    </section>
  )
}
