import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { addMonths } from '../../../schema/rules/membership/periods'
import { NOON } from '../../factories/ids'
import { withoutComments } from '../../support/without-comments'
import { buyer, CARD } from './buyer'

/* A discount of several cycles, before paying and after. Rule: docs/rules/membership.md, "Coupons". */

const MONTHLY = { type: 'MONTHLY', price: 250, coupon: 'SPRING' } as const

test('three months at half price are three in all, of which two follow the first', async () => {
  await env.DB.prepare('INSERT INTO coupon (code, discount, created_at) VALUES (?, ?, ?)')
    .bind(MONTHLY.coupon, 'half-price-for-three-months', NOON)
    .run()
  const { visit, fillIn, send, status } = await buyer()

  const page = await visit.send('/payment?membershipType=monthly&coupon=spring', {
    cf: { country: 'US' },
  } as RequestInit)
  const text = withoutComments(await page.text())
  for (const part of ['>$2.50<', '2 more payments at this price, then $5.']) expect(text).toContain(part)

  const token = await fillIn('JOIN', CARD.good)
  expect(await send('createMembership', { ...MONTHLY, token })).toMatchObject({
    __typename: 'MembershipPayment',
  })
  expect(
    await status('startedAt amount discountEndsAt planV2 { discount { regularPrice numCycles cyclesLeft } }'),
  ).toEqual({
    startedAt: NOON,
    amount: 250,
    discountEndsAt: addMonths(NOON, 3),
    planV2: { discount: { regularPrice: 500, numCycles: 3, cyclesLeft: 2 } },
  })
})
