import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { PAYMENT_PROVIDERS } from '../../../schema/rules/membership/payment-providers'
import { TRIALS_OF_NETWORK } from '../../../schema/rules/membership/tries'
import { DAY } from '../../../schema/rules/time-units'
import { membershipMessages as messages } from '../../../schema/wording/membership-messages'
import { buyer, CARD, failure } from './buyer'

/* One trial for each card and account, and few for each network. Rule: docs/rules/membership.md, "Trials". */

const TRIAL = { type: 'MONTHLY', price: 0 }
const NO_TRIAL = failure('Conflict', messages.noTrial, 'price')
const BEGUN = { membership: { state: 'TRIAL' } }

const QUOTE = `{ quoteMembership(membershipType: MONTHLY, country: "US") { ... on MembershipQuote { price } } }`

test.each(PAYMENT_PROVIDERS)('%s: a card has one trial, whoever enters it', async (provider) => {
  const first = await buyer({ provider })
  const number = provider === 'STRIPE' ? '4242424242424242' : '5555555555554444'
  expect(
    await first.send('createMembership', { ...TRIAL, token: await first.fillIn('JOIN', number) }),
  ).toMatchObject(BEGUN)

  const second = await buyer({ provider })
  expect(
    await second.send('createMembership', { ...TRIAL, token: await second.fillIn('JOIN', number) }),
  ).toEqual(NO_TRIAL)
  expect(await second.payments()).toEqual([])
  expect(await second.status()).toBeNull()
  // They are told of no trial any more, quoted what they can buy, and aren't refused again.
  expect(await second.visit.ask('{ viewer { isMembershipTrialEligible } }', {})).toMatchObject({
    data: { viewer: { isMembershipTrialEligible: false } },
  })
  expect((await second.visit.ask(QUOTE, {})).data?.quoteMembership).toEqual({ price: 500 })
  const paid = { type: 'MONTHLY', price: 500, token: await second.fillIn('JOIN', number) }
  expect(await second.send('createMembership', paid)).toMatchObject({ membership: { state: 'ACTIVE' } })
})

test('two accounts that begin a trial with the same card at once: one of them does', async () => {
  const people = [await buyer(), await buyer()]
  const number = '4000056655665556'
  const tokens = await Promise.all(people.map(({ fillIn }) => fillIn('JOIN', number)))
  const answers = await Promise.all(
    people.map(({ send }, i) => send('createMembership', { ...TRIAL, token: tokens[i] })),
  )
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['Conflict', 'MembershipPayment'])
})

test('another card may have the trial, in a network that has had few', async () => {
  const address = '198.51.100.23'
  const numbers = ['4000000760000002', '4000001240000000', '4000004840008001', '5200828282828210']
  const answers = []
  for (const number of numbers) {
    const { send, fillIn } = await buyer({ address })
    answers.push(await send('createMembership', { ...TRIAL, token: await fillIn('JOIN', number) }))
  }
  expect(answers.slice(0, TRIALS_OF_NETWORK.most)).toMatchObject(Array(TRIALS_OF_NETWORK.most).fill(BEGUN))
  expect(answers.at(-1)).toEqual(NO_TRIAL)
})

test('an account has one trial, and a card that was tried keeps no name', async () => {
  const { id, send, fillIn, visit } = await buyer()
  await send('createMembership', { ...TRIAL, token: await fillIn('JOIN', '4000000320000021') })
  await send('cancelMembership')
  visit.now += 30 * DAY
  await visit.signIn(id)
  expect((await visit.ask(QUOTE, {})).data?.quoteMembership).toEqual({ price: 500 })
  const { results } = await env.DB.prepare('SELECT * FROM trial').all()
  expect(JSON.stringify(results)).not.toMatch(new RegExp(`${id}|0021|${CARD.good}`))
})
