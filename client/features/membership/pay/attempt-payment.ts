import type { PaymentProvider, UserErrorCode } from '../../../../schema/graphql/types.generated'
import type { Paid } from '../../payment/form'

/** What a mutation needs that is paid for. */
export interface Payment {
  paymentToken: string
  provider: PaymentProvider
  captchaValue: string | null
  /** Made up once for a purchase, and the same when it is sent again. */
  key: string
}

/** What the worker answers: done, the bank takes days, it asks the card’s owner first, or why not. */
export type PayAnswer =
  | { is: 'done' }
  | { is: 'pending'; message: string }
  | { is: 'action'; clientSecret: string }
  | { is: 'refused'; message: string; code: UserErrorCode | null }

export interface Attempt<Sent> {
  send: (payment: Sent) => Promise<PayAnswer>
  /** Null if there is no captcha to be had. */
  askCaptcha: () => Promise<string | null>
  /** Said where the answer was lost. */
  lost: string
}

/** After these a purchase is over: what is tried next is another one, with another method. */
const OVER: ReadonlySet<UserErrorCode | null> = new Set<UserErrorCode>([
  'PAYMENT_METHOD_DECLINED',
  'PAYMENT_ERROR',
])

/**
 * Sends a payment, once more with a captcha if one is wanted. It never rejects: a payment whose answer was lost may be
 * sent again, since its key pays only once.
 */
export async function attemptPayment<Sent extends Pick<Payment, 'captchaValue'>>(
  payment: Sent,
  { send, askCaptcha, lost }: Attempt<Sent>,
): Promise<Paid> {
  try {
    let answer = await send(payment)
    if (answer.is === 'refused' && answer.code === 'FAILED_CHALLENGE') {
      const captchaValue = await askCaptcha()
      if (captchaValue !== null) answer = await send({ ...payment, captchaValue })
    }
    if (answer.is !== 'refused') return answer
    return { is: 'failed', message: answer.message, canRepeat: !OVER.has(answer.code) }
  } catch {
    return { is: 'failed', message: lost, canRepeat: true }
  }
}
