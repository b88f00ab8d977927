import { beforeEach, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { heldCasesWording as cases, heldEarningsWording as own } from '../../../schema/wording/held-earnings'
import { partnerDashboardWording } from '../../../schema/wording/partner-dashboard'
import { partnerNewsWording } from '../../../schema/wording/partner-news'
import { partnerStaffWording as staffWording } from '../../../schema/wording/partner-staff'
import { statsWording } from '../../../schema/wording/stats'
import { forgetEverything } from '../../../worker/isolate-memory'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { withoutComments } from '../../support/without-comments'
import { AFTER } from '../partner/support'
import { htmlOf } from '../site/support/moderators'
import { closeMonth, forgetHeld, writerOfCircle } from './world'

/* The pages of held earnings. Rule: docs/rules/partner.md, "Held earnings". */

beforeEach(async () => {
  forgetEverything()
  await forgetHeld()
})

test('staff finds the case, its writer what is held and why, and nobody else anything', async () => {
  const writer = await writerOfCircle()
  await closeMonth()
  const { visit: staff } = await signedIn({ isStaff: true })
  const list = await htmlOf(linkTo('AdminHeldEarnings'), staff)
  const [, address = ''] = /href="(\/_\/admin\/partner\/held\/[0-9a-f]+)"/.exec(list.html) ?? []
  const one = await htmlOf(address, staff)
  expect(one.status).toBe(200)
  for (const text of [
    cases.signals.CARD,
    cases.noAnswer,
    cases.release.submit,
    cases.deny.submit,
    statsWording.skipped.title,
  ])
    expect(one.html).toContain(text)
  const dashboard = await htmlOf(linkTo('PartnerDashboardTab', { tab: 'payments' }), writer.visit)
  for (const text of [own.title, own.reasons.TOGETHER, own.answer.label])
    expect(dashboard.html).toContain(text)
  for (const path of [linkTo('AdminHeldEarnings'), address, '/_/admin/partner/held/nobody'])
    expect((await htmlOf(path, writer.visit)).status).toBe(404)
  expect((await htmlOf('/_/admin/partner/held/nobody', staff)).status).toBe(404)
})

test('staff sees what waits for them in the programme, and what is held in a writer’s file', async () => {
  const { visit: staff } = await signedIn({ isStaff: true })
  const waiting = staffWording.waiting
  const programme = async () => withoutComments((await htmlOf(linkTo('AdminPartner'), staff)).html)
  expect(await programme()).not.toContain('the first has waited since')
  const { partnerId } = await writerOfCircle()
  await closeMonth()
  const text = await programme()
  expect(text).toContain(waiting.held)
  expect(text).toMatch(/1 case, \$\d+\.\d\d; the first has waited since/)
  const file = await htmlOf(linkTo('AdminPartnerWriter', { id: partnerId }), staff)
  expect(file.html).toContain(staffWording.writer.held)
  expect(file.html).toMatch(/href="\/_\/admin\/partner\/held\/[0-9a-f]{12}"/)
})

test('its writer is told on the site what is held, and finds it on the overview', async () => {
  const { visit } = await writerOfCircle()
  await closeMonth()
  for (const _ of [1, 2]) await cronJob('tell-held-earnings', AFTER)
  const { data } = await visit.ask('{ notifications { notifications { kind partnerNews { about path } } } }')
  const payments = linkTo('PartnerDashboardTab', { tab: 'payments' })
  expect((data?.notifications as object | undefined) ?? {}).toEqual({
    notifications: [{ kind: 'PARTNER', partnerNews: { about: 'HELD', path: payments } }],
  })
  const overview = await htmlOf(linkTo('PartnerDashboard'), visit)
  expect(overview.html).toContain(partnerDashboardWording.overview.seeHeld)
  expect((await htmlOf(linkTo('Notifications'), visit)).html).toContain(partnerNewsWording.HELD)
})
