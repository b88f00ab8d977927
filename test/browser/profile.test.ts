import { afterAll, beforeAll, expect, test } from 'vitest'
import { pinWording } from '../../schema/wording/pinning'
import { userWording } from '../../schema/wording/user'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

test('a writer pins a story on their profile and another in its place, and takes that back', async () => {
  const { page, context, problems } = await visitAs(open, site, 'priya', '/@priya', {
    reducedMotion: 'reduce',
  })
  const titles = page.locator('main article').getByRole('heading')
  const pinned = page.getByText(userWording.pinned, { exact: true })
  const pin = (title: string) => page.getByRole('button', { name: pinWording.pinCard(title), exact: true })
  await expect.poll(() => titles.count()).toBeGreaterThan(2)
  const before = await titles.allInnerTexts()
  const [first = '', second = '', third = ''] = before
  expect(await pinned.count()).toBe(0)

  await pin(second).press('Enter')
  await page.getByText(pinWording.pinned(second)).waitFor()
  // The list below it has as many stories as before.
  await expect.poll(() => titles.count()).toBe(before.length + 1)
  expect((await titles.allInnerTexts()).slice(0, -1)).toEqual([second, first, third, ...before.slice(3)])
  expect(await pinned.count()).toBe(1)
  expect(await pin(second).getAttribute('aria-pressed')).toBe('true')
  expect(await violationsNow(page)).toEqual([])

  // Another one takes its place, until that is undone.
  await pin(third).press('Enter')
  await page.getByText(pinWording.pinned(third)).waitFor()
  await expect.poll(() => titles.first().innerText()).toBe(third)
  await page.getByRole('button', { name: pinWording.undo, exact: true }).click()
  await expect.poll(() => titles.first().innerText()).toBe(second)

  await pin(second).press('Enter')
  await page.getByText(pinWording.unpinned(second)).waitFor()
  await expect.poll(() => titles.allInnerTexts()).toEqual(before)
  expect(problems).toEqual([])
  await context.close()
})

test('writers see on their own profile how often each story was read, and nobody else does', async () => {
  const own = await visitAs(open, site, 'priya', '/@priya')
  const reads = own.page.locator('main article [data-reads]')
  await reads.first().waitFor()
  expect(await reads.first().innerText()).toMatch(/^[\d.,]+[KM]? reads?$/)
  expect(own.problems).toEqual([])
  await own.context.close()
  const other = await visitAs(open, site, 'reader', '/@priya')
  expect(await other.page.locator('[data-reads]').count()).toBe(0)
  await other.context.close()
})

test('the rest of the tabs is in a menu, and the current one is always in the row', async () => {
  const { page, context, problems } = await visitAs(open, site, 'reader', '/@maren', {
    reducedMotion: 'reduce',
  })
  const row = page.getByRole('navigation', { name: userWording.navigation('Maren Okafor') })
  const { stories, lists, series, about, more, claps } = userWording.tabs
  expect(await row.getByRole('link').allInnerTexts()).toEqual([stories, lists, series, about])
  await row.getByRole('button', { name: more }).press('Enter')
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('menuitem', { name: claps }).press('Enter')
  await page.waitForURL(`${site.url}/@maren/has-recommended`)
  // Until then the previous page is shown.
  await expect
    .poll(() => row.getByRole('link').allInnerTexts())
    .toEqual([stories, lists, series, about, claps])
  expect(await row.locator('[aria-current=page]').innerText()).toBe(claps)
  await row.getByRole('button', { name: more }).press('Enter')
  expect(await page.getByRole('menuitem', { name: claps }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('without a script, all tabs are in the row', async () => {
  const { page, context } = await open({ baseURL: site.url, javaScriptEnabled: false })
  await page.goto('/@maren')
  const row = page.getByRole('navigation', { name: userWording.navigation('Maren Okafor') })
  const { more, books, ...others } = userWording.tabs
  expect((await row.getByRole('link').allInnerTexts()).toSorted()).toEqual(Object.values(others).toSorted())
  expect(await row.getByRole('button', { name: more }).count()).toBe(0)
  await context.close()
})

test('a profile without a story invites its owner in the second person, and tells others', async () => {
  const { page, context, problems } = await visitAs(open, site, 'reader', '/@reader')
  const main = page.getByRole('main')
  await main.getByText(userWording.own.noStories).waitFor()
  expect(await main.getByRole('link', { name: userWording.own.write }).count()).toBe(1)
  for (const name of [userWording.editProfile, userWording.design])
    expect(await main.getByRole('link', { name, exact: true }).count()).toBe(1)
  // There is one name, and a letter in the place of the picture.
  expect(await main.getByText('Rosa Lindgren', { exact: true }).count()).toBe(1)
  expect(await main.getByText('R', { exact: true }).count()).toBe(1)
  await page.goto('/@lapsed', { waitUntil: 'load' })
  await main.getByText(userWording.noStories('Lars Holm')).waitFor()
  expect(await main.getByRole('link', { name: userWording.editProfile }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})
