import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { Database } from '../../../worker/data/database'
import { failPurchase, insertPurchase, useCoupon } from '../../../worker/data/membership/purchases'
import type { PaymentMessage } from '../../../worker/services/membership/request-payments'
import { NOON, nextId } from '../../factories/ids'
import { cronJob, takeUp } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { operate } from '../operating/support'

/* Coupons of operators, and who may use them. Rule: docs/rules/membership.md, "Coupons". */

const reason = 'A campaign.'

const make = (code: string, more: object = {}) =>
  operate({ do: 'make-coupon', code, discount: 'one-month-free', reason, ...more })
const end = (code: string, now = NOON) => operate({ do: 'end-coupon', code, reason }, { now })

/** What somebody is told of a coupon: the price that it leads to, or why it has none. */
async function quoted(userId: string | undefined, coupon: string, now = NOON): Promise<string> {
  const visit = newVisit({ now })
  await visit.signIn(userId ?? '')
  const { data } = await visit.ask(
    `query ($coupon: String) { quoteMembership(membershipType: MONTHLY, coupon: $coupon, country: "US") {
      __typename ... on MembershipQuote { price coupon } ... on UserError { message } } }`,
    { coupon },
  )
  const { price, message } = (data as { quoteMembership: { price?: number; message?: string } })
    .quoteMembership
  return price === undefined ? (message ?? '') : `${price}`
}

/** A purchase with a coupon that somebody left at noon. */
const purchaseLeft = (userId: string, couponCode: string) => ({
  id: `${userId} left`,
  userId,
  state: 'OPEN' as const,
  membershipId: nextId(),
  provider: 'STRIPE' as const,
  country: 'US',
  quote: '{}',
  couponCode,
  kept: null,
  createdAt: NOON,
  updatedAt: NOON,
})

const INVALID = membershipMessages.noCoupon

test('are made, work in lower case, and are ended', async () => {
  const { id } = await createUser()
  expect(await make('spring-26', { mostUses: '2', lastDay: '2100-01-31' })).toMatchObject({
    status: 200,
    body: {
      code: 'SPRING-26',
      discount: 'one-month-free',
      plan: 'monthly',
      mostUses: 2,
      uses: 0,
      expiresAt: '2100-02-01T00:00:00.000Z',
      state: 'works',
      username: null,
    },
  })
  expect(await quoted(id, ' spring-26 ')).toBe('0')
  expect(await make('Spring-26')).toMatchObject({ status: 409, body: { error: { field: 'code' } } })
  expect((await end('spring-26')).body).toMatchObject({ state: 'expired' })
  expect((await end('spring-26', NOON + DAY)).body).toMatchObject({
    expiresAt: new Date(NOON).toISOString(),
  })
  expect(await quoted(id, 'SPRING-26')).toBe(INVALID)
  expect((await end('NOTHING')).status).toBe(404)
})

test('of one person, used up or over say nothing of themselves to others', async () => {
  const mine = await createUser()
  const { id } = await createUser()
  expect((await make('ONLY-MINE', { username: mine.username })).body).toMatchObject({
    username: mine.username,
    mostUses: 1,
  })
  await make('LAST-DAY', { lastDay: new Date(NOON).toISOString().slice(0, 10) })
  await make('USED-UP', { mostUses: '1' })
  await env.DB.prepare("UPDATE coupon SET uses = 1 WHERE code = 'USED-UP'").run()
  expect(await quoted(mine.id, 'only-mine')).toBe('0')
  expect(await quoted(id, 'LAST-DAY')).toBe('0')
  expect(await quoted(id, 'LAST-DAY', NOON + DAY)).toBe(INVALID)
  for (const code of ['ONLY-MINE', 'USED-UP', 'UNKNOWN']) expect(await quoted(id, code), code).toBe(INVALID)
})

