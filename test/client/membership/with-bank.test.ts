import { expect, test, vi } from 'vitest'
import type { Paid } from '../../../client/features/payment/form'
import { payWithBank } from '../../../client/features/payment/with-bank'
import { paymentWording } from '../../../schema/wording/payment'

const ASKS: Paid = { is: 'action', clientSecret: 'secret' }
const DONE: Paid = { is: 'done' }
const DECLINED: Paid = { is: 'failed', message: 'Not you.', canRepeat: false }

/** Pays while the worker gives these answers in turn. */
async function paying(answers: readonly Paid[], bank: () => Promise<{ is: 'confirmed'; token: string }>) {
  const left = [...answers]
  const answerBank = vi.fn(bank)
  const paid = await payWithBank(async () => left.shift() ?? ASKS, answerBank)
  return { paid, asked: answerBank.mock.calls.length, left: left.length }
}
const confirmed = async () => ({ is: 'confirmed', token: 'pi_1' }) as const
const broken = async () => {
  throw new Error('Stripe isn’t there')
}

/** Rule: docs/rules/payments.md, "The form". */
test('the bank is asked only if it wants to, and the same is sent again after its answer', async () => {
  expect(await paying([DONE], confirmed)).toEqual({ paid: DONE, asked: 0, left: 0 })
  expect(await paying([ASKS, DONE], confirmed)).toEqual({ paid: DONE, asked: 1, left: 0 })
  expect(await paying([DECLINED, DONE], confirmed)).toMatchObject({ paid: DECLINED, asked: 0 })
})

test('the worker says what came of an answer; a question that wasn’t shown can be asked again', async () => {
  expect((await paying([ASKS, DECLINED], confirmed)).paid).toEqual(DECLINED)
  expect((await paying([ASKS, DONE], broken)).paid).toEqual(DONE)
  const failed = { is: 'failed', message: paymentWording.noQuestion, canRepeat: true }
  expect((await paying([ASKS, ASKS], broken)).paid).toEqual(failed)
})
