import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { storeEvent } from '../../../worker/services/membership/receive-event'
import { NOON } from '../../factories/ids'
import { buyer, CARD, newKey } from './buyer'
import { mailsTo, moveTo, night } from './nights'

/* How a renewal that was declined goes on. Rule: docs/rules/membership.md, "Failed payments". */

/** When the first renewal after a trial is due. */
const DUE = NOON + 7 * DAY
const EXPIRED = { number: '4242424242424242', month: 1, year: 2020 }

/** Somebody in their free week, with a card. */
async function onTrial(number: string, provider: 'STRIPE' | 'BRAINTREE' = 'STRIPE') {
  clearMailbox()
  // Each test's card is another one, though its number is the same.
  await env.DB.prepare('DELETE FROM trial').run()
  const somebody = await buyer({ provider, user: { email: `reader-${newKey()}@example.org` } })
  const token = await somebody.fillIn('JOIN', number)
  await somebody.send('createMembership', { type: 'MONTHLY', price: 0, token })
  return somebody
}

type Somebody = Awaited<ReturnType<typeof onTrial>>

/** The days on which the provider was asked for a payment, from the day on which it was due. */
async function daysAsked(somebody: Somebody, days: number): Promise<number[]> {
  const asked: number[] = []
  for (let day = 0; day <= days; day++) {
    const before = (await somebody.payments()).length
    await moveTo(somebody, DUE + day * DAY)
    await night(somebody)
    for (let i = before; i < (await somebody.payments()).length; i++) asked.push(day)
  }
  return asked
}

const subjectsOf = async (somebody: Somebody) =>
  (await mailsTo(somebody)).slice(1).map(({ subject }) => subject)

const SUBJECTS = [
  'Your Quire payment failed',
  'Second reminder: your Quire payment failed',
  'Last reminder: your Quire payment failed',
]

test('a declined card that may work later is tried on days 1, 3, 7 and 12, with three mails that say which', async () => {
  const somebody = await onTrial(CARD.later)
  expect(await daysAsked(somebody, 13)).toEqual([0, 1, 3, 7, 12])
  expect(await subjectsOf(somebody)).toEqual(SUBJECTS)
  expect((await mailsTo(somebody)).at(-1)?.text).toContain('This was our last attempt.')
})

describe('a card that won’t work any more', () => {
  test('is tried once, and another one is asked for, three times', async () => {
    const somebody = await onTrial(CARD.good)
    await somebody.account.control({ renew: EXPIRED })
    expect(await daysAsked(somebody, 13)).toEqual([0])
    expect(await subjectsOf(somebody)).toEqual(SUBJECTS)
    const mails = (await mailsTo(somebody)).slice(1)
    for (const { text } of mails) expect(text).toContain('enter another card before then')
    expect(mails.at(-1)?.text).toContain('This is our last reminder.')
    const token = await somebody.fillIn('UPDATE', '5555555555554444')
    expect(await somebody.send('updatePaymentMethod', { token })).toMatchObject({
      membership: { state: 'ACTIVE' },
    })
  })

  test.each(['STRIPE', 'BRAINTREE'] as const)(
    'is tried again as soon as %s knows its new number',
    async (provider) => {
      const somebody = await onTrial(CARD.good, provider)
      await somebody.account.control({ renew: EXPIRED })
      expect(await daysAsked(somebody, 2)).toEqual([0])
      expect(await somebody.status('state')).toEqual({ state: 'PAYMENT_FAILED' })
      await somebody.account.control({ renew: { number: '5555555555554444', month: 12, year: 2040 } })
      // Stripe names the card; Braintree only says that there are new ones.
      const methodIds = (await somebody.account.control({})).payments.map(({ method }) => method).slice(0, 1)
      const said = provider === 'STRIPE' ? { methodIds } : { methodIds: [], hasNewCards: true }
      const clock = { now: () => somebody.visit.now }
      const event = { id: newKey(), at: clock.now(), chargeIds: [], ...said }
      await storeEvent({ db: new Database(env.DB), clock }, provider, event)
      await night(somebody)
      expect(await somebody.status('state paymentMethod { ... on CreditCard { lastFour } }')).toEqual({
        state: 'ACTIVE',
        paymentMethod: { lastFour: '4444' },
      })
    },
  )
})

describe('a bank that wants the cardholder', () => {
  test('is asked once, and the mail leads to where they confirm', async () => {
    const somebody = await onTrial(CARD.asks)
    expect(await daysAsked(somebody, 1)).toEqual([0])
    const [mail] = (await mailsTo(somebody)).slice(1)
    expect(mail?.text).toContain('Your bank wants you to confirm this payment.')
    expect(mail?.text).toMatch(/Confirm the payment:\n\S+\/me\/settings\/payment\/update\n/)
    const request = { token: null, key: newKey() }
    const { action } = await somebody.send('updatePaymentMethod', request)
    await somebody.account.answerBank(action?.clientSecret ?? '', true)
    const paid = { membership: { state: 'ACTIVE' }, action: null }
    expect(await somebody.send('updatePaymentMethod', request)).toMatchObject(paid)
    expect(await somebody.send('updatePaymentMethod', request)).toMatchObject(paid)
    const settled = (await somebody.payments()).filter(({ status }) => status === 'succeeded')
    expect(settled.map(({ amount }) => amount)).toEqual([500])
  })

  test('reminds three times, and then the membership ends', async () => {
    const somebody = await onTrial(CARD.asks)
    expect(await daysAsked(somebody, 15)).toEqual([0])
    expect(await subjectsOf(somebody)).toEqual(SUBJECTS)
    expect(await somebody.status('state')).toEqual({ state: 'LAPSED' })
  })
})
