import { useMemo } from 'react'
import { w8Ben } from '../../../schema/inputs/tax'
import { taxWording } from '../../../schema/wording/taxes'
import { Field } from '../../ui/form/Field'
import { Select } from '../../ui/form/Select'
import { CountryOptions } from '../membership/CountryOptions'
import { ChangeForm } from '../settings/ChangeForm'
import { ForeignNumbers } from './ForeignNumbers'
import { FORM_CLASS, filledIn, type TaxFormProps } from './form-props'
import { NameField } from './NameField'
import { PlaceFields } from './PlaceFields'
import { Signing } from './Signing'
import { SignW8Ben } from './sign-w8-ben.generated'
import { ofFields } from './ticks'

const { fields: wording, who } = taxWording

/** The form of people outside of the United States. */
export function ForeignPersonForm({ country, onDone }: TaxFormProps) {
  const schema = useMemo(
    () => ofFields(w8Ben, ['hasNoForeignTin', 'claimsTreaty', 'isCertified'], { country }),
    [country],
  )
  return (
    <ChangeForm
      operation={SignW8Ben}
      schema={schema}
      variables={(input) => ({ input })}
      onDone={(_, signed) => onDone(filledIn(signed))}
      className={FORM_CLASS}
    >
      <NameField isEntity={false} />
      <Select name="citizenship" label={wording.citizenship} defaultValue={country} required>
        <CountryOptions choose={who.choose} />
      </Select>
      <Field name="birthDate" type="date" label={wording.birthDate} autoComplete="bday" required />
      <PlaceFields country={country} />
      <ForeignNumbers country={country} isEntity={false} />
      <Signing kind="W8BEN" isForEntity={false} />
    </ChangeForm>
  )
}
