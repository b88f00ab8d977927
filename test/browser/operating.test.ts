import { afterAll, beforeAll, expect, test } from 'vitest'
import { bannedDomainsWording as banned } from '../../schema/wording/banned-domains'
import { operatingWording as wording } from '../../schema/wording/operating'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { toasted } from '../support/toast'
import { visitAs } from '../support/visit-as'

/* docs/rules/operating.md, "The pages". */

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const visit = (part: string, options = {}) => visitAs(open, site, 'staff', `/_/admin/${part}`, options)

test('staff sets a flag by the keyboard, and takes that back', async () => {
  const { page, context, problems } = await visit('flags')
  expect(await page.locator('header [aria-current=page]').allInnerTexts()).toEqual([wording.titles.flags])
  const flag = page.getByRole('listitem').filter({ hasText: 'disable_login_google' })
  await flag.locator('summary').focus()
  await page.keyboard.press('Enter')
  await flag.getByRole('button', { name: wording.flags.submit }).click()
  await flag.getByText('Say why.').waitFor()
  await flag.getByLabel(wording.flags.value).selectOption('true')
  await flag.getByLabel('Reason').fill('Google is down.')
  expect(await violationsNow(page)).toEqual([])
  await flag.getByRole('button', { name: wording.flags.submit }).click()
  await flag.getByText(wording.flags.sources.SITE).waitFor()
  await toasted(page, page.getByText(wording.flags.done('disable_login_google')))
  await page.getByRole('button', { name: wording.undo }).click()
  await flag.getByText(wording.flags.sources.DEFAULT).waitFor()
  await page.goto('/_/admin/log?action=SET_FLAG')
  await page.getByText('Google is down.', { exact: true }).waitFor()
  await page.getByText(wording.undone('Google is down.')).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a banned link is in the list at once, and gone once it is allowed again', async () => {
  const { page, context, problems } = await visit('banned-links')
  await page.getByText(banned.ban.title, { exact: true }).first().click()
  await page.getByLabel(banned.domain).fill('https://Deals.example/today')
  await page.getByLabel('Reason').first().fill('It deceives people.')
  await page.getByRole('button', { name: banned.ban.submit }).click()
  await toasted(page, page.getByText(banned.ban.done('deals.example'), { exact: true }))
  const row = page.getByRole('listitem').filter({ hasText: 'deals.example' })
  await row.getByText('It deceives people.').waitFor()
  await row.locator('summary').click()
  await row.getByLabel('Reason').fill('It is mended.')
  await row.getByRole('button', { name: banned.allow.submit }).click()
  await expect.poll(() => row.count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('a recommendation that is taken back has its place again once that is undone', async () => {
  const { page, context, problems } = await visit('staff-picks')
  const titles = () => page.locator('main li > p').allInnerTexts()
  const before = await titles()
  const pick = page.locator('main li').nth(1)
  await pick.locator('summary').click()
  await pick.getByLabel('Reason').fill('It was a mistake.')
  await pick.getByRole('button', { name: wording.picks.remove }).click()
  await toasted(page, page.getByText(wording.picks.removed))
  await expect.poll(titles).toEqual(before.filter((_, i) => i !== 1))
  await page.getByRole('button', { name: wording.undo }).click()
  await expect.poll(titles).toEqual(before)
  expect(problems).toEqual([])
  await context.close()
})

test('a topic is hidden and shown again on a phone without script', async () => {
  const phone = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false }
  const { page, context } = await visit('topics?q=maps', phone)
  const topic = page.getByRole('listitem').filter({ hasText: 'maps' }).first()
  for (const [name, mark] of [
    [wording.topics.hide, 1],
    [wording.topics.show, 0],
  ] as const) {
    await topic.locator('summary').click()
    await topic.getByLabel('Reason').fill('For a while.')
    await topic.getByRole('button', { name }).click()
    await page.waitForURL('**/_/admin/topics?q=maps')
    await expect.poll(() => topic.getByText(wording.topics.hidden, { exact: true }).count()).toBe(mark)
    expect((await page.request.get('/tag/maps')).status()).toBe(mark === 1 ? 404 : 200)
  }
  await context.close()
})
