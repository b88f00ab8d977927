import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Fact } from '../../../schema/rules/membership/facts'
import { DAY } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { stateStatements } from '../../../worker/endpoints/development/membership-states'
import { NOON, nextId } from '../../factories/ids'
import { createMembership } from '../../factories/membership'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { withoutComments } from '../../support/without-comments'

const SETTINGS = '/me/settings/membership'

/** A signed-in person, with a membership or without. */
async function visitor(
  given?: Parameters<typeof createMembership>[1] | 'none',
  now = NOON + DAY,
  env: Partial<Env> = {},
) {
  const { id } = await createUser()
  const own = given === 'none' ? undefined : await createMembership(id, given)
  const visit = newVisit({ now, env })
  await visit.signIn(id)
  const read = async (path: string, country: string | null = 'US') => {
    const answer = await visit.send(path, { cf: { country } } as RequestInit)
    return { status: answer.status, text: withoutComments(await answer.text()) }
  }
  return { id, own, visit, read }
}

/** An operator makes somebody a member. */
const createGiven = (id: string) =>
  env.DB.prepare('update user set membership_tier = ?, membership_ends_at = null where id = ?')
    .bind('member', id)
    .run()

const cancelled: Fact = { id: 'cancelled', at: NOON + 60_000, kind: 'cancelled', reason: null }

