import { taxWording } from '../../../schema/wording/taxes'
import { Field } from '../../ui/form/Field'

const wording = taxWording.fields

/** Where somebody lives, in the country that they have named before. */
export function PlaceFields({ country }: { country: string }) {
  const isUs = country === 'US'
  return (
    <>
      <Field
        name="address"
        label={wording.address}
        hint={wording.addressHint}
        autoComplete="street-address"
        required
      />
      <Field name="city" label={wording.city} autoComplete="address-level2" required />
      <Field
        name="region"
        label={isUs ? wording.state : wording.region}
        autoComplete="address-level1"
        required={isUs}
      />
      <Field
        name="postalCode"
        label={isUs ? wording.zip : wording.postalCode}
        autoComplete="postal-code"
        required={isUs}
      />
    </>
  )
}
