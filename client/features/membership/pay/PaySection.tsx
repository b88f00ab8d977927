import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { payingWording as wording } from '../../../../schema/wording/paying'
import { lazily } from '../../../lib/lazily'
import { useAnswer } from '../../../lib/use-answer'
import { Button } from '../../../ui/Button'
import { ErrorText } from '../../../ui/form/ErrorText'
import { Skeleton } from '../../../ui/Skeleton'
import { attemptPayment, type PayAnswer, type Payment } from './attempt-payment'
import {
  PaymentFormSettings,
  type PaymentFormSettingsQueryVariables,
} from './payment-form-settings.generated'
import { leaving, returnedPayment } from './returning/lazy'
import { usePaymentCaptcha } from './use-payment-captcha'
import type { ReturnedState } from './use-returned'

/** Loaded while the worker is asked what the form needs. */
const paymentForm = lazily(() => import('../../payment/PaymentForm').then(({ PaymentForm }) => PaymentForm))

/** What has become of the question how much it is. */
export type Quoting = 'busy' | 'done' | 'refused'

/** @param answer what the worker has said. @param hasFailed whether it couldn’t be asked. */
export function quotingOf(answer: object | undefined, hasFailed: boolean): Quoting {
  if (answer) return 'message' in answer ? 'refused' : 'done'
  return hasFailed ? 'refused' : 'busy'
}

interface Props {
  variables: PaymentFormSettingsQueryVariables
  submitText: string
  /** What is charged, if that has changed since the form was asked for. */
  amount?: number
  /** Whether the amount holds for what somebody has typed: it is asked for again with that, and may be refused. */
  quoting?: Quoting
  /** How somebody has come back from their bank. */
  back: ReturnedState<unknown>
  /** What else somebody has typed, which is kept while they are at their bank. */
  typed?: unknown
  send: (payment: Payment) => Promise<PayAnswer>
  /** Leads on. */
  onDone: () => void
  /** What one agrees to by pressing the button. */
  children?: ReactNode
}

/** The provider’s own form; it is asked for once the page is there. Rule: docs/rules/membership.md, "Paying". */
export function PaySection(props: Props) {
  const {
    variables,
    submitText,
    amount,
    quoting = 'done',
    back,
    typed = null,
    send,
    onDone,
    children,
  } = props
  const { returned } = back
  const id = useId()
  const isBack = returned?.isUsable === true
  // Whoever is back was found so by it.
  const ReturnedPayment = returnedPayment.loaded
  const hasPrice = returned?.price === null || returned?.price === amount
  const { data, hasFailed, ask } = useAnswer(PaymentFormSettings, variables, { asks: !isBack })
  const { place, askCaptcha } = usePaymentCaptcha()
  const key = useRef<string>(undefined)
  const [pending, setPending] = useState('')
  const [PaymentForm, setPaymentForm] = useState(() => paymentForm.loaded)
  const [isLost, setLost] = useState(false)
  const load = () => {
    setLost(false)
    paymentForm().then(
      (loaded) => setPaymentForm(() => loaded),
      () => setLost(true),
    )
  }
  useEffect(load, [])
  const settings = data?.paymentForm
  const missing =
    settings && 'message' in settings ? settings.message : (hasFailed || isLost) && wording.unreachable

  const pay = async (paymentToken: string, provider: Payment['provider']) => {
    key.current ??= crypto.randomUUID()
    const payment = { paymentToken, provider, captchaValue: null, key: key.current }
    const paid = await attemptPayment(payment, { send, askCaptcha, lost: wording.lost })
    if (paid.is === 'done') onDone()
    if (paid.is === 'pending') setPending(paid.message)
    const canRepeat = paid.is === 'failed' && paid.canRepeat
    if (paid.is === 'failed' && !canRepeat) key.current = undefined
    if (paid.is !== 'action' && !canRepeat) leaving.loaded?.forgetLeft()
    return paid
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-serif text-20 font-semibold">
        {wording.method}
      </h2>
      <div ref={place} />
      <ErrorText id={`${id}-returned`} className="mt-4">
        {returned?.message}
      </ErrorText>
      {/* It is there before it says something, so that screen readers notice. */}
      <p role="status" className="mt-4 text-16 text-pretty empty:hidden">
        {pending}
      </p>
      <div className="mt-4" hidden={pending !== ''}>
        {pending ? null : isBack && ReturnedPayment ? (
          <ReturnedPayment
            submitText={submitText}
            isSent={returned.isFirst && (quoting === 'busy' || (quoting === 'done' && hasPrice))}
            isReady={quoting !== 'busy'}
            pay={() => {
              key.current ??= returned.key
              back.onUse()
              return pay(returned.token, 'STRIPE')
            }}
            onOther={(message) => {
              key.current = undefined
              back.onOver(message)
            }}
          >
            {children}
          </ReturnedPayment>
        ) : settings?.__typename === 'PaymentForm' && PaymentForm ? (
          <PaymentForm
            settings={settings}
            // Only Braintree’s form knows the amount: it is loaded again with another one.
            amount={settings.provider === 'BRAINTREE' ? (amount ?? settings.amount) : settings.amount}
            currency={settings.currency}
            submitText={submitText}
            onConfirm={() => {
              // Braintree's methods lead nowhere.
              if (settings.provider !== 'STRIPE') return
              key.current ??= crypto.randomUUID()
              const [token = ''] = settings.clientSecret.split('_secret_')
              const price = amount ?? null
              leaving.loaded?.keepLeft({
                purpose: variables.purpose,
                token,
                key: key.current,
                price,
                typed,
              })
            }}
            pay={(token) => pay(token, settings.provider)}
            renew={async () => (await ask()) !== undefined}
          >
            {children}
          </PaymentForm>
        ) : missing ? (
          <>
            <p role="alert" className="text-16 text-danger text-pretty">
              {missing}
            </p>
            <Button
              className="mt-4"
              onClick={() => {
                load()
                ask()
              }}
            >
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
