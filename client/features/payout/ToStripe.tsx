import { useState } from 'react'
import * as v from 'valibot'
import { payoutWording } from '../../../schema/wording/payouts'
import { Select } from '../../ui/form/Select'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { CountryOptions } from '../membership/CountryOptions'
import { ChangeForm } from '../settings/ChangeForm'
import { NeedsScript } from '../settings/NeedsScript'
import type { PayoutAccountFieldsFragment } from './payout-account-fields.generated'
import { StartPayoutSetup } from './start-payout-setup.generated'

const wording = payoutWording.bank

const Named = v.object({ country: v.optional(v.string()) })

/** Leads to the provider's page, on which writers say who they are and where their bank is. */
export function ToStripe({ account }: { account: PayoutAccountFieldsFragment | null }) {
  const [isGoing, setGoing] = useState(false)
  const isOpen = account !== null && account.state !== 'CLOSED'
  const asksCountry = !isOpen || account.state === 'NEW'
  return (
    <>
      <NeedsScript text={payoutWording.needsScript} />
      <ChangeForm
        operation={StartPayoutSetup}
        schema={Named}
        variables={({ country }) => ({ input: { country: country || null } })}
        onDone={({ url }) => {
          setGoing(true)
          window.location.assign(url)
        }}
        className="mt-6 flex max-w-[24rem] flex-col items-start gap-6"
      >
        {asksCountry && (
          <div className="w-full">
            <Select
              name="country"
              label={wording.country}
              autoComplete="country"
              required
              defaultValue={account?.country ?? ''}
            >
              <CountryOptions choose={wording.choose} />
            </Select>
          </div>
        )}
        <SubmitButton pendingText={wording.going}>
          {isGoing ? wording.going : isOpen ? wording.goOn : wording.begin}
        </SubmitButton>
      </ChangeForm>
    </>
  )
}
