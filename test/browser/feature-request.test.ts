import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkTo } from '../../schema/routes/links'
import { featureRequestWording as wording } from '../../schema/wording/feature-requests'
import { moderationWording } from '../../schema/wording/moderation'
import { operatingWording } from '../../schema/wording/operating'
import { partnerNewsWording } from '../../schema/wording/partner-news'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

/* Rule: docs/rules/partner.md, "Featuring". */

const { open } = useBrowser()
let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const { featuring, picks } = operatingWording
const TITLE = 'Decades on one whale'

test('staff asks a writer, who says yes on the page that the notification leads to', async () => {
  const list = linkTo('AdminOperating', { operatingPart: 'staff-picks' })
  const staff = await visitAs(open, site, 'staff', list)
  const form = staff.page.locator('section section', { hasText: featuring.askTitle })
  await form.getByLabel(picks.story).fill(demoId('post', 'decades-on-one-whale'))
  await form.getByLabel(moderationWording.reason.label).fill('Nobody forgets it.')
  await form.getByRole('button', { name: featuring.ask }).click()
  const row = staff.page.locator('li', { hasText: TITLE }).filter({ hasText: featuring.states.OPEN })
  await row.waitFor()
  expect(await violationsNow(staff.page)).toEqual([])

  const writer = await visitAs(open, site, 'maren', linkTo('Notifications'))
  await writer.page.setViewportSize({ width: 320, height: 640 })
  await writer.page.getByRole('link', { name: partnerNewsWording.FEATURE }).click()
  await writer.page.waitForURL('**/requests/partner/feature/**')
  await writer.page.getByRole('heading', { name: wording.ask.title }).waitFor()
  expect(await violationsNow(writer.page)).toEqual([])
  expect(await writer.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await writer.page.getByRole('button', { name: wording.ask.accept }).press('Enter')
  await writer.page.getByRole('heading', { name: wording.states.ACCEPTED.title }).waitFor()

  await staff.page.reload({ waitUntil: 'load' })
  await staff.page.locator('li', { hasText: TITLE }).filter({ hasText: featuring.states.ACCEPTED }).waitFor()
  await staff.page.getByLabel(picks.removeLabel(TITLE)).waitFor()
  expect([...writer.problems, ...staff.problems]).toEqual([])
  await writer.context.close()
  await staff.context.close()
})
