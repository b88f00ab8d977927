import { payoutWording } from '../../../schema/wording/payouts'
import { useApp } from '../../lib/app'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { forgetIneligibility } from '../partner/forget-ineligibility'
import { ChangeForm } from '../settings/ChangeForm'
import { RecordPayoutInformation } from './record-payout-information.generated'

const wording = payoutWording.account

/** Has the provider asked what the account is now. */
export function CheckAccount() {
  const { queryClient } = useApp()
  return (
    <ChangeForm
      operation={RecordPayoutInformation}
      variables={() => ({})}
      onDone={() => forgetIneligibility(queryClient)}
    >
      <SubmitButton look="quiet" pendingText={wording.checking}>
        {wording.check}
      </SubmitButton>
    </ChangeForm>
  )
}
