import { useMemo } from 'react'
import { euDeclaration } from '../../../schema/inputs/tax'
import { countryNames } from '../../../schema/wording/formats'
import { taxWording } from '../../../schema/wording/taxes'
import { Checkbox } from '../../ui/form/Checkbox'
import { Field } from '../../ui/form/Field'
import { ChangeForm } from '../settings/ChangeForm'
import { FORM_CLASS, filledIn, type TaxFormProps } from './form-props'
import { NameField } from './NameField'
import { PlaceFields } from './PlaceFields'
import { Signing } from './Signing'
import { SignEuDeclaration } from './sign-eu-declaration.generated'
import { ofFields } from './ticks'

const wording = taxWording.fields

/** What residents of the European Union declare. */
export function EuForm({ country, isEntity, filled, onDone }: TaxFormProps) {
  const schema = useMemo(
    () => ofFields(euDeclaration, ['hasNoTin', 'isCertified'], { country, isEntity }),
    [country, isEntity],
  )
  return (
    <ChangeForm
      operation={SignEuDeclaration}
      schema={schema}
      variables={(input) => ({ input })}
      onDone={(_, signed) => onDone(filledIn(signed))}
      className={FORM_CLASS}
    >
      <NameField isEntity={isEntity} filled={filled} />
      {isEntity ? (
        <Field name="companyNumber" label={wording.companyNumber} autoComplete="off" required />
      ) : (
        <Field
          name="birthDate"
          type="date"
          label={wording.birthDate}
          defaultValue={filled.birthDate}
          autoComplete="bday"
          required
        />
      )}
      <PlaceFields country={country} filled={filled} />
      <Field
        name="tin"
        label={
          <span suppressHydrationWarning>{wording.foreignTin(countryNames().of(country) ?? country)}</span>
        }
        defaultValue={filled.tin}
        dir="ltr"
        autoComplete="off"
      />
      <Checkbox name="hasNoTin" label={wording.hasNoTin} />
      {!isEntity && <Field name="birthPlace" label={wording.birthPlace} autoComplete="off" />}
      <Field name="vatId" label={wording.vatId} hint={wording.vatHint} dir="ltr" autoComplete="off" />
      {isEntity && (
        <Field
          name="establishments"
          label={wording.establishments}
          hint={wording.establishmentsHint}
          autoComplete="off"
        />
      )}
      <Signing kind="EU" isForEntity={isEntity} />
    </ChangeForm>
  )
}
