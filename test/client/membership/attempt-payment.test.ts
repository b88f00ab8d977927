import { expect, test, vi } from 'vitest'
import { attemptPayment, type PayAnswer } from '../../../client/features/membership/pay/attempt-payment'

const PAYMENT = { paymentToken: 'seti_1', provider: 'STRIPE', captchaValue: null, key: 'k' } as const
const DONE: PayAnswer = { is: 'done' }
const CHALLENGE: PayAnswer = { is: 'refused', message: 'Captcha.', code: 'FAILED_CHALLENGE' }
const refusedBy = (code: 'PAYMENT_METHOD_DECLINED' | 'CHECKOUT_NOT_AVAILABLE'): PayAnswer => ({
  is: 'refused',
  message: code,
  code,
})

/** Pays while the worker gives these answers in turn. */
async function paying(answers: readonly PayAnswer[], captcha: string | null = 'value') {
  const left = [...answers]
  const send = vi.fn(async (_: typeof PAYMENT | object) => {
    const next = left.shift()
    if (!next) throw new Error('The answer was lost')
    return next
  })
  const paid = await attemptPayment(PAYMENT, { send, askCaptcha: async () => captcha, lost: 'Lost.' })
  return { paid, sent: send.mock.calls.map(([payment]) => payment) }
}

/** Rule: docs/rules/membership.md, "Paying". */
test('a declined method is over; a purchase whose fate isn’t known can be sent again', async () => {
  const failed = (message: string, canRepeat: boolean) => ({ is: 'failed', message, canRepeat })
  expect((await paying([refusedBy('PAYMENT_METHOD_DECLINED')])).paid).toEqual(
    failed('PAYMENT_METHOD_DECLINED', false),
  )
  expect((await paying([refusedBy('CHECKOUT_NOT_AVAILABLE')])).paid).toEqual(
    failed('CHECKOUT_NOT_AVAILABLE', true),
  )
  expect((await paying([])).paid).toEqual(failed('Lost.', true))
})

test('a captcha is asked for once, and the same payment sent with it', async () => {
  const { paid, sent } = await paying([CHALLENGE, DONE])
  expect(paid).toEqual(DONE)
  expect(sent).toEqual([PAYMENT, { ...PAYMENT, captchaValue: 'value' }])
  expect((await paying([CHALLENGE, CHALLENGE])).paid).toMatchObject({ message: 'Captcha.' })
  expect((await paying([CHALLENGE], null)).paid).toMatchObject({ message: 'Captcha.' })
})
