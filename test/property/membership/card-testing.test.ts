import { expect, test } from 'vitest'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { code, join, world } from '../../support/membership/joining'
import type { World } from '../../support/membership/world'

/* Nobody tests stolen cards, or takes more of a coupon than there is. Rules: docs/rules/membership.md, "Card testing", "Coupons". */

const keyOf = (n: number) => `the-key-number-${1000 + n}`

/** Somebody else in the same network. */
function neighbour({ parts }: World): World {
  const w = world()
  Object.assign(w.parts, { lockouts: parts.lockouts, browser: parts.browser })
  return w
}

/** An hour passes for the limits of tries; those of declined cards last a day. */
async function anHourPasses({ id, parts }: World): Promise<void> {
  await parts.lockouts.forget('payments', id)
  await parts.lockouts.forget('payments', `network ${parts.browser.address}`)
}

/** Somebody's card is declined some times. @returns what they were told. */
async function beDeclined(w: World, times: number): Promise<string[]> {
  w.payments.banks.set('keep bad', 'declined')
  const seen = []
  for (let n = 0; n < times; n++) {
    await anHourPasses(w)
    seen.push(code(await join(w, { key: keyOf(n), paymentToken: 'bad' })))
  }
  return seen
}

test('a network may try to pay 30 times an hour, whoever is in it', async () => {
  const first = world()
  const people = [first, ...Array.from({ length: 3 }, () => neighbour(first))]
  const seen = []
  for (let n = 0; n < 32; n++) {
    const w = people[n % people.length] ?? first
    w.payments.banks.set('keep bad', 'declined')
    seen.push(code(await join(w, { key: keyOf(n), paymentToken: 'bad' })))
  }
  expect(seen.slice(0, 30)).toEqual(Array(30).fill('PAYMENT_METHOD_DECLINED paymentToken'))
  expect(seen.slice(30)).toEqual(['RATE_LIMITED null', 'RATE_LIMITED null'])
})

test('after three declined cards a captcha is required, of the person and of their network', async () => {
  const w = world()
  const verify = async (value: string | null) => (value === 'solved' ? 'passed' : 'failed')
  Object.assign(w.parts, { captcha: { verify } })
  const other = neighbour(w)
  Object.assign(other.parts, { captcha: { verify } })
  expect(await beDeclined(w, 4)).toEqual([
    ...Array(3).fill('PAYMENT_METHOD_DECLINED paymentToken'),
    'FAILED_CHALLENGE null',
  ])
  expect(code(await join(other))).toBe('FAILED_CHALLENGE null')
  expect(code(await join(other, { captchaValue: 'wrong' }))).toBe('FAILED_CHALLENGE null')
  expect(code(await join(other, { captchaValue: 'solved' }))).toBe('ok')
  expect(code(await join(w, { captchaValue: 'solved' }))).toBe('ok')
})

test('after 20 declined cards a day there are no more, whatever the captcha says', async () => {
  const w = world()
  Object.assign(w.parts, { captcha: { verify: async () => 'passed' } })
  expect(await beDeclined(w, 21)).toEqual([
    ...Array(20).fill('PAYMENT_METHOD_DECLINED paymentToken'),
    'RATE_LIMITED null',
  ])
  await anHourPasses(w)
  expect(code(await join(w))).toBe('RATE_LIMITED null')
  expect(w.payments.charges.size).toBe(0)
})

test('a payment on which the bank still works is no membership yet, and becomes one', async () => {
  const w = world()
  const { provider } = w.payments
  const { charge } = provider
  provider.charge = async (input) => {
    const made = await charge(input)
    if (made.is !== 'done') return made
    return { ...made, value: w.payments.put({ ...made.value, fee: 0, status: 'PENDING' }) }
  }
  expect(await join(w)).toMatchObject({
    ok: false,
    failure: { code: 'PAYMENT_PENDING', message: membershipMessages.pending },
  })
  expect(w.user().membership_tier).toBeNull()
  provider.charge = charge
  const [made] = w.payments.charges.values()
  if (!made) throw new Error('Nothing was charged')
  w.payments.put({ ...made, status: 'PAID' })
  expect(code(await join(w))).toBe('ok')
  expect(w.user().membership_tier).toBe('member')
  expect(w.payments.charges.size).toBe(1)
})
