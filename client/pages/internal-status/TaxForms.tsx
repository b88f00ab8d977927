import { useState } from 'react'
import { object, string } from 'valibot'
import { reason as reasonSchema } from '../../../schema/inputs/moderation'
import { taxStaffWording as wording } from '../../../schema/wording/tax-staff'
import { taxWording } from '../../../schema/wording/taxes'
import { ActSection } from '../../features/moderation/ActSection'
import { Facts } from '../../features/moderation/Facts'
import { ReasonField } from '../../features/moderation/ReasonField'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { Select } from '../../ui/form/Select'
import { SubmitButton } from '../../ui/form/SubmitButton'
import type { AdminUserFactsFragment } from './admin-user-facts.generated'
import { ReadTaxForm, type ReadTaxFormMutation } from './read-tax-form.generated'

const OPENING = object({ taxFormId: string(), reason: reasonSchema })

type Form = AdminUserFactsFragment['taxForms'][number]
type Opened = Extract<ReadTaxFormMutation['readTaxForm'], { fields: unknown }>

const nameOf = ({ kind, country, lastFour, endedAt }: Form): string =>
  wording.option(
    taxWording.kinds[kind],
    country,
    lastFour === null ? taxWording.noNumber : taxWording.ending(lastFour),
    endedAt === null ? wording.holds : wording.replaced,
  )

/** Opens a form that somebody has signed, with a reason. Rule: docs/rules/partner.md, "Taxes". */
export function TaxForms({ forms }: { forms: readonly Form[] }) {
  const [opened, setOpened] = useState<Opened>()
  return (
    <ActSection title={wording.title} text={wording.text}>
      <ChangeForm
        operation={ReadTaxForm}
        schema={OPENING}
        variables={(input) => ({ input })}
        about="reason"
        onDone={setOpened}
        toast={{ message: wording.opened }}
      >
        <Select name="taxFormId" label={wording.form}>
          {forms.map((form) => (
            <option key={form.id} value={form.id}>
              {nameOf(form)}
            </option>
          ))}
        </Select>
        <ReasonField isMailed />
        <div>
          <SubmitButton pendingText={wording.opening}>{wording.open}</SubmitButton>
        </div>
      </ChangeForm>
      {opened && (
        <Facts title={wording.content} facts={opened.fields.map(({ name, value }) => [name, value || '–'])} />
      )}
    </ActSection>
  )
}
