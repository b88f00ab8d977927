import { type ReactNode, useId, useRef } from 'react'
import { payingWording as wording } from '../../../../schema/wording/paying'
import { useAnswer } from '../../../lib/use-answer'
import { Button } from '../../../ui/Button'
import { Skeleton } from '../../../ui/Skeleton'
import { PaymentForm } from '../../payment/PaymentForm'
import { attemptPayment, type PayAnswer, type Payment } from './attempt-payment'
import {
  PaymentFormSettings,
  type PaymentFormSettingsQueryVariables,
} from './payment-form-settings.generated'
import { usePaymentCaptcha } from './use-payment-captcha'

interface Props {
  variables: PaymentFormSettingsQueryVariables
  submitText: string
  /** What is charged, if that has changed since the form was asked for. */
  amount?: number
  send: (payment: Payment) => Promise<PayAnswer>
  /** Leads on. */
  onDone: () => void
  /** What one agrees to by pressing the button. */
  children?: ReactNode
}

/** The provider’s own form; it is asked for once the page is there. Rule: docs/rules/membership.md, "Paying". */
export function PaySection({ variables, submitText, amount, send, onDone, children }: Props) {
  const id = useId()
  const { data, hasFailed, ask } = useAnswer(PaymentFormSettings, variables, { asks: true })
  const { place, askCaptcha } = usePaymentCaptcha()
  const key = useRef<string>(undefined)
  const settings = data?.paymentForm
  const missing = settings && 'message' in settings ? settings.message : hasFailed && wording.unreachable
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-serif text-20 font-semibold">
        {wording.method}
      </h2>
      <div ref={place} />
      <div className="mt-4">
        {settings?.__typename === 'PaymentForm' ? (
          <PaymentForm
            settings={settings}
            // Only Braintree’s form knows the amount: it is loaded again with another one.
            amount={settings.provider === 'BRAINTREE' ? (amount ?? settings.amount) : settings.amount}
            currency={settings.currency}
            submitText={submitText}
            pay={async (token) => {
              key.current ??= crypto.randomUUID()
              const payment = { paymentToken: token, provider: settings.provider, captchaValue: null }
              const steps = { send, askCaptcha, lost: wording.lost }
              const paid = await attemptPayment({ ...payment, key: key.current }, steps)
              if (paid.is === 'done') onDone()
              if (paid.is === 'failed' && !paid.canRepeat) key.current = undefined
              return paid
            }}
            renew={async () => (await ask()) !== undefined}
          >
            {children}
          </PaymentForm>
        ) : missing ? (
          <>
            <p role="alert" className="text-16 text-danger text-pretty">
              {missing}
            </p>
            <Button className="mt-4" onClick={ask}>
              {wording.again}
            </Button>
          </>
        ) : (
          <div role="status" className="min-h-40">
            <span className="sr-only">{wording.loading}</span>
            <Skeleton className="h-11 w-full" />
            <Skeleton className="mt-4 h-11 w-full" />
          </div>
        )}
      </div>
    </section>
  )
}
