import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { partnerMessages as messages } from '../../../schema/wording/partner-messages'
import { partnerStaffWording as wording } from '../../../schema/wording/partner-staff'
import { partnerMonthWording } from '../../../schema/wording/partner-staff-months'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { newVisit } from '../../factories/visit'
import { withoutComments } from '../../support/without-comments'
import { answer } from '../block/support'
import { actsOn } from '../site/support/moderators'
import { beginAsStaff, ERROR, payment, signedInReader, staff, staffId, writer } from './staff-support'
import { MONTH } from './support'

/* What staff sees of the programme and its months, and does about them. Rule: docs/rules/partner.md, "What staff sees". */

beforeEach(beginAsStaff)

/** What this test's staff has done about the month. */
const doneToMonth = async () => (await actsOn(MONTH)).filter((act) => act.staffId === staffId)

const MONTH_FIELDS =
  'id state canBeClosed withoutRate due rates { currency rate } checks { check result count }'
const close = (given: object = {}, by = staff) =>
  answer(
    by,
    `mutation ($input: StartMonthClosingInput!) { result: startMonthClosing(input: $input) { __typename ... on AdminPartnerMonth { ${MONTH_FIELDS} } ${ERROR} } }`,
    { input: { month: MONTH, carry: false, reason: 'The month is over.', ...given } },
  )
const rate = (given: object = {}, by = staff) =>
  answer(
    by,
    `mutation ($input: RecordMonthRateInput!) { result: recordMonthRate(input: $input) { __typename ... on AdminPartnerMonth { ${MONTH_FIELDS} } ${ERROR} } }`,
    { input: { month: MONTH, currency: 'CAD', rate: '0.7312', reason: 'The bank’s of today.', ...given } },
  )

describe('a month', () => {
  test('is closed by staff with a reason, once, and says what its checks found', async () => {
    await payment()
    expect(await close()).toMatchObject({ state: 'CLOSED' })
    const again = await close({ reason: 'Once more.' })
    expect(again).toMatchObject({ state: 'CLOSED', canBeClosed: false })
    expect(await doneToMonth()).toMatchObject([{ action: 'CLOSE_MONTH', reason: 'The month is over.' }])
    const { checks } = again as unknown as { checks: { check: string; result: string }[] }
    const results = Object.fromEntries(checks.map(({ check, result }) => [check, result]))
    for (const check of ['OVER', 'EARLIER', 'DIVIDED', 'SET_ASIDE', 'RATES', 'SUMS', 'WRITERS', 'BOOKS'])
      expect(results[check], check).toBe('PASSED')
  })

  test('lacks a rate, gets one from staff, and closes then', async () => {
    await payment('CAD')
    await cronJob('divide-fees', NOON + 25 * DAY)
    expect(await close()).toMatchObject({ code: 'CONFLICT', message: messages.noRate('CAD', MONTH) })
    expect(await doneToMonth()).toEqual([])
    expect(await rate()).toMatchObject({
      withoutRate: [],
      rates: [{ currency: 'CAD', rate: 731_200 }],
    })
    expect(await rate({ reason: 'The same.' })).toMatchObject({ rates: [{ rate: 731_200 }] })
    expect(await doneToMonth()).toMatchObject([{ action: 'SET_RATE', reason: 'The bank’s of today.' }])
    expect(await close()).toMatchObject({ state: 'CLOSED' })
    expect(await rate({ rate: '0.8' })).toMatchObject({
      code: 'CONFLICT',
      message: messages.isClosing(MONTH),
    })
  })

  test('takes staff, a reason, a rate that is one, and an end that is past', async () => {
    const reader = await signedInReader()
    expect(await close({}, reader)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await rate({}, reader)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await close({ reason: '' })).toMatchObject({ code: 'BAD_REQUEST', field: 'reason' })
    expect(await rate({ rate: 'much' })).toMatchObject({ code: 'BAD_REQUEST', field: 'rate' })
    expect(await rate({ currency: 'USD' })).toMatchObject({ code: 'BAD_REQUEST', field: 'currency' })
    expect(await close({ month: '2026-13' })).toMatchObject({ code: 'BAD_REQUEST', field: 'month' })
    expect(await close({ month: '2026-12' })).toMatchObject({ code: 'CONFLICT' })
    expect(await doneToMonth()).toEqual([])
  })

  test('waits for what is set aside, unless staff leaves it to the next month', async () => {
    await payment('USD', 'unknown')
    await cronJob('divide-fees', NOON + 25 * DAY)
    expect(await close()).toMatchObject({
      code: 'CONFLICT',
      field: 'carry',
      message: messages.setAsideFirst(MONTH),
    })
    const page = withoutComments(await (await staff.get(`/_/admin/partner/months/${MONTH}`)).text())
    expect(page).toContain(partnerMonthWording.close.carry)
    expect(page).toMatch(/data-check="SET_ASIDE" data-result="FAILED"/)
    expect(await close({ carry: true })).toMatchObject({ state: 'CLOSED' })
    expect(await doneToMonth()).toMatchObject([{ action: 'CLOSE_MONTH', detail: 'carry' }])
  })

  test('whose sums were changed by hand fails its checks', async () => {
    await payment()
    await close()
    await env.DB.prepare('update partner_sum set share = share + 1 where month = ?').bind(MONTH).run()
    const page = withoutComments(await (await staff.get(`/_/admin/partner/months/${MONTH}`)).text())
    for (const check of ['SUMS', 'BOOKS'])
      expect(page).toMatch(new RegExp(`data-check="${check}" data-result="FAILED"`))
    expect(withoutComments(await (await staff.get('/_/admin/partner')).text())).toContain(
      wording.months.differs,
    )
  })
})

describe('the overview', () => {
  test('counts writers and payouts, has the provisional pool, and what is to be given back', async () => {
    const { partnerId } = await writer()
    const surplus = await payment()
    await env.DB.prepare("update charge set is_surplus = 1, status = 'PAID' where id = ?").bind(surplus).run()
    const query =
      '{ adminPartner { writers { status count } open { status count amount } surplus { count amount } setAside months { id state addsUp } payouts(status: ON_HOLD) { payouts { partnerId act user { name } } } } }'
    const data = (await staff.ask(query)).data as { adminPartner: Record<string, unknown> }
    expect(data.adminPartner).toMatchObject({
      open: [
        { status: 'ON_HOLD', count: 1, amount: 2000 },
        { status: 'PENDING', count: 1, amount: 2000 },
      ],
      surplus: [{ count: 1, amount: 500 }],
      setAside: 0,
      months: [{ id: '2026-12', state: 'OPEN', addsUp: true }],
      payouts: { payouts: [{ partnerId, act: 'RELEASE', user: { name: 'Wren Ashby' } }] },
    })
    const list = withoutComments(await (await staff.get('/_/admin/partner?status=ON_HOLD')).text())
    expect(list).toContain('Wren Ashby')
    expect((await (await signedInReader()).get('/_/admin/partner')).status).toBe(404)
  })

  test('answers nobody but staff over GraphQL either', async () => {
    const { partnerId } = await writer()
    const query = `{ adminPartner { setAside } adminPartnerMonth(month: "${MONTH}") { id } adminPartnerWriter(id: "${partnerId}") { id } }`
    const nothing = { adminPartner: null, adminPartnerMonth: null, adminPartnerWriter: null }
    expect((await (await signedInReader()).ask(query)).data).toEqual(nothing)
    expect((await newVisit().ask(query)).data).toEqual(nothing)
  })
})
