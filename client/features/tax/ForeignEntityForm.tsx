import { useMemo } from 'react'
import { w8BenE } from '../../../schema/inputs/tax'
import { taxWording } from '../../../schema/wording/taxes'
import { Field } from '../../ui/form/Field'
import { Select } from '../../ui/form/Select'
import { CountryOptions } from '../membership/CountryOptions'
import { ChangeForm } from '../settings/ChangeForm'
import { ForeignNumbers } from './ForeignNumbers'
import { FORM_CLASS, filledIn, type TaxFormProps } from './form-props'
import { NameField } from './NameField'
import { Options } from './Options'
import { PlaceFields } from './PlaceFields'
import { Signing } from './Signing'
import { SignW8BenE } from './sign-w8-ben-e.generated'
import { ofFields } from './ticks'

const { fields: wording, who } = taxWording

/** The form of organizations outside of the United States. */
export function ForeignEntityForm({ country, onDone }: TaxFormProps) {
  const schema = useMemo(
    () => ofFields(w8BenE, ['hasNoForeignTin', 'claimsTreaty', 'hasCapacity', 'isCertified'], { country }),
    [country],
  )
  return (
    <ChangeForm
      operation={SignW8BenE}
      schema={schema}
      variables={(input) => ({ input })}
      onDone={(_, signed) => onDone(filledIn(signed))}
      className={FORM_CLASS}
    >
      <NameField isEntity />
      <Select name="incorporatedIn" label={wording.incorporatedIn} defaultValue={country} required>
        <CountryOptions choose={who.choose} />
      </Select>
      <Field name="disregardedName" label={wording.disregardedName} autoComplete="off" />
      <Options name="entityType" label={wording.entityType} words={wording.entityTypes} />
      <Options
        name="fatcaStatus"
        label={wording.fatcaStatus}
        hint={wording.fatcaHint}
        words={wording.fatcaStatuses}
      />
      <PlaceFields country={country} />
      <ForeignNumbers country={country} isEntity />
      <Signing kind="W8BENE" isForEntity />
    </ChangeForm>
  )
}
