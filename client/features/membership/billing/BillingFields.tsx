import { useState } from 'react'
import { type PlaceField, placeFields } from '../../../../schema/rules/sales-tax/places'
import { billingWording as wording } from '../../../../schema/wording/billing'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Field } from '../../../ui/form/Field'
import { Select } from '../../../ui/form/Select'
import { TextArea } from '../../../ui/form/TextArea'
import { CountryOptions } from '../CountryOptions'
import type { Billing } from './billing'

interface Props {
  /** What the field of the country is called. */
  name: 'billing' | 'country'
  /** What was said before. */
  billing: Billing | null
  /** What is wrong, by the names of the fields; a form that knows it itself says it. */
  errors?: Readonly<Record<string, string>> | undefined
  /** The country that is chosen at first. */
  country: string
  /** Whether tax depends on a field there. */
  isAsked: (field: PlaceField, country: string) => boolean
  onCountry?: () => void
}

/** The state or province, and the ZIP code, where tax depends on them. */
function Place({ billing, errors, country, isAsked }: Omit<Props, 'name' | 'onCountry'>) {
  const asked = placeFields(country).filter((field) => isAsked(field, country))
  const isUs = country === 'US'
  return (
    <>
      {asked.includes('region') && (
        <Field
          name="region"
          error={errors?.region}
          label={isUs ? wording.state : wording.province}
          hint={isUs ? wording.stateHint : wording.provinceHint}
          autoComplete="address-level1"
          autoCapitalize="characters"
          maxLength={2}
          defaultValue={billing?.region ?? ''}
        />
      )}
      {asked.includes('postalCode') && (
        <Field
          name="postalCode"
          error={errors?.postalCode}
          label={wording.zip}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          defaultValue={billing?.postalCode ?? ''}
        />
      )}
    </>
  )
}

/** What is asked of a business. */
const BusinessFields = ({ billing, errors }: Pick<Props, 'billing' | 'errors'>) => (
  <>
    <Field
      name="businessName"
      error={errors?.businessName}
      label={wording.businessName}
      autoComplete="organization"
      maxLength={100}
      defaultValue={billing?.businessName ?? ''}
    />
    <TextArea
      name="businessAddress"
      error={errors?.businessAddress}
      label={wording.businessAddress}
      autoComplete="street-address"
      rows={3}
      maxLength={300}
      defaultValue={billing?.businessAddress ?? ''}
    />
    <Field
      name="vatId"
      error={errors?.vatId}
      label={wording.vatId}
      hint={wording.vatIdHint}
      autoCapitalize="characters"
      autoComplete="off"
      maxLength={40}
      defaultValue={billing?.vatId ?? ''}
    />
  </>
)

/** The fields of a billing address, within their form. Rule: docs/rules/sales-tax.md, "Places". */
export function BillingFields({ name, billing, errors, country: first, isAsked, onCountry }: Props) {
  const [country, setCountry] = useState(first)
  const [isBusiness, setBusiness] = useState(Boolean(billing?.businessName))
  return (
    <>
      <Select
        name={name}
        error={errors?.[name]}
        label={wording.country}
        autoComplete="country"
        defaultValue={first}
        onChange={({ currentTarget }) => {
          setCountry(currentTarget.value)
          onCountry?.()
        }}
      >
        <CountryOptions choose={wording.choose} />
      </Select>
      {/* What was typed for one country means nothing in another one. */}
      <Place
        key={country}
        billing={country === billing?.country ? billing : null}
        errors={errors}
        country={country}
        isAsked={isAsked}
      />
      <Checkbox
        name="isBusiness"
        label={wording.business}
        checked={isBusiness}
        onChange={({ currentTarget }) => setBusiness(currentTarget.checked)}
      />
      {isBusiness && <BusinessFields billing={billing} errors={errors} />}
    </>
  )
}
