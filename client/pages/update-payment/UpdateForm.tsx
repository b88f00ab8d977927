import { manageWording } from '../../../schema/wording/manage-membership'
import type { PayAnswer, Payment } from '../../features/membership/pay/attempt-payment'
import { PaySection } from '../../features/membership/pay/PaySection'
import { payAnswerOf } from '../../features/membership/pay/pay-answer'
import { useReturned } from '../../features/membership/pay/use-returned'
import { useOperationMutation } from '../../lib/mutation'
import { UpdatePaymentMethod } from './update-payment-method.generated'

const wording = manageWording.updatePage

/** The provider’s form for another payment method. */
export function UpdateForm({ onDone }: { onDone: () => void }) {
  const back = useReturned('UPDATE')
  const { mutateAsync } = useOperationMutation(UpdatePaymentMethod)
  const send = async (paid: Payment): Promise<PayAnswer> => {
    return payAnswerOf((await mutateAsync(paid)).updatePaymentMethod)
  }
  return (
    <PaySection
      variables={{ purpose: 'UPDATE' }}
      submitText={wording.save}
      back={back}
      send={send}
      onDone={onDone}
    />
  )
}
