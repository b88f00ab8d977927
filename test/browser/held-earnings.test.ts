import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkTo } from '../../schema/routes/links'
import { heldCasesWording as cases, heldEarningsWording as own } from '../../schema/wording/held-earnings'
import { moderationWording } from '../../schema/wording/moderation'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

/* Rule: docs/rules/partner.md, "Held earnings". */

const { open } = useBrowser()
let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const WORDS = 'They are my students, and the school pays.'

test('a writer answers what is held, and staff reads it and releases it', async () => {
  await site.bindings.DB.prepare(
    `insert into held_earnings (id, partner_id, month, state, points, signals, amounts, paid, found_at)
     values ('0123456789ab', ?, '2026-01', 'HELD', 60, ?, '{"USD":420}', 420, 1)`,
  )
    .bind(
      demoId('partner', 'maren'),
      JSON.stringify([
        { signal: 'CARD', points: 30, members: 2 },
        { signal: 'MUTUAL', points: 30, members: 1 },
      ]),
    )
    .run()
  const payments = linkTo('PartnerDashboardTab', { tab: 'payments' })
  const writer = await visitAs(open, site, 'maren', payments)
  await writer.page.setViewportSize({ width: 390, height: 800 })
  expect(await violationsNow(writer.page)).toEqual([])
  await writer.page.getByLabel(own.answer.label).fill(WORDS)
  await writer.page.getByRole('button', { name: own.answer.send }).click()
  await writer.page.getByText(WORDS).waitFor()
  expect(await writer.page.getByRole('button', { name: own.answer.send }).count()).toBe(0)

  const staff = await visitAs(open, site, 'staff', linkTo('AdminHeldEarnings'))
  expect(await violationsNow(staff.page)).toEqual([])
  await staff.page.getByRole('link', { name: 'Maren Okafor' }).click()
  await staff.page.getByText(WORDS).waitFor()
  expect(await violationsNow(staff.page)).toEqual([])
  await staff.page.getByLabel(moderationWording.reason.label).first().fill('I called the school.')
  await staff.page.getByRole('button', { name: cases.release.submit }).click()
  await staff.page.getByText('I called the school.', { exact: true }).last().waitFor()
  expect(await staff.page.getByRole('button', { name: cases.deny.submit }).count()).toBe(0)

  await writer.page.reload({ waitUntil: 'load' })
  await writer.page.getByText(own.states.RELEASED).waitFor()
  expect([...writer.problems, ...staff.problems]).toEqual([])
  await writer.context.close()
  await staff.context.close()
})
