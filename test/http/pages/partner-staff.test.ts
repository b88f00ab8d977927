import { expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { boundsOfMonth, monthOfTime } from '../../../schema/rules/partner/months'
import { partnerStaffWording as wording } from '../../../schema/wording/partner-staff'
import { demoId } from '../../../worker/commands/demo/ids'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'
import { withoutComments } from '../../support/without-comments'

const as = (username: string) => ({ headers: cookiesOf(username) })
const textOf = async (path: string) => withoutComments((await ask(path, as('staff'))).text)

test('partner-staff has the programme, its months and what waits, for staff alone', async () => {
  const path = linkTo('AdminPartner')
  const text = await textOf(path)
  for (const part of [wording.writers.title, wording.months.title, wording.waiting.title])
    expect(text).toContain(part)
  // The demo has payouts in each of these states.
  for (const status of ['ON_HOLD', 'PROVIDER_FAILED', 'INTERNAL_FAILED'] as const)
    expect(text).toContain(wording.payout.statuses[status])
  expect(text).toContain(wording.months.published)
  expect((await ask(path, as('reader'))).status).toBe(404)
  expect((await ask(path)).status).toBe(302)
})

test('a closed month passes each of its checks', async () => {
  const last = monthOfTime(boundsOfMonth(monthOfTime(Date.now())).start - 1)
  const text = await textOf(addressOf('AdminPartnerMonth', { yearMonth: last }))
  expect(text.match(/data-result="PASSED"/g)).toHaveLength(9)
  expect(text).not.toMatch(/data-result="(?:WAITING|FAILED)"/)
  expect(text).toContain(linkTo('PartnerMonthSheet', { yearMonth: last }))
  const { status } = await ask(addressOf('AdminPartnerMonth', { yearMonth: '2026-13' }), as('staff'))
  expect(status).toBe(404)
})

test('a writer’s file has what was paid, with what can be done about it', async () => {
  const path = addressOf('AdminPartnerWriter')
  const text = await textOf(path)
  expect(text).toContain(demoId('partner', 'maren'))
  expect(text).toContain('tr_demo')
  for (const part of [wording.writer.payouts, wording.suspend.title, wording.payout.openAct.REVERSE])
    expect(text).toContain(part)
  expect((await ask(path, as('reader'))).status).toBe(404)
  const nobody = addressOf('AdminPartnerWriter', { id: 'nobody' })
  expect((await ask(nobody, as('staff'))).status).toBe(404)
})
