import { minLength, object, pipe, string } from 'valibot'
import { linkTo } from '../../../schema/routes/links'
import { mobileVerificationWording as wording } from '../../../schema/wording/mobile-verification'
import { CountryOptions } from '../../features/membership/CountryOptions'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { Field } from '../../ui/form/Field'
import { Select } from '../../ui/form/Select'
import { SubmitButton } from '../../ui/form/SubmitButton'
import type { MobileVerificationFieldsFragment } from './mobile-verification-fields.generated'
import { StartMobileVerification } from './start-mobile-verification.generated'

const NUMBER = object({
  country: pipe(string(), minLength(1, wording.countryMissing)),
  phoneNumber: pipe(string(), minLength(1, wording.numberMissing)),
})

/** Asks for the number to which a code is sent. */
export function NumberForm({ countries, country }: MobileVerificationFieldsFragment) {
  const { navigation } = useApp()
  return (
    <ChangeForm
      method="post"
      action={linkTo('MobileVerificationForm', { step: 'start' })}
      operation={StartMobileVerification}
      schema={NUMBER}
      variables={(input) => ({ input })}
      onDone={() => goTo(navigation, linkTo('MobileVerificationStep', { step: 'code' }))}
      className="mt-8 flex flex-col gap-6"
    >
      <Select
        name="country"
        label={wording.country}
        autoComplete="country"
        required
        defaultValue={country !== null && countries.includes(country) ? country : ''}
      >
        <CountryOptions choose={wording.choose} countries={countries} />
      </Select>
      <Field
        label={wording.number}
        hint={wording.numberHint}
        name="phoneNumber"
        type="tel"
        dir="ltr"
        autoComplete="tel"
        required
      />
      <div>
        <SubmitButton pendingText={wording.sending}>{wording.send}</SubmitButton>
      </div>
    </ChangeForm>
  )
}
