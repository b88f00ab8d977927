import { boolean, object, optional } from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { partnerMonthWording } from '../../../schema/wording/partner-staff-months'
import { priceText } from '../../../schema/wording/prices'
import { ActSection } from '../../features/moderation/ActSection'
import { ReasonField } from '../../features/moderation/ReasonField'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { Checkbox } from '../../ui/form/Checkbox'
import { SubmitButton } from '../../ui/form/SubmitButton'
import type { AdminPartnerMonthFactsFragment } from './admin-partner-month-facts.generated'
import { StartMonthClosing } from './start-month-closing.generated'

const { close: wording } = partnerMonthWording

const CLOSING = object({ carry: optional(boolean(), false), reason })

/** What closing does, step by step. */
function Steps({ due, stories, writers, sums }: AdminPartnerMonthFactsFragment) {
  const pools = sums.map(({ currency, pool, carried }) => ({ currency, amount: pool + carried }))
  return (
    <>
      <h3 className="text-14 font-semibold">{wording.steps}</h3>
      <ol className="mt-2 mb-5 list-decimal space-y-1 ps-5 text-14 text-pretty">
        {due > 0 && <li>{wording.divides(due)}</li>}
        {pools.map(({ currency, amount }) => (
          <li key={currency}>
            {amount > 0 && stories > 0
              ? wording.shares(priceText(amount, currency), stories)
              : wording.carries(priceText(amount, currency))}
          </li>
        ))}
        <li>{wording.books(writers)}</li>
      </ol>
    </>
  )
}

/** Closes a month, or goes on with it. Rule: docs/rules/partner.md, "Months". */
export function CloseMonth({ month }: { month: AdminPartnerMonthFactsFragment }) {
  const { id, state, canBeClosed, carriesOver, checks } = month
  const isSetAside = !carriesOver && checks.some(({ check, count }) => check === 'SET_ASIDE' && count > 0)
  return (
    <ActSection title={state === 'CLOSING' ? wording.goOn : wording.title} text={wording.text}>
      <Steps {...month} />
      {canBeClosed ? (
        <ChangeForm
          key={state}
          operation={StartMonthClosing}
          schema={CLOSING}
          variables={({ carry, reason: why }) => ({ input: { month: id, carry, reason: why } })}
          about="reason"
          toast={{ message: wording.done, extraParams: { testId: 'decided' } }}
        >
          {isSetAside && <Checkbox name="carry" label={wording.carry} />}
          <ReasonField />
          <div>
            <SubmitButton look="danger" pendingText={wording.working}>
              {wording.submit}
            </SubmitButton>
          </div>
        </ChangeForm>
      ) : (
        <p className="text-14 text-ink-soft">{wording.notYet}</p>
      )}
    </ActSection>
  )
}
