import { useId, useRef } from 'react'
import { billingWording as wording } from '../../../../schema/wording/billing'
import { Button } from '../../../ui/Button'
import { ErrorText } from '../../../ui/form/ErrorText'
import { valuesOf } from '../../../ui/form/values'
import { BillingFields } from './BillingFields'
import type { Billing } from './billing'
import type { SaleTaxesFieldsFragment } from './sale-taxes-fields.generated'
import { fieldOf, typedBilling } from './typed-billing'

interface Props {
  /** The page that shows the total. */
  action: string
  /** What its address says already. */
  search: Readonly<Record<string, string>>
  billing: Billing | null
  taxes: SaleTaxesFieldsFragment
  /** Why the total couldn't be calculated. */
  failure: { message: string; field: string | null } | undefined
  isPending: boolean
  onChange: (billing: Billing) => void
}

const PLACE = new Set(['billing', 'region', 'postalCode'])
const FIELDS = { region: 'REGION', postalCode: 'POSTAL_CODE' } as const

/**
 * Where somebody buys, and for which business. The total follows each change; without script, the form requests the page
 * again with the place. Rule: docs/rules/sales-tax.md, "Places".
 */
export function BillingForm({ action, search, billing, taxes, failure, isPending, onChange }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = failure && fieldOf(failure.field)
  const changed = (more?: Partial<Billing>) => {
    if (form.current) onChange({ ...typedBilling(valuesOf(form.current)), ...more })
  }
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-4 font-serif text-20 font-semibold">
        {wording.heading}
      </h2>
      <form
        ref={form}
        action={action}
        // What is typed counts once somebody leaves the form, and a choice at once.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) changed()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          changed()
        }}
        className="flex max-w-[24rem] flex-col items-stretch gap-4"
      >
        {Object.entries(search).map(
          ([name, value]) => !PLACE.has(name) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <BillingFields
          name="billing"
          billing={billing}
          errors={failure && field ? { [field]: failure.message } : {}}
          country={billing?.country ?? taxes.country}
          // Until the worker has answered for another country, nothing more is asked there.
          isAsked={(asked, country) =>
            country === taxes.country && (taxes.missing.includes(FIELDS[asked]) || Boolean(billing?.[asked]))
          }
          onCountry={() => changed({ region: null, postalCode: null })}
        />
        <ErrorText id={`${id}-error`}>{!field && failure?.message}</ErrorText>
        <noscript>
          <Button type="submit">{wording.update}</Button>
        </noscript>
        <p role="status" className="text-14 text-ink-soft empty:hidden">
          {isPending && wording.calculating}
        </p>
      </form>
    </section>
  )
}
