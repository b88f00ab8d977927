import { describe, expect, test } from 'vitest'
import { priceText } from '../../../schema/wording/prices'
import { createMembership } from '../../factories/membership'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { withoutComments } from '../../support/without-comments'

/** Rule: docs/rules/membership.md, "Pages". */
describe('the plans', () => {
  const textFrom = async (path: string, country: string | null) => {
    const answer = await newVisit().send(path, country ? ({ cf: { country } } as RequestInit) : {})
    expect(answer.status).toBe(200)
    return withoutComments(await answer.text())
  }

  test('are in the currency of the country, and say which it is', async () => {
    const japan = await textFrom('/plans', 'JP')
    for (const part of ['¥7,000 a year', '¥700 a month', 'less than ¥135/week', 'Japanese yen'])
      expect(japan).toContain(part)
    expect(japan).not.toMatch(/\$\d/)
    expect(await textFrom('/gift-plans', 'IN')).toContain('₹2,500')
    expect(await textFrom('/discount', 'GB')).toContain('£20 a year')
    expect(await textFrom('/plans', 'CH')).toContain('Prices are in US dollars.')
  })

  test('are in US dollars, and in Canada in Canadian ones', async () => {
    const here = await textFrom('/plans', null)
    for (const part of ['$50 a year', '$5 a month', '$150 a year', '$15 a month', 'less than $0.97/week'])
      expect(here).toContain(part)
    const canada = await textFrom('/plans', 'CA')
    expect(canada).toContain('CA$70 a year')
    expect(canada).not.toMatch(/[^A]\$50 a year/)
    expect(await textFrom('/discount', 'CA')).toContain('CA$35 a year')
  })

  test('say “three times” only where it is true', async () => {
    expect(await textFrom('/plans', 'US')).toContain('Three times a member’s contribution')
    const canada = await textFrom('/plans', 'CA')
    expect(canada).not.toContain('Three times')
    expect(canada).toContain('More than a member’s contribution')
  })

  test.each(['/membership', '/choose', '/gift'])(
    'and %s is everybody’s own in their country',
    async (path) => {
      const price = { '/membership': 500, '/choose': 500, '/gift': 5000 }[path] ?? 0
      const germany = await textFrom(path, 'DE')
      expect(germany).toContain(priceText(price, 'EUR'))
      expect(germany).not.toMatch(/\$\d/)
      const here = await textFrom(path, 'US')
      expect(here).toContain(priceText(price))
      expect(here).not.toContain('€')
      expect(await textFrom(path, 'JP')).toContain('¥7')
      const answer = await newVisit().get(path)
      expect(answer.headers.get('cache-control')).toContain('no-store')
      expect(answer.headers.get('x-cache-eligibility')).toContain('disabled')
    },
  )

  test('lead to paying, with the coupon and the way back', async () => {
    const text = await textFrom('/plans?coupon=SPRING&redirectUrl=%2Ftidewater', null)
    expect(text).toContain(
      '/payment?membershipType=premium-yearly&amp;coupon=SPRING&amp;redirectUrl=%2Ftidewater',
    )
  })

  test('and paying tell staff their price, and what it saves', async () => {
    const { id } = await createUser({ isStaff: true })
    const visit = newVisit()
    await visit.signIn(id)
    const from = async (path: string) => {
      const answer = await visit.send(path, { cf: { country: 'CA' } } as RequestInit)
      return withoutComments(await answer.text())
    }
    for (const path of ['/plans', '/get-started/plans']) {
      const text = await from(path)
      for (const part of ['$1 a year', 'You save $49', 'The price for staff.', 'CA$7 a month'])
        expect(text).toContain(part)
    }
    const order = await from('/payment')
    for (const part of ['>$1<', '>$50<', 'The price for staff. You save $49.']) expect(order).toContain(part)
  })

  test.each([
    ['US', '$50', '$150'],
    ['DE', '€50', '€150'],
    ['JP', '¥7,000', '¥21,000'],
  ])('and the order in %s are the same', async (country, yearly, friend) => {
    const { id } = await createUser()
    const visit = newVisit()
    await visit.signIn(id)
    for (const [type, price] of [
      ['yearly', yearly],
      ['premium-yearly', friend],
    ]) {
      const path = `/payment?membershipType=${type}`
      const answer = await visit.send(path, { cf: { country } } as RequestInit)
      expect(withoutComments(await answer.text())).toContain(`>${price}<`)
    }
  })

  test('stay in the currency of a membership, wherever its owner is', async () => {
    const { id } = await createUser({ membershipTier: 'member' })
    await createMembership(id)
    const visit = newVisit()
    await visit.signIn(id)
    for (const path of ['/plans', '/gift-plans', '/choose']) {
      const answer = await visit.send(path, { cf: { country: 'JP' } } as RequestInit)
      const text = withoutComments(await answer.text())
      expect(text).toContain('US dollars')
      expect(text).not.toContain('¥')
    }
  })

  test('tell members what they have, and offer Friends’ plans', async () => {
    const { id } = await createUser({ membershipTier: 'member' })
    const visit = newVisit()
    await visit.signIn(id)
    const text = await (await visit.get('/plans')).text()
    expect(text).toContain('Your membership')
    expect(text).not.toContain('href="/payment')
    expect(text).toContain('/upgrade?membershipType=premium-yearly')
  })
})
