import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { partnerProgramWording } from '../../../schema/wording/landing/partner-program'
import { partnerIneligibilityWording } from '../../../schema/wording/partner-ineligibility'
import { createMembership } from '../../factories/membership'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/* The page of the programme. Rule: docs/rules/partner.md, "The page of the programme". */

const { calculator, join } = partnerProgramWording

const open = async (path: string, visit = newVisit()) => {
  const response = await visit.get(path)
  return { status: response.status, html: await response.text() }
}
/** What the calculator answers, in its order. */
const resultIn = (html: string): string[] =>
  [...html.matchAll(/<dd class="[^"]*\btabular-nums\b[^"]*">([^<]*)<\/dd>/g)].map(([, text = '']) => text)

test('the calculator works without script, by its address', async () => {
  expect(resultIn((await open('/partner-program')).html)).toEqual(['$0.45', '$1.36', '$3.19', '$0.80'])
  const asked = await open('/partner-program?fee=15&minutes=60&others=0')
  expect(resultIn(asked.html)).toEqual(['$0.74', '$4.28', '$9.98', '$9.98'])
  expect(asked.html).toMatch(/<input[^>]*name="fee"[^>]*value="15"/)
  expect(asked.html).toContain('<link rel="canonical" href="https://quire.example/partner-program">')
})

test.each([
  ['fee=five', calculator.badFee],
  ['fee=-5', calculator.badFee],
  ['fee=1000.01', calculator.badFee],
  ['minutes=1.5', calculator.badMinutes],
  ['others=44641', calculator.badMinutes],
  ['minutes=%3Cscript%3E', calculator.badMinutes],
])('what is no number is said at its field: %s', async (query, message) => {
  const { status, html } = await open(`/partner-program?${query}`)
  expect(status).toBe(200)
  expect(html).toContain(message)
  expect(resultIn(html)).toEqual(Array(4).fill(calculator.unknown))
})

test('/earn is the same page, and its address is the other one', async () => {
  const { status, html } = await open('/earn')
  expect(status).toBe(200)
  expect(html).toContain('<link rel="canonical" href="https://quire.example/partner-program">')
})

test('members join on it, whoever isn’t one is led to the plans, and who is in is told so', async () => {
  const visitor = await open('/partner-program')
  expect(visitor.html).not.toContain(`id="${join.id}"`)
  const user = await createUser()
  const visit = newVisit()
  await visit.signIn(user.id)
  expect((await open('/partner-program', visit)).html).toContain(
    partnerIneligibilityWording.LACK_OF_MEMBERSHIP.text,
  )
  await createMembership(user.id)
  const member = (await open('/partner-program', visit)).html
  expect(member).toContain(join.text)
  expect(member).not.toContain(partnerIneligibilityWording.LACK_OF_MEMBERSHIP.text)
  await env.DB.prepare(
    "insert into partner (id, user_id, status, joined_on, changed_at) values ('numberpage', ?, 'ACTIVE', 0, 0)",
  )
    .bind(user.id)
    .run()
  const own = (await open('/partner-program', visit)).html
  expect(own).toContain(join.isIn)
  expect(own).toContain(join.dashboard)
  expect(own).not.toContain(join.button)
})
