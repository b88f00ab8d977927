import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { PAYMENT_PROVIDERS } from '../../../schema/rules/membership/payment-providers'
import { Database } from '../../../worker/data/database'
import {
  cardsOfMemberships,
  cardsOfPerson,
  changedCards,
  changedCardsOfPerson,
} from '../../../worker/data/held-earnings/facts'
import { member } from '../membership/buyer'

/* What is known of the cards of memberships. Rule: docs/rules/partner.md, "Circles". */

const ANOTHER = '5555555555554444'

test.each(PAYMENT_PROVIDERS)(
  '%s: the card that pays is known after a change, and the one before',
  async (provider) => {
    const [one, two] = [await member({ provider }), await member({ provider })]
    const db = new Database(env.DB)
    const ids = JSON.stringify([one.membershipId, two.membershipId])
    const bought = await db.all(cardsOfMemberships, ids)
    expect(new Set(bought.map(({ fingerprint }) => fingerprint)).size).toBe(1)
    expect(await db.all(changedCards, ids)).toEqual([])
    for (const { send, fillIn } of [one, two])
      expect(await send('updatePaymentMethod', { token: await fillIn('UPDATE', ANOTHER) })).toMatchObject({
        __typename: 'MembershipPayment',
      })
    const changed = await db.all(changedCards, ids)
    expect(changed.map(({ membershipId }) => membershipId).toSorted()).toEqual(
      [one.membershipId, two.membershipId].toSorted(),
    )
    const [now, ...others] = new Set(changed.map(({ fingerprint }) => fingerprint))
    expect(others).toEqual([])
    expect(now).toEqual(expect.any(String))
    expect(now).not.toBe(bought[0]?.fingerprint)
    expect(await db.all(cardsOfMemberships, ids)).toEqual(bought)
    // A writer's own cards are known in the same way.
    expect(await db.all(cardsOfPerson, one.id, 5)).toEqual([
      { provider, fingerprint: bought[0]?.fingerprint },
    ])
    expect(await db.all(changedCardsOfPerson, one.id, 5)).toEqual([{ provider, fingerprint: now }])
  },
)