/** Rule: docs/rules/membership.md, "Managing a membership". */
describe('a membership', () => {
  test('that nobody has leads to the plans', async () => {
    const { read } = await visitor('none')
    for (const path of ['/manage-membership', SETTINGS])
      expect((await read(path)).text).toContain('You don’t have a membership.')
    expect((await read('/me/membership/cancel')).text).toContain('There is no membership to cancel.')
    expect((await read('/me/settings/payment/update')).text).toContain('nothing to update')
    expect((await read('/upgrade')).text).toContain('You have no membership that you pay for.')
    expect((await read('/welcome-member')).text).toContain('You have no membership yet.')
    expect((await read('/plans/confirmation/yearly')).text).toContain('You have no membership yet.')
  })

  test('that was given leads nowhere in circles, whatever somebody paid before', async () => {
    for (const given of ['none', { facts: [cancelled], startedAt: NOON - 90 * DAY }] as const) {
      const { id, read } = await visitor(given)
      await createGiven(id)
      const upgrade = (await read('/upgrade')).text
      expect(upgrade).toContain('Your plan can’t be changed now.')
      expect(upgrade).toContain('There is nothing to pay')
      expect(upgrade).toContain('href="/manage-membership"')
      expect(upgrade).not.toContain('href="/plans"')
      const own = (await read('/manage-membership')).text
      expect(own).toContain('given to you')
      expect(own).not.toContain('href="/plans"')
    }
  })

  test('or none: then its page says how many stories are left, while they are counted', async () => {
    const counted = { FLAGS: '{"enable_metered_paywall":true}' }
    const { read } = await visitor('none', NOON, counted)
    expect((await read(SETTINGS)).text).toContain('You have 5 of 5 free stories left.')
    const member = await visitor(undefined, NOON + DAY, counted)
    expect((await member.read(SETTINGS)).text).not.toContain('free stories')
  })

  test('says what is due when, what it is paid with, and can be changed and cancelled', async () => {
    const { read, own } = await visitor()
    const { text } = await read(SETTINGS)
    expect(text).toContain('membership, monthly')
    expect(text).toMatch(/\$5 on /)
    expect(text).toContain('Visa ending in 4242')
    for (const path of ['/upgrade', '/me/membership/cancel', '/me/settings/payment/update'])
      expect(text).toContain(`href="${path}"`)
    expect(text).toContain(`/me/billing-history/receipt/${own?.chargeId}`)
  })

  test('that is a trial names the first payment', async () => {
    const { read } = await visitor({ isTrial: true })
    expect((await read('/manage-membership')).text).toContain('when your free trial ends')
  })

  test('that is cancelled says until when it lasts, and can be kept', async () => {
    const { read } = await visitor({ facts: [cancelled] })
    for (const path of ['/manage-membership', '/me/membership/cancel']) {
      const { text } = await read(path)
      expect(text).toContain('You stay a member until')
      expect(text).toContain('href="#reactivateMembership"')
    }
    expect((await read('/upgrade')).text).toContain('Keep it first')
  })

  test('whose payment failed asks for another method', async () => {
    const at = NOON + 31 * DAY
    const failed: Fact = { id: 'failed', at, kind: 'failed', key: 'k:2:0', cycle: 2 }
    const { read } = await visitor({ facts: [failed] }, at + DAY)
    const { text } = await read('/manage-membership')
    expect(text).toContain('We’re trying again')
    expect(text).toContain('href="/me/settings/payment/update"')
    expect((await read('/upgrade')).text).toContain('A payment has failed.')
    // The present card's bank can be asked, too.
    expect((await read('/me/settings/payment/update')).text).toContain('Pay $5 now')
  })

  test.each(['card', 'owner'] as const)(
    'whose payment isn’t tried again isn’t told that it is: %s',
    async (remedy) => {
      const at = NOON + 31 * DAY
      const failed: Fact = { id: 'failed', at, kind: 'failed', key: 'k:2:0', cycle: 2, remedy }
      const { read } = await visitor({ facts: [failed] }, at + DAY)
      const { text } = await read('/manage-membership')
      expect(text).toContain('we won’t try it again by ourselves')
      expect(text).not.toContain('We’re trying again')
    },
  )

  test('that is over says so', async () => {
    const { read } = await visitor({ facts: [cancelled] }, NOON + 60 * DAY)
    const { text } = await read('/manage-membership')
    expect(text).toContain('Your membership ended on')
    expect(text).toContain('href="/plans"')
  })

  test('that was a gift costs nothing, doesn’t renew, and can be neither cancelled nor changed', async () => {
    const { id, visit, read } = await visitor('none')
    await new Database(env.DB).write(stateStatements(id, nextId(), 'gifted', NOON))
    for (const path of ['/manage-membership', SETTINGS]) {
      const [text] = /<main.*<\/main>/s.exec((await read(path)).text) ?? []
      expect(text).toContain('A gift')
      expect(text).toMatch(/Your membership doesn’t renew\. You stay a member until \w+ \d+, \d{4}\./)
      expect(text).not.toMatch(/\$\d/)
      for (const way of ['/me/membership/cancel', '/upgrade', '/me/settings/payment/update'])
        expect(text).not.toContain(`href="${way}"`)
    }
    expect((await read('/upgrade')).text).toMatch(
      /Your membership is a gift and lasts until \w+ \d+, \d{4}\./,
    )
    expect((await read('/me/membership/cancel')).text).toContain('There is no membership to cancel.')
    const { data } = await visit.ask('{ viewer { membershipStatus { paymentProvider nextChargeAt } } }')
    expect(data?.viewer).toEqual({ membershipStatus: { paymentProvider: 'MEDIUM_GIFT', nextChargeAt: null } })
  })

  test('that is paid for can’t be changed while it lasts because of a gift', async () => {
    const gifted: Fact = { id: 'gifted', at: NOON + DAY, kind: 'gifted', months: 12 }
    const { read } = await visitor({ facts: [gifted] }, NOON + 40 * DAY)
    expect((await read('/upgrade')).text).toContain('You’re a member through a gift until')
    expect((await read('/manage-membership')).text).toMatch(/\$5 on /)
  })

  test('that an operator gave costs nothing', async () => {
    const { id } = await createUser({ membershipTier: 'friend' })
    const visit = newVisit()
    await visit.signIn(id)
    expect(await (await visit.get('/manage-membership')).text()).toContain(
      'Your membership was given to you.',
    )
  })
})