test('of a purchase that was left can be used by its buyer again, and by others once a day has passed', async () => {
  const buyer = await createUser()
  const other = await createUser()
  await make('ONLY-ONE', { mostUses: '1' })
  const row = purchaseLeft(buyer.id ?? '', 'ONLY-ONE')
  await new Database(env.DB).write([insertPurchase(row), useCoupon('ONLY-ONE')])
  expect(await quoted(buyer.id, 'ONLY-ONE')).toBe('0')
  expect(await quoted(other.id, 'ONLY-ONE')).toBe(INVALID)

  const sent: PaymentMessage[] = []
  const sendBatch = async (messages: { body: PaymentMessage }[]) => {
    sent.push(...messages.map(({ body }) => body).filter(({ what }) => what === 'purchase'))
  }
  const sweepAt = async (now: number) => {
    await cronJob('sweep-payments', now, { PAYMENTS: { sendBatch } as unknown as Env['PAYMENTS'] })
    await takeUp('payment', sent, now)
  }
  await sweepAt(NOON + DAY)
  expect(sent).toEqual([])
  await sweepAt(NOON + DAY + 1)
  expect(sent).toEqual([{ type: 'payment', what: 'purchase', id: row.id }])
  expect(await quoted(other.id, 'ONLY-ONE')).toBe('0')
  // Asked for twice, it gives one use back.
  await takeUp('payment', sent, NOON + 3 * DAY)
  const kept = env.DB.prepare(
    "SELECT state, uses FROM purchase JOIN coupon ON code = coupon_code WHERE code = 'ONLY-ONE'",
  )
  expect(await kept.first()).toEqual({ state: 'FAILED', uses: 0 })
})

test('are given back once by a purchase that ends twice at the same time', async () => {
  const { id } = await createUser()
  await make('TWO-USES', { mostUses: '2' })
  const row = purchaseLeft(id ?? '', 'TWO-USES')
  const db = new Database(env.DB)
  await db.write([insertPurchase(row), useCoupon('TWO-USES'), useCoupon('TWO-USES')])
  await Promise.all([db.write(failPurchase(row.id, NOON)), db.write(failPurchase(row.id, NOON))])
  expect(await env.DB.prepare("SELECT uses FROM coupon WHERE code = 'TWO-USES'").first('uses')).toBe(1)
})

test('are listed by their code, a page at a time', async () => {
  await env.DB.prepare('DELETE FROM coupon').run()
  await env.DB.prepare(
    `INSERT INTO coupon (code, discount, created_at) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 51)
     SELECT printf('ZZ-%03d', i), 'one-month-free', ${NOON} FROM n`,
  ).run()
  const { items, after } = (await operate({ do: 'coupons' })).body as { items: object[]; after: string }
  expect([items.length, items.at(-1)]).toEqual([50, expect.objectContaining({ code: 'ZZ-050' })])
  expect((await operate({ do: 'coupons', after })).body).toMatchObject({
    items: [{ code: 'ZZ-051', state: 'works' }],
    after: null,
  })
})

test.each([
  [{}, 400, null],
  [{ do: 'make-coupon', discount: 'one-month-free', reason }, 400, 'code'],
  [{ do: 'make-coupon', code: 'SPRING', discount: 'one-month-free' }, 400, 'reason'],
  [{ do: 'make-coupon', code: 'A B!', discount: 'one-month-free', reason }, 400, 'code'],
  [{ do: 'make-coupon', code: 'SPRING', discount: 'all-for-nothing', reason }, 400, 'discount'],
  [{ do: 'make-coupon', code: 'SPRING', discount: 'one-month-free', mostUses: '0', reason }, 400, 'mostUses'],
  [
    { do: 'make-coupon', code: 'SPRING', discount: 'one-month-free', lastDay: '2027-02-30', reason },
    400,
    'lastDay',
  ],
  [
    { do: 'make-coupon', code: 'SPRING', discount: 'one-month-free', lastDay: '2020-01-01', reason },
    400,
    'lastDay',
  ],
  [
    { do: 'make-coupon', code: 'SPRING', discount: 'one-month-free', username: 'nobody-at-all', reason },
    404,
    'username',
  ],
  [{ do: 'make-coupon', code: 'firstyear', discount: 'one-month-free', reason }, 409, 'code'],
])('%j is refused with %i', async (given, status, field) => {
  const answer = await operate(given)
  expect(answer.status).toBe(status)
  const { error } = answer.body as { error: { field?: string; message: string } }
  expect(error.message).not.toBe('')
  if (field) expect(error.field).toBe(field)
})

test('need the operators’ key', async () => {
  expect((await operate({ do: 'coupons' }, { key: 'wrong' })).status).toBe(401)
})
