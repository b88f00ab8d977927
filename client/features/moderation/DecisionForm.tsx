import { object } from 'valibot'
import { reason as reasonSchema } from '../../../schema/inputs/moderation'
import type { Operation } from '../../../schema/operation'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { ChangeForm } from '../settings/ChangeForm'
import { ActSection } from './ActSection'
import { ReasonField } from './ReasonField'

const DECISION = object({ reason: reasonSchema })

interface Props<Subject> {
  words: { title: string; text: string; submit: string; working: string; done: string }
  operation: Operation<object, { input: Subject & { reason: string } }>
  subject: Subject
  /** Whether it takes something away from somebody. */
  isAgainst: boolean
  /** Whether the reason is mailed to whom it is about. */
  isMailed?: boolean
  /** Follows once it is decided. */
  onDone?: () => unknown
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
  onDone,
}: Props<Subject>) {
  const area = useKeptFocus<HTMLElement>()
  return (
    <ActSection ref={area} title={words.title} text={words.text}>
      <ChangeForm
        key={words.title}
        operation={operation}
        schema={DECISION}
        variables={({ reason }) => ({ input: { ...subject, reason } })}
        about="reason"
        toast={{ message: words.done, extraParams: { testId: 'decided' } }}
        {...(onDone ? { onDone } : {})}
      >
        <ReasonField isMailed={isMailed} />
        <div>
          <SubmitButton look={isAgainst ? 'danger' : 'main'} pendingText={words.working}>
            {words.submit}
          </SubmitButton>
        </div>
      </ChangeForm>
    </ActSection>
  )
}
