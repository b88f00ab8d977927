import { paymentWording as wording } from '../../../schema/wording/payment'
import type { Confirmed, Paid } from './form'

/** What became of a payment in the end. */
export type Ended = Exclude<Paid, { is: 'action' }>

/**
 * Pays, and shows the bank's question if it asks. Then the same is sent again, whatever was answered: the worker asks the
 * provider what came of it, and a refusal that it knows isn't in the way of the next card. It never rejects.
 */
export async function payWithBank(
  pay: () => Promise<Paid>,
  answerBank: (clientSecret: string) => Promise<Confirmed>,
): Promise<Ended> {
  const paid = await pay()
  if (paid.is !== 'action') return paid
  const answered = await answerBank(paid.clientSecret).catch(
    (): Confirmed => ({ is: 'refused', message: wording.noQuestion }),
  )
  const after = await pay()
  if (after.is !== 'action') return after
  const message = answered.is === 'refused' ? answered.message : wording.failed
  return { is: 'failed', message, canRepeat: true }
}
