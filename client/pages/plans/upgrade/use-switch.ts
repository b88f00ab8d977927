import { useState } from 'react'
import { payingWording } from '../../../../schema/wording/paying'
import { paymentWording } from '../../../../schema/wording/payment'
import { attemptPayment } from '../../../features/membership/pay/attempt-payment'
import { payAnswerOf } from '../../../features/membership/pay/pay-answer'
import { PaymentFormSettings } from '../../../features/membership/pay/payment-form-settings.generated'
import { usePaymentCaptcha } from '../../../features/membership/pay/use-payment-captcha'
import type { Confirmed } from '../../../features/payment/form'
import { payWithBank } from '../../../features/payment/with-bank'
import { useApp } from '../../../lib/app'
import { useOperationMutation } from '../../../lib/mutation'
import { refetch } from '../../../lib/refetch'
import { SwitchPlan } from './switch-plan.generated'
import { SwitchQuote } from './switch-quote.generated'
import type { SwitchQuoteFieldsFragment } from './switch-quote-fields.generated'

/** Why the plan wasn't changed. */
interface Failed {
  message: string
  /** Whether another method helps. */
  isDeclined: boolean
}

/**
 * Changes the plan for exactly what was shown, with the method that is kept; the bank's question is asked in front of the
 * page.
 */
export function useSwitch({ membershipType, price }: SwitchQuoteFieldsFragment, onDone: () => void) {
  const app = useApp()
  const { mutateAsync } = useOperationMutation(SwitchPlan)
  const { place, askCaptcha } = usePaymentCaptcha()
  const [key] = useState(() => crypto.randomUUID())
  const [isPending, setPending] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  const send = async (captcha: { captchaValue: string | null }) => {
    const { switchPlan: result } = await mutateAsync({ membershipType, price, key, ...captcha })
    if ('message' in result && result.field === 'price') refetch(app, SwitchQuote, { membershipType })
    return payAnswerOf(result)
  }
  const pay = () => attemptPayment({ captchaValue: null }, { send, askCaptcha, lost: payingWording.lost })
  const answerBank = async (clientSecret: string): Promise<Confirmed> => {
    const [{ askBankOfStripe }, { paymentForm: settings }] = await Promise.all([
      import('../../../features/payment/stripe'),
      app.execute(PaymentFormSettings, { purpose: 'UPDATE' }),
    ])
    if ('message' in settings) return { is: 'refused', message: paymentWording.noQuestion }
    return askBankOfStripe(settings, clientSecret)
  }
  const agree = async () => {
    if (isPending) return
    setPending(true)
    setFailed(undefined)
    const paid = await payWithBank(pay, answerBank)
    // The button stays busy: the page moves on.
    if (paid.is === 'done') return onDone()
    setFailed({ message: paid.message, isDeclined: !paid.canRepeat })
    setPending(false)
  }
  return { place, agree, isPending, failed }
}
