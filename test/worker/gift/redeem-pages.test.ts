import { beforeAll, describe, expect, test } from 'vitest'
import type { Fact } from '../../../schema/rules/membership/facts'
import { addMonths } from '../../../schema/rules/membership/periods'
import { DAY } from '../../../schema/rules/time-units'
import { redeemGiftWording as wording } from '../../../schema/wording/redeem-gift'
import { createGift } from '../../factories/gift'
import { NOON } from '../../factories/ids'
import { createMembership } from '../../factories/membership'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { withoutComments } from '../../support/without-comments'

/* The page on which gifts are redeemed. Rules: docs/rules/gifts.md, "Giving" and "Redeeming". */

const NOW = NOON + DAY
const cancelled: Fact = { id: 'cancelled', at: NOON - 80 * DAY, kind: 'cancelled', reason: null }

type Has = Parameters<typeof createMembership>[1] | 'nothing' | 'no account'

/** Who opens it. */
const NOBODY: Has = 'no account'
const NEVER: Has = 'nothing'
const PAYING: Has = { startedAt: NOON }
const FRIEND: Has = { startedAt: NOON, plan: 'premiumYearly' }
const PAST: Has = { startedAt: NOON - 90 * DAY, facts: [cancelled] }

let networks = 0

async function reader(has: Has) {
  networks += 1
  const visit = newVisit({ now: NOW, address: `203.0.113.${networks}` })
  let id = ''
  if (has !== 'no account') {
    id = (await createUser({ name: 'Rae' })).id ?? ''
    if (has !== 'nothing') await createMembership(id, has)
    await visit.signIn(id)
  }
  /** The text of the page for a code, and where it leads. */
  const read = async (code: string) => {
    const html = await (await visit.get(`/redeem-gift?giftCode=${code}&giftType=29`)).text()
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
    const ways = [...main.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    return { text: withoutComments(main), ways, canRedeem: main.includes(wording.valid.submit) }
  }
  const redeem = async (code: string) => {
    const { data } = await visit.ask(
      `mutation ($code: String!) { redeemGift(code: $code) { __typename
        ... on GiftRedeemed { membership { endsAt nextChargeAt } } ... on UserError { message field } } }`,
      { code },
    )
    return data?.redeemGift as { membership: { endsAt: number; nextChargeAt: number | null } }
  }
  return { id, read, redeem }
}

const codes = { valid: '', expired: '', used: '', withdrawn: '', newOnly: '' }

beforeAll(async () => {
  const one = async (...given: Parameters<typeof createGift>) => (await createGift(...given)).codes[0] ?? ''
  codes.valid = await one()
  codes.expired = await one({ createdAt: NOON - 800 * DAY })
  codes.used = await one({}, [{ state: 'REDEEMED', redeemedAt: NOON }])
  codes.withdrawn = await one({}, [{ state: 'WITHDRAWN' }])
  codes.newOnly = await one({ isForNewOnly: true })
})

describe('a code', () => {
  test('that is valid says from whom it is and until when, and leads visitors back after signing in', async () => {
    const { read } = await reader(NOBODY)
    const { text, ways, canRedeem } = await read(codes.valid)
    for (const part of ['Yuki has given you a year of Quire.', 'For the long evenings.', 'Nov 1, 2028'])
      expect(text).toContain(part)
    expect(text).not.toContain(wording.valid.newOnly)
    expect(canRedeem).toBe(false)
    const back = `redirectUrl=${encodeURIComponent(`/redeem-gift?giftCode=${codes.valid}&giftType=29`)}`
    expect(ways).toEqual([`/m/signin?operation=register&${back}`, `/m/signin?${back}`])
    expect((await read(codes.newOnly)).text).toContain(wording.valid.newOnly)
  })

  test.each([
    ['somebody without a membership', NEVER, 'You become a member today, and stay one until Nov 2, 2027.'],
    ['a past member', PAST, 'You become a member today, and stay one until Nov 2, 2027.'],
    ['a paying member', PAYING, 'continues without a payment for 12 months, until Dec 1, 2027.'],
    ['a Friend', FRIEND, 'continues without a payment for 4 months, until Mar 1, 2028.'],
  ])('that is valid tells %s what it changes, before they agree', async (_who, has, effect) => {
    const { text, canRedeem } = await (await reader(has)).read(codes.valid)
    expect(text).toContain(effect)
    expect(text).toContain('You’re signed in as Rae.')
    expect(text.includes('doesn’t renew')).toBe(has === NEVER || has === PAST)
    expect(canRedeem).toBe(true)
  })

  test.each([
    ['visitors', NOBODY, '/plans'],
    ['somebody without a membership', NEVER, '/plans'],
    ['past members', PAST, '/plans'],
    ['paying members', PAYING, '/'],
  ])('that can’t be redeemed says why, and leads %s on', async (_who, has, wayOn) => {
    const { read } = await reader(has)
    const expired = await read(codes.expired)
    expect(expired.text).toContain(wording.expired.heading)
    expect(expired.text).toContain('It could be redeemed until Aug 23, 2026.')
    const used = await read(codes.used)
    expect(used.text).toContain(wording.used.heading)
    for (const { ways, canRedeem } of [expired, used]) {
      expect(ways).toEqual([wayOn, '/redeem-gift'])
      expect(canRedeem).toBe(false)
    }
    // Unknown and withdrawn ones are the same to everybody.
    for (const code of ['0'.repeat(32), codes.withdrawn]) {
      const { text, canRedeem } = await read(code)
      expect(text).toContain(wording.unknown.heading)
      expect(text).toContain(`value="${code}"`)
      expect(canRedeem).toBe(false)
    }
    const { text, ways, canRedeem } = await read(codes.newOnly)
    const isPast = has === PAST || has === PAYING
    expect(text.includes(wording.newOnly.heading)).toBe(isPast)
    expect(canRedeem).toBe(has === NEVER)
    if (isPast) expect(ways).toEqual([wayOn, '/redeem-gift'])
  })

  test('that was tried too often can’t be looked up for a while', async () => {
    const { read } = await reader(NOBODY)
    for (let i = 0; i < 10; i++) await read(`unknown-${i}`)
    const { text } = await read(codes.valid)
    expect(text).toContain(wording.limited)
    expect(text).toContain('Try again in 60 minutes.')
  })
})

describe('a code of one’s own gift', () => {
  /** A gift that a reader has bought, its code, and the page for it. */
  async function boughtBy(has: Has, ...[gift, places]: Parameters<typeof createGift>) {
    const buyer = await reader(has)
    const { id, codes: made } = await createGift({ buyerId: buyer.id, ...gift }, places)
    const code = made[0] ?? ''
    return { ...buyer, code, page: `/gift-checkout?gift=${id}`, seen: await buyer.read(code) }
  }

  test.each([
    ['somebody without a membership', NEVER, 'You become a member today, and stay one until Nov 2, 2027.'],
    ['a paying member', PAYING, 'continues without a payment for 12 months, until Dec 1, 2027.'],
  ])('that is valid leads %s to the gift first, and can be redeemed', async (_who, has, effect) => {
    const { code, page, seen, redeem } = await boughtBy(has, {})
    expect(seen.text).toContain(wording.bought.heading)
    expect(seen.text).not.toContain('has given you')
    expect(seen.text).toContain('It can be redeemed until Nov 1, 2028.')
    expect(seen.ways).toEqual([page])
    expect(seen.canRedeem).toBe(false)
    const [before = '', after = ''] = seen.text.split(wording.bought.keep)
    expect(before).toContain(wording.bought.give)
    expect(after).toContain(effect)
    expect(after).toContain(wording.bought.submit)

    const visitor = await (await reader(NOBODY)).read(code)
    const other = await (await reader(NEVER)).read(code)
    for (const { text, ways } of [visitor, other]) {
      expect(text).toContain('Yuki has given you a year of Quire.')
      expect(ways).not.toContain(page)
    }
    await redeem(code)
    expect((await (await reader(NEVER)).read(code)).text).toContain(wording.used.heading)
  })

  test('that can’t be redeemed leads to the gift, too', async () => {
    const expired = await boughtBy(NEVER, { createdAt: NOON - 800 * DAY })
    expect(expired.seen.text).toContain(wording.expired.heading)
    const used = await boughtBy(NEVER, {}, [{ state: 'REDEEMED', redeemedAt: NOON }])
    expect(used.seen.text).toContain(wording.bought.used)
    const newOnly = await boughtBy(PAYING, { isForNewOnly: true })
    expect(newOnly.seen.text).toContain(wording.bought.newOnly)
    for (const { page, seen } of [expired, used, newOnly]) {
      expect(seen.ways).toEqual([page, '/redeem-gift'])
      expect(seen.text).toContain(wording.bought.see)
    }
  })
})

describe('redeeming', () => {
  test.each([
    ['makes a member of somebody for a year', NEVER, addMonths(NOW, 12), null],
    ['makes a past member one again', PAST, addMonths(NOW, 12), null],
    ['moves the next payment of a member', PAYING, undefined, Date.UTC(2027, 11, 1, 12)],
  ])('%s, whom the page tells so afterwards', async (_what, has, endsAt, nextChargeAt) => {
    const code = (await createGift()).codes[0] ?? ''
    const { read, redeem } = await reader(has)
    const { membership } = await redeem(code)
    expect(membership.nextChargeAt).toBe(nextChargeAt)
    if (endsAt !== undefined) expect(membership.endsAt).toBe(endsAt)
    const { text, ways } = await read(code)
    expect(text).toContain(wording.used.own)
    expect(ways).toEqual(['/', '/manage-membership'])
    expect((await (await reader(NEVER)).read(code)).text).toContain(wording.used.heading)
  })

  test.each([
    ['expired', NEVER, 'This gift has expired.'],
    ['used', NEVER, 'This gift has already been redeemed.'],
    ['withdrawn', NEVER, 'We don’t know this code. Check that you’ve copied all of it.'],
    [
      'newOnly',
      PAST,
      'This gift is for people who have never been members. You can pass it on to somebody else.',
    ],
  ] as const)('is refused for a code that is %s', async (which, has, message) => {
    const { redeem } = await reader(has)
    expect(await redeem(codes[which])).toMatchObject({ message, field: 'code' })
  })
})
