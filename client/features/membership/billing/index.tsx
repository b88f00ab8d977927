import { useId, useState } from 'react'
import { billingWording as wording } from '../../../../schema/wording/billing'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/form/Checkbox'
import { ErrorText } from '../../../ui/form/ErrorText'
import { Field } from '../../../ui/form/Field'
import { Select } from '../../../ui/form/Select'
import { TextArea } from '../../../ui/form/TextArea'
import { CountryOptions } from '../CountryOptions'
import { type Billing, billingOf } from './billing'
import type { SaleTaxesFieldsFragment } from './sale-taxes-fields.generated'

interface Props {
  /** The page that shows the total. */
  action: string
  /** What its address says already. */
  search: Readonly<Record<string, string>>
  billing: Billing | null
  taxes: SaleTaxesFieldsFragment
  /** Why the total couldn't be calculated. */
  error: string | undefined
  isPending: boolean
  onChange: (billing: Billing) => void
}

const PLACE = new Set(['billing', 'region', 'postalCode'])

/** The state or province, and the ZIP code, where tax depends on them. */
function Place({ taxes, billing }: Pick<Props, 'taxes' | 'billing'>) {
  const { country, missing } = taxes
  const isUs = country === 'US'
  const isAsked = (field: 'REGION' | 'POSTAL_CODE', value: string | null | undefined) =>
    missing.includes(field) || Boolean(value)
  if (!isUs && country !== 'CA') return null
  return (
    <>
      {isAsked('REGION', billing?.region) && (
        <Field
          name="region"
          label={isUs ? wording.state : wording.province}
          hint={`${wording.regionHint} ${isUs ? 'WA' : 'ON'}`}
          autoComplete="address-level1"
          maxLength={2}
          defaultValue={billing?.region ?? ''}
        />
      )}
      {isUs && isAsked('POSTAL_CODE', billing?.postalCode) && (
        <Field
          name="postalCode"
          label={wording.zip}
          autoComplete="postal-code"
          defaultValue={billing?.postalCode ?? ''}
        />
      )}
    </>
  )
}

/** What is asked of a business. */
const BusinessFields = () => (
  <>
    <Field name="businessName" label={wording.businessName} autoComplete="organization" maxLength={100} />
    <TextArea
      name="businessAddress"
      label={wording.businessAddress}
      autoComplete="street-address"
      rows={3}
      maxLength={300}
    />
    <Field name="vatId" label={wording.vatId} hint={wording.vatIdHint} maxLength={40} />
  </>
)

/**
 * Where somebody buys, and for which business. The total follows each change; without script, the form requests the page
 * again with the place. Rule: docs/rules/sales-tax.md, "Places".
 */
export function BillingForm({ action, search, billing, taxes, error, isPending, onChange }: Props) {
  const id = useId()
  const [isBusiness, setBusiness] = useState(false)
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-4 font-serif text-20 font-semibold">
        {wording.heading}
      </h2>
      <form
        action={action}
        // What is typed counts once somebody leaves the form, and a choice at once.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onChange(billingOf(currentTarget))
        }}
        onChange={({ currentTarget, target }) => {
          if (target instanceof HTMLSelectElement) onChange(billingOf(currentTarget))
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          onChange(billingOf(event.currentTarget))
        }}
        className="flex max-w-[24rem] flex-col items-stretch gap-4"
      >
        {Object.entries(search).map(
          ([name, value]) => !PLACE.has(name) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Select
          name="billing"
          label={wording.country}
          autoComplete="country"
          defaultValue={billing?.country ?? taxes.country}
        >
          <CountryOptions choose={wording.choose} />
        </Select>
        <Place key={taxes.country} taxes={taxes} billing={billing} />
        <Checkbox
          name="isBusiness"
          label={wording.business}
          checked={isBusiness}
          onChange={(event) => setBusiness(event.currentTarget.checked)}
        />
        {isBusiness && <BusinessFields />}
        <ErrorText id={`${id}-error`}>{error}</ErrorText>
        <noscript>
          <Button type="submit">{wording.update}</Button>
        </noscript>
        <p role="status" className="min-h-5 text-14 text-ink-soft">
          {isPending && wording.calculating}
        </p>
      </form>
    </section>
  )
}
