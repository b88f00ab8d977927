import { payAnswerOf } from '../../../features/membership/pay/pay-answer'
import { useKeptPayment } from '../../../features/membership/pay/use-kept-payment'
import { useApp } from '../../../lib/app'
import { useOperationMutation } from '../../../lib/mutation'
import { refetch } from '../../../lib/refetch'
import { SwitchPlan } from './switch-plan.generated'
import { SwitchQuote } from './switch-quote.generated'
import type { SwitchQuoteFieldsFragment } from './switch-quote-fields.generated'

/** Changes the plan for exactly what was shown, with the method that is kept. */
export function useSwitch({ membershipType, total }: SwitchQuoteFieldsFragment, onDone: () => void) {
  const app = useApp()
  const { mutateAsync } = useOperationMutation(SwitchPlan)
  return useKeptPayment({
    onDone,
    send: async (request) => {
      const { switchPlan: result } = await mutateAsync({ membershipType, price: total, ...request })
      if ('message' in result && result.field === 'price') refetch(app, SwitchQuote, { membershipType })
      return payAnswerOf(result)
    },
  })
}
