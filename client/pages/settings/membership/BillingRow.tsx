import { billingWording as wording } from '../../../../schema/wording/billing'
import { countryNames } from '../../../../schema/wording/formats'
import { invoiceWording } from '../../../../schema/wording/invoices'
import { settingsWording } from '../../../../schema/wording/settings'
import { BillingFields } from '../../../features/membership/billing/BillingFields'
import { typedBilling } from '../../../features/membership/billing/typed-billing'
import { ChangeForm } from '../../../features/settings/ChangeForm'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { SettingRow } from '../SettingRow'
import type { MembershipBillingFieldsFragment } from './membership-billing-fields.generated'
import { UpdateBilling } from './update-billing.generated'

type Stored = MembershipBillingFieldsFragment

function BillingForm({ stored, close }: { stored: Stored; close: () => void }) {
  const { country, region, postalCode, business } = stored
  const billing = {
    country,
    region,
    postalCode,
    businessName: business?.name ?? null,
    businessAddress: business?.address ?? null,
    vatId: business?.vatId ?? null,
  }
  return (
    <ChangeForm
      operation={UpdateBilling}
      variables={(typed) => ({ billing: typedBilling(typed) })}
      toast={{ message: wording.saved, extraParams: { testId: 'billing-saved' } }}
      onDone={close}
    >
      <BillingFields name="country" billing={billing} country={country} isAsked={() => true} />
      <div>
        <SubmitButton pendingText={settingsWording.saving}>{wording.save}</SubmitButton>
      </div>
    </ChangeForm>
  )
}

/** Where the viewer’s membership is billed, and for which business. Rule: docs/rules/sales-tax.md, "Places". */
export function BillingRow({ stored }: { stored: Stored }) {
  const { country, region, postalCode, business } = stored
  const place = [region, postalCode].filter(Boolean).join(' ')
  return (
    <SettingRow
      title={wording.heading}
      action={settingsWording.change}
      form={(close) => <BillingForm stored={stored} close={close} />}
    >
      {business ? (
        <>
          <p data-written="" className="wrap-anywhere">
            {business.name}
          </p>
          <p data-written="" className="whitespace-pre-line wrap-anywhere">
            {business.address}
          </p>
          {business.vatId && <p>{invoiceWording.vatId(business.vatId)}</p>}
        </>
      ) : (
        <p>{wording.person}</p>
      )}
      {place && <p>{place}</p>}
      <p suppressHydrationWarning>{countryNames().of(country) ?? country}</p>
    </SettingRow>
  )
}
