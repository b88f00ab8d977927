import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { monthOfTime } from '../../../schema/rules/partner/months'
import { partnerDashboardWording as wording } from '../../../schema/wording/partner-dashboard'
import { partnerJoiningWording } from '../../../schema/wording/partner-joining'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/* The dashboard of writers. Rule: docs/rules/partner.md, "The dashboard". */

const PRESENT = monthOfTime(NOON)
const LAST = monthOfTime(Date.UTC(Number(PRESENT.slice(0, 4)), Number(PRESENT.slice(5)) - 2, 15))
const PARTNER = 'dashboardwri'

let visit = newVisit()
const open = async (path: string, by = visit) => {
  const response = await by.get(path)
  return { status: response.status, html: await response.text() }
}

beforeEach(async () => {
  const user = await createUser()
  visit = newVisit()
  await visit.signIn(user.id)
  const post = await createStory({ creatorId: user.id, title: 'What tides cost' })
  const run = (sql: string, ...values: (string | number)[]) => env.DB.prepare(sql).bind(...values)
  await env.DB.batch([
    ...['partner', 'partner_month', 'partner_earning', 'partner_statement'].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
    run(
      "insert into partner (id, user_id, status, joined_on, changed_at) values (?, ?, 'ACTIVE', 0, 0)",
      PARTNER,
      user.id,
    ),
    run("insert into partner_month (month, state, rounds, closed_at) values (?, 'CLOSED', 1, 1)", LAST),
    run(
      "insert into partner_statement (partner_id, month, currency, amount, pooled, paid, booked_at) values (?, ?, 'USD', 1200, 34, 1234, 1)",
      PARTNER,
      LAST,
    ),
    ...[
      [LAST, post.id, 1000, 600, 34],
      [LAST, '', 200, 0, 0],
      [PRESENT, post.id, 56, 90, 0],
    ].map(([month, story, amount, seconds, pooled]) =>
      run(
        "insert into partner_earning (month, partner_id, post_id, currency, amount, seconds, pooled) values (?, ?, ?, 'USD', ?, ?, ?)",
        ...([month, PARTNER, story, amount, seconds, pooled] as (string | number)[]),
      ),
    ),
  ])
})

test('says what this month, the last one and all closed months have brought', async () => {
  const { html } = await open('/me/partner/dashboard')
  for (const [name, value] of [
    ['present', 56],
    ['last', 1234],
    ['all', 1234],
  ])
    expect(html).toContain(`data-figure="${name}" data-value="${value}"`)
  expect(html).toContain(wording.overview.soFar)
})

test('lists stories with what each has brought, and followers as one of them', async () => {
  const { html } = await open(`/me/partner/dashboard/stories?month=${LAST}`)
  expect(html).toContain('What tides cost')
  expect(html).toContain('$10.34')
  expect(html).toContain(wording.stories.followers)
  expect(html.indexOf('$10.34')).toBeLessThan(html.indexOf('$2<'))
})

test.each(['2099-01', 'nothing', PRESENT])('the month %s is the present one', async (month) => {
  const { html } = await open(`/me/partner/dashboard/stories?month=${month}`)
  expect(html).toContain('$0.56')
  expect(html).toContain(wording.stories.present)
})

test('says where a month comes from', async () => {
  const { html } = await open(`/me/partner/dashboard/audience?month=${LAST}`)
  expect(html).toContain('data-figure="seconds" data-value="600"')
  for (const text of Object.values(wording.audience.sources)) expect(html).toContain(text)
})

test('says what money waits for', async () => {
  expect((await open('/me/partner/dashboard/payments')).html).toMatch(
    new RegExp(`${wording.payments.noAccount}|Payouts aren’t open`),
  )
})

test.each(['SUSPENDED', 'INACTIVE'] as const)('says on each tab that its writer is %s', async (status) => {
  const text = partnerJoiningWording.states[status].slice(0, 60)
  expect((await open('/me/partner/dashboard')).html).not.toContain(text)
  await env.DB.prepare('update partner set status = ? where id = ?').bind(status, PARTNER).run()
  for (const tab of ['', '/stories', '/audience', '/payments'])
    expect((await open(`/me/partner/dashboard${tab}`)).html).toContain(text)
  const { html } = await open('/me/partner/dashboard/payments')
  expect(html.includes(wording.payments.suspended)).toBe(status === 'SUSPENDED')
})

test('lists the months of a writer from whom something was only taken back', async () => {
  await env.DB.batch([
    env.DB.prepare('delete from partner_earning'),
    env.DB.prepare('update partner_statement set amount = -120, pooled = 0, paid = -120'),
  ])
  const { html } = await open('/me/partner/dashboard')
  expect(html).not.toContain(wording.overview.none)
  expect(html).toContain(wording.overview.months)
  expect(html).toContain('-$1.20')
})

test('whoever isn’t in the programme is led to joining, and sees nothing of others', async () => {
  const other = newVisit()
  await other.signIn((await createUser()).id)
  for (const tab of ['', '/stories', '/audience', '/payments']) {
    const { html } = await open(`/me/partner/dashboard${tab}`, other)
    expect(html).toContain(wording.notIn)
    expect(html).not.toContain('What tides cost')
  }
})