/** Rule: docs/rules/membership.md, "Receipts". */
test('a receipt exists for whoever paid, and for nobody else', async () => {
  const { read, own } = await visitor()
  const path = `/me/billing-history/receipt/${own?.chargeId}`
  const { status, text } = await read(path)
  expect(status).toBe(200)
  for (const part of ['Receipt', '$5', 'Visa ending in 4242', own?.chargeId]) expect(text).toContain(part)
  expect((await (await visitor()).read(path)).status).toBe(404)
  expect((await newVisit().get(path)).status).toBe(302)
  expect((await read('/me/billing-history/receipt/000000000000')).status).toBe(404)
})

/** Rule: docs/rules/membership.md, "Paying". */
describe('paying', () => {
  test('names what is charged today, when it renews and for how much', async () => {
    const { read } = await visitor('none')
    const { text } = await read('/payment?membershipType=yearly')
    for (const part of ['>$50<', 'Then every year for $50', 'Do you have a coupon?'])
      expect(text).toContain(part)
    const trial = (await read('/payment?membershipType=monthly')).text
    expect(trial).toContain('Free until')
    expect(trial).toContain('Then every month for $5')
  })

  test('asks where somebody is of whom nothing tells it, and keeps the answer in the address', async () => {
    const { read } = await visitor('none')
    for (const [path, country] of [
      ['/payment?membershipType=yearly&coupon=firstyear', null],
      ['/payment?membershipType=yearly&coupon=firstyear&country=ZZ', 'XX'],
    ] as const) {
      const { text } = await read(path, country)
      expect(text).toContain('<option value="CA">Canada</option>')
      expect(text).toContain('name="coupon" value="firstyear"')
      expect(text).not.toContain('Your order')
    }
    const named = (await read('/payment?membershipType=yearly&country=ca', null)).text
    for (const part of ['>CA$70<', 'Country: Canada', 'country=ca']) expect(named).toContain(part)
    expect((await read('/payment?membershipType=yearly&country=CA', 'US')).text).toContain('>$50<')
  })

  test('halves the first year with the coupon of its page, in lower case, too', async () => {
    const { read } = await visitor('none')
    const { text } = await read('/payment?membershipType=yearly&coupon=firstyear')
    expect(text).toContain('>$25<')
    expect(text).toContain('The coupon FIRSTYEAR is applied.')
  })

  test('refuses a plan or a coupon that doesn’t exist, and leads on', async () => {
    const { read } = await visitor('none')
    expect((await read('/payment?membershipType=weekly')).text).toContain('Unavailable membership price')
    const { text } = await read('/payment?membershipType=yearly&coupon=NOTHING')
    expect(text).toContain('This coupon isn’t valid.')
    expect(text).toContain('href="/payment?membershipType=yearly"')
  })

  test('isn’t for members', async () => {
    const { read } = await visitor()
    const { text } = await read('/payment?redirectUrl=%2Ftidewater')
    expect(text).toContain('You’re already a member.')
    expect(text).toContain('/m/login-redirect?redirectUrl=%2Ftidewater')
  })

  test('is followed by the way back to where the reader came from', async () => {
    const { read } = await visitor()
    const { text } = await read('/plans/confirmation/monthly?redirectUrl=%2Ftidewater')
    expect(text).toContain('It renews on')
    expect(text).toContain('/m/login-redirect?redirectUrl=%2Ftidewater')
    expect((await read('/plans/confirmation/monthly')).text).toContain('href="/welcome-member"')
    expect((await read('/welcome-member')).text).toContain('Welcome')
  })

  test('less or more for another plan says what it costs today', async () => {
    const { read } = await visitor()
    const { text } = await read('/upgrade')
    expect(text).toContain('Become a Friend of')
    expect(text).toContain('Charged today')
    expect((await read('/upgrade?membershipType=monthly')).text).toContain('This is already your plan.')
  })
})
