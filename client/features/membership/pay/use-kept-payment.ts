import { useRef, useState } from 'react'
import { payingWording } from '../../../../schema/wording/paying'
import { paymentWording } from '../../../../schema/wording/payment'
import { useApp } from '../../../lib/app'
import type { Confirmed } from '../../payment/form'
import { payWithBank } from '../../payment/with-bank'
import { attemptPayment, type PayAnswer, type Payment } from './attempt-payment'
import { PaymentFormSettings } from './payment-form-settings.generated'
import { usePaymentCaptcha } from './use-payment-captcha'

/** Why nothing was paid. */
interface Failed {
  message: string
  /** Whether another method helps. */
  isDeclined: boolean
}

interface Paying {
  send: (request: Pick<Payment, 'key' | 'captchaValue'>) => Promise<PayAnswer>
  /** Leads on. */
  onDone: () => void
}

/** Pays with the method that is kept; the bank's question is asked in front of the page. */
export function useKeptPayment({ send, onDone }: Paying) {
  const app = useApp()
  const { place, askCaptcha } = usePaymentCaptcha()
  const key = useRef<string>(undefined)
  const [isPending, setPending] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  const pay = () => {
    key.current ??= crypto.randomUUID()
    const request = { key: key.current, captchaValue: null }
    return attemptPayment(request, { send, askCaptcha, lost: payingWording.lost })
  }
  const answerBank = async (clientSecret: string): Promise<Confirmed> => {
    const [{ askBankOfStripe }, { paymentForm: settings }] = await Promise.all([
      import('../../payment/stripe'),
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
    const isDeclined = paid.is === 'failed' && !paid.canRepeat
    if (isDeclined) key.current = undefined
    setFailed({ message: paid.message, isDeclined })
    setPending(false)
  }
  return { place, agree, isPending, failed }
}
