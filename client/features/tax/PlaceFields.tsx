import { taxWording } from '../../../schema/wording/taxes'
import { Field } from '../../ui/form/Field'
import type { Filled } from './form-props'

const wording = taxWording.fields

/** Where somebody lives, in the country that they have named before. */
export function PlaceFields({ country, filled }: { country: string; filled?: Filled }) {
  const isUs = country === 'US'
  return (
    <>
      <Field
        name="address"
        label={wording.address}
        hint={wording.addressHint}
        defaultValue={filled?.address}
        autoComplete="street-address"
        required
      />
      <Field
        name="city"
        label={wording.city}
        defaultValue={filled?.city}
        autoComplete="address-level2"
        required
      />
      <Field
        name="region"
        label={isUs ? wording.state : wording.region}
        defaultValue={filled?.region}
        autoComplete="address-level1"
        required={isUs}
      />
      <Field
        name="postalCode"
        label={isUs ? wording.zip : wording.postalCode}
        defaultValue={filled?.postalCode}
        autoComplete="postal-code"
        required={isUs}
      />
    </>
  )
}
