import { useMemo } from 'react'
import { w9 } from '../../../schema/inputs/tax'
import { taxWording } from '../../../schema/wording/taxes'
import { Checkbox } from '../../ui/form/Checkbox'
import { Field } from '../../ui/form/Field'
import { ChangeForm } from '../settings/ChangeForm'
import { FORM_CLASS, filledIn, type TaxFormProps } from './form-props'
import { NameField } from './NameField'
import { Options } from './Options'
import { PlaceFields } from './PlaceFields'
import { Signing } from './Signing'
import { SignW9 } from './sign-w9.generated'
import { ofFields } from './ticks'

const wording = taxWording.fields
const { INDIVIDUAL: _, ...CLASSES } = wording.classes

/** The form of people and companies of the United States. */
export function AmericanForm({ country, isEntity, onDone }: TaxFormProps) {
  const schema = useMemo(
    () =>
      ofFields(w9, ['isAppliedFor', 'isBackupSubject', 'isCertified'], {
        country,
        ...(isEntity ? {} : { classification: 'INDIVIDUAL' }),
      }),
    [country, isEntity],
  )
  return (
    <ChangeForm
      operation={SignW9}
      schema={schema}
      variables={(input) => ({ input })}
      onDone={(_, signed) => onDone(filledIn(signed))}
      className={FORM_CLASS}
    >
      <NameField isEntity={isEntity} />
      <Field name="businessName" label={wording.businessName} autoComplete="off" />
      {isEntity && (
        <>
          <Options name="classification" label={wording.classification} words={CLASSES} />
          <Field name="exemptPayeeCode" label={wording.exemptPayeeCode} autoComplete="off" />
          <Field name="fatcaCode" label={wording.fatcaCode} autoComplete="off" />
        </>
      )}
      <PlaceFields country={country} />
      <Options name="tinKind" label={wording.tinKind} words={wording.tinKinds} />
      <Field name="tin" label={wording.tin} inputMode="numeric" dir="ltr" autoComplete="off" />
      <Checkbox name="isAppliedFor" label={wording.isAppliedFor} hint={wording.isAppliedForHint} />
      <Checkbox name="isBackupSubject" label={wording.isBackupSubject} hint={wording.isBackupSubjectHint} />
      <Signing kind="W9" isForEntity={isEntity} />
    </ChangeForm>
  )
}
