import type Stripe from 'stripe'
import { logUnavailable, type PaymentLimits, steadily } from '../ask'
import { done, unavailable } from '../outcome'
import type { Answer } from '../provider'
import { once, refusalIn } from './client'

/** What became of a request. `refused`: Stripe has done nothing, and says why. */
type Refusable<Value> = Answer<Value> | { is: 'refused'; code: string }

/** The requests of one configured account that Stripe may refuse, other than for the card. */
export function refusableRequests(open: () => Promise<Stripe>, limits: PaymentLimits) {
  let client: Promise<Stripe> | undefined
  const ask = async <Value>(
    name: string,
    work: (stripe: Stripe) => Promise<Value>,
  ): Promise<Refusable<Value>> => {
    client ??= open()
    const stripe = await client
    const isExpected = (error: unknown) => refusalIn(error) !== undefined
    try {
      const answer = await steadily(
        `stripe ${name}`,
        () => once(async () => done(await work(stripe)), isExpected),
        limits,
      )
      return answer ?? unavailable
    } catch (error) {
      const code = refusalIn(error)
      if (code === undefined) throw error
      logUnavailable(`stripe ${name}`, `refused: ${code}`)
      return { is: 'refused', code }
    }
  }
  /** The answer to a question, which has no reason to be refused. */
  const read = async <Value>(
    name: string,
    work: (stripe: Stripe) => Promise<Value>,
  ): Promise<Answer<Value>> => {
    const answer = await ask(name, work)
    return answer.is === 'refused' ? unavailable : answer
  }
  return { ask, read }
}
