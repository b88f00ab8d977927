import { object } from 'valibot'
import { heldAnswer } from '../../../schema/inputs/held-earnings'
import { MAX_HELD_ANSWER } from '../../../schema/rules/held-earnings/states'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { PAID_IN } from '../../../schema/rules/partner/rates'
import { heldEarningsWording as wording } from '../../../schema/wording/held-earnings'
import { priceText } from '../../../schema/wording/prices'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { formatMonth } from '../../lib/format'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import { AnswerHeldEarnings } from './answer-held-earnings.generated'
import type { HeldEarningsFactsFragment } from './held-earnings-facts.generated'

const ANSWER = object({ answer: heldAnswer })

/** What somebody wrote. */
function Words({ title, children }: { title: string; children: string }) {
  return (
    <>
      <h4 className="mt-4 text-14 font-medium text-ink-soft">{title}</h4>
      <p
        dir="auto"
        data-written
        className="mt-1 border-s-2 border-line ps-4 text-16 whitespace-pre-line text-pretty break-words"
      >
        {children}
      </p>
    </>
  )
}

/** The form with which a writer answers. */
function Answer({ heldId }: { heldId: string }) {
  return (
    <>
      <p className="mt-3 text-16 text-pretty">{wording.isFine}</p>
      <NeedsScript />
      <ChangeForm
        operation={AnswerHeldEarnings}
        schema={ANSWER}
        variables={({ answer }) => ({ input: { heldId, answer } })}
        about="answer"
        className="mt-4 grid gap-4"
        toast={{ message: wording.answer.sent, extraParams: { testId: 'answered' } }}
      >
        <TextArea
          name="answer"
          label={wording.answer.label}
          rows={4}
          counter={{ max: MAX_HELD_ANSWER, label: wording.answer.count }}
        />
        <div>
          <SubmitButton look="main" pendingText={wording.answer.sending}>
            {wording.answer.send}
          </SubmitButton>
        </div>
      </ChangeForm>
    </>
  )
}

function Held({ held }: { held: HeldEarningsFactsFragment }) {
  const { id, month, state, paid, reasons, answer, canBeAnswered, decisionReason } = held
  const area = useKeptFocus<HTMLLIElement>()
  return (
    <li ref={area} className="border-b border-line py-5">
      <h3 tabIndex={-1} className="text-16 font-semibold outline-none">
        {wording.amount(priceText(paid, PAID_IN), formatMonth(boundsOfMonth(month).start))}
      </h3>
      <p className="mt-1 text-14 text-ink-soft">{wording.states[state]}</p>
      <ul className="mt-3 grid gap-1 text-16 text-pretty">
        {reasons.map((reason) => (
          <li key={reason}>{wording.reasons[reason]}</li>
        ))}
      </ul>
      {canBeAnswered && <Answer heldId={id} />}
      {answer && <Words title={wording.yours}>{answer}</Words>}
      {decisionReason && <Words title={wording.decision}>{decisionReason}</Words>}
    </li>
  )
}

/** What is held of a writer's earnings, and why. Rule: docs/rules/partner.md, "Held earnings". */
export function HeldEarnings({ held }: { held: readonly HeldEarningsFactsFragment[] }) {
  return (
    <section aria-labelledby="held" className="mt-12 max-w-inset">
      <h2 id="held" className="font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <p className="mt-2 mb-4 text-14 text-ink-soft text-pretty">{wording.text}</p>
      <ul className="border-t border-line">
        {held.map((each) => (
          <Held key={each.id} held={each} />
        ))}
      </ul>
    </section>
  )
}
