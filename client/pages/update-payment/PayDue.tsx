import { manageWording } from '../../../schema/wording/manage-membership'
import { priceText } from '../../../schema/wording/prices'
import type { MembershipStatusFieldsFragment } from '../../features/membership/own/membership-status-fields.generated'
import { payAnswerOf } from '../../features/membership/pay/pay-answer'
import { useKeptPayment } from '../../features/membership/pay/use-kept-payment'
import { useOperationMutation } from '../../lib/mutation'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/form/ErrorText'
import { UpdatePaymentMethod } from './update-payment-method.generated'

const wording = manageWording.updatePage.due

interface Props {
  status: MembershipStatusFieldsFragment
  /** Leads on. */
  onDone: () => void
}

/** Pays what is due with the present method, and lets its bank ask. Rule: docs/rules/membership.md, "Failed payments". */
export function PayDue({ status: { amount, currency, paymentProvider }, onDone }: Props) {
  const { mutateAsync } = useOperationMutation(UpdatePaymentMethod)
  const provider = paymentProvider === 'BRAINTREE' ? 'BRAINTREE' : 'STRIPE'
  const { place, agree, isPending, failed } = useKeptPayment({
    onDone,
    send: async (request) =>
      payAnswerOf((await mutateAsync({ paymentToken: null, provider, ...request })).updatePaymentMethod),
  })
  return (
    <>
      <p className="max-w-[56ch] text-16 text-pretty">{wording.text}</p>
      <div ref={place} />
      <ErrorText id="due-error">{failed && <p>{failed.message}</p>}</ErrorText>
      <p className="mt-4 mb-8">
        <Button look="main" isPending={isPending} pendingText={wording.confirming} onClick={agree}>
          {wording.confirm(priceText(amount, currency))}
        </Button>
      </p>
    </>
  )
}
