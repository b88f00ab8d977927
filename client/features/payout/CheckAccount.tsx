import { payoutWording } from '../../../schema/wording/payouts'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { ChangeForm } from '../settings/ChangeForm'
import { RecordPayoutInformation } from './record-payout-information.generated'

const wording = payoutWording.account

/** Has the provider asked what the account is now. */
export function CheckAccount() {
  return (
    <ChangeForm operation={RecordPayoutInformation} variables={() => ({})}>
      <SubmitButton look="quiet" pendingText={wording.checking}>
        {wording.check}
      </SubmitButton>
    </ChangeForm>
  )
}
