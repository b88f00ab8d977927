import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { membershipMessages as messages } from '../../../schema/wording/membership-messages'
import { NOON } from '../../factories/ids'
import { buyer, CARD, failure, member, newKey } from './buyer'
import { moveTo, night } from './nights'

/* Questions of a bank, in one tab and in two. Rule: docs/rules/membership.md, "Purchases". */

describe('a question that nobody answers', () => {
  test.each(['createMembership', 'createGift'] as const)(
    '%s: it is withdrawn at the provider within a day, and a late answer charges nothing',
    async (mutation) => {
      const somebody = await buyer()
      await moveTo(somebody, NOON)
      const token = await somebody.fillIn(mutation === 'createGift' ? 'GIFT' : 'JOIN', CARD.asks)
      const { action } = await somebody.send(mutation, { token })
      for (let hour = 1; hour <= 24; hour++) {
        await moveTo(somebody, NOON + hour * HOUR)
        await night(somebody)
      }
      expect((await somebody.payments()).map(({ status }) => status)).toEqual(['canceled'])
      await somebody.account.answerBank(action?.clientSecret ?? '', true)
      await moveTo(somebody, NOON + 2 * DAY)
      await night(somebody)
      const [payment] = await somebody.payments()
      expect(payment).toMatchObject({ status: 'canceled', charged: null, refunds: [] })
      expect(await somebody.status()).toBeNull()
    },
  )

  test('is withdrawn at once when another plan is chosen', async () => {
    const somebody = await buyer()
    await moveTo(somebody, NOON)
    await somebody.send('createMembership', { token: await somebody.fillIn('JOIN', CARD.asks) })
    await moveTo(somebody, NOON + 3 * MINUTE)
    const token = await somebody.fillIn('JOIN', CARD.good)
    expect(await somebody.send('createMembership', { token })).toMatchObject({
      membership: { state: 'ACTIVE' },
    })
    expect((await somebody.payments()).map(({ status }) => status)).toEqual(['canceled', 'succeeded'])
  })
})

describe('a second tab', () => {
  test('goes on with the first one’s purchase, and is told what became of it', async () => {
    const somebody = await buyer()
    const first = { token: await somebody.fillIn('JOIN', CARD.asks), key: newKey() }
    const { action } = await somebody.send('createMembership', first)
    const second = { token: await somebody.fillIn('JOIN', CARD.good), key: newKey() }
    expect(await somebody.send('createMembership', second)).toMatchObject({ action })
    await somebody.account.answerBank(action?.clientSecret ?? '', true)
    const [one, other] = [
      await somebody.send('createMembership', second),
      await somebody.send('createMembership', first),
    ]
    expect(one).toMatchObject({ membership: { state: 'ACTIVE' }, action: null })
    expect(other).toEqual(one)
    expect((await somebody.payments()).length).toBe(1)
  })

  test('that pays after the first one has paid gets what it paid for, once', async () => {
    const somebody = await member()
    const token = await somebody.fillIn('UPDATE', CARD.good)
    expect(await somebody.send('createMembership', { token })).toMatchObject({
      membership: { id: somebody.membershipId },
    })
    expect((await somebody.payments()).length).toBe(1)
  })

  test('that orders something else waits', async () => {
    const somebody = await buyer()
    await somebody.send('createMembership', { token: await somebody.fillIn('JOIN', CARD.asks) })
    const other = { type: 'PREMIUM_YEARLY', price: 15000, token: await somebody.fillIn('JOIN', CARD.good) }
    expect(await somebody.send('createMembership', other)).toEqual(
      failure('Conflict', messages.otherPurchase),
    )
  })
})
