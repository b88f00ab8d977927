import { useId, useState } from 'react'
import { object, string } from 'valibot'
import { reason as reasonSchema } from '../../../schema/inputs/moderation'
import { taxStaffWording as wording } from '../../../schema/wording/tax-staff'
import { taxWording } from '../../../schema/wording/taxes'
import { Facts } from '../../features/moderation/Facts'
import { ReasonField } from '../../features/moderation/ReasonField'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { NeedsScript } from '../../features/settings/NeedsScript'
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
  const id = useId()
  const [opened, setOpened] = useState<Opened>()
  return (
    <section aria-labelledby={id} className="mt-10 max-w-inset rounded-input border border-line-strong p-5">
      <h2 id={id} className="font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <p className="mt-2 mb-5 text-14 text-ink-soft text-pretty">{wording.text}</p>
      <NeedsScript />
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
    </section>
  )
}
