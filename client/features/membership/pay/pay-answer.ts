import type { Refusal } from '../../settings/use-change'
import type { PayAnswer } from './attempt-payment'

interface Payment {
  action: { clientSecret: string } | null
}

/** What the worker’s answer to a payment means. */
export function payAnswerOf(result: Payment | Refusal): PayAnswer {
  if ('message' in result && result.code === 'PAYMENT_PENDING')
    return { is: 'pending', message: result.message }
  if ('message' in result) return { is: 'refused', message: result.message, code: result.code }
  return result.action ? { is: 'action', ...result.action } : { is: 'done' }
}
