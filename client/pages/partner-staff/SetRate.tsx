import { object, picklist, string } from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { CONVERTED } from '../../../schema/rules/partner/rates'
import { partnerMonthWording } from '../../../schema/wording/partner-staff-months'
import { ActSection } from '../../features/moderation/ActSection'
import { ReasonField } from '../../features/moderation/ReasonField'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { Field } from '../../ui/form/Field'
import { Select } from '../../ui/form/Select'
import { SubmitButton } from '../../ui/form/SubmitButton'
import type { AdminPartnerMonthFactsFragment } from './admin-partner-month-facts.generated'
import { RecordMonthRate } from './record-month-rate.generated'

const { rate: wording } = partnerMonthWording

const RATE = object({ currency: picklist(CONVERTED), rate: string(), reason })

/** Stores what a currency is worth in a month. Rule: docs/rules/partner.md, "Currencies". */
export function SetRate({ month: { id, withoutRate, rates } }: { month: AdminPartnerMonthFactsFragment }) {
  return (
    <ActSection title={wording.title} text={wording.text}>
      <ChangeForm
        key={rates.map(({ currency, rate }) => `${currency} ${rate}`).join()}
        operation={RecordMonthRate}
        schema={RATE}
        variables={(values) => ({ input: { month: id, ...values } })}
        about="rate"
        toast={{ message: wording.done, extraParams: { testId: 'decided' } }}
      >
        <Select name="currency" label={wording.currency} defaultValue={withoutRate[0] ?? CONVERTED[0]}>
          {CONVERTED.map((currency) => (
            <option key={currency} value={currency}>
              {currency}
            </option>
          ))}
        </Select>
        <Field name="rate" label={wording.rate} hint={wording.hint} inputMode="decimal" autoComplete="off" />
        <ReasonField />
        <div>
          <SubmitButton pendingText={wording.working}>{wording.submit}</SubmitButton>
        </div>
      </ChangeForm>
    </ActSection>
  )
}
