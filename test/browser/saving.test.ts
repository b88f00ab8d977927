import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { predefinedId } from '../../schema/routes/catalog-id'
import { catalogWording } from '../../schema/wording/catalog'
import { savingWording } from '../../schema/wording/saving'
import { yourListsWording as wording } from '../../schema/wording/your-lists'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { hasFocus } from '../support/focus'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const STORY = DEMO.story
const storyId = STORY.slice(-12)
const button = (page: Page) => page.locator('button[data-action="bookmark"][type="button"]').first()

/** The ids of somebody's lists with the story. */
async function listsWith(username: string): Promise<string[]> {
  const { results } = await site.bindings.DB.prepare(
    'SELECT c.id FROM catalog_item i JOIN catalog c ON c.id = i.catalog_id WHERE i.post_id = ? AND c.creator_id = ?',
  )
    .bind(storyId, demoId('user', username))
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

test('a press saves a story; the menu makes a list with it, and takes it out again', async () => {
  const { page, context, problems } = await visitAs(open, site, 'aiko', STORY)
  await button(page).waitFor()
  await button(page).press('Enter')
  const readingList = predefinedId(demoId('user', 'aiko'), 'reading-list')
  await expect.poll(() => listsWith('aiko')).toEqual([readingList])
  const menu = page.getByRole('dialog', { name: 'Save to' })
  const choice = menu.getByRole('checkbox', { name: 'Reading list' })
  await expect.poll(() => choice.isChecked()).toBe(true)
  await menu.getByRole('button', { name: 'New list' }).click()
  await menu.getByLabel('Name').fill('For the train')
  await menu.getByRole('button', { name: 'Create' }).click()
  await menu.getByRole('checkbox', { name: 'For the train', checked: true }).waitFor()
  await choice.uncheck()
  await expect.poll(async () => (await listsWith('aiko')).includes(readingList)).toBe(false)
  expect(await violationsNow(page)).toEqual([])
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await button(page).getAttribute('aria-label')).toMatch(/^Saved/)

  await page.goto(`${site.url}/me/lists`)
  await page.getByRole('link', { name: 'For the train' }).click()
  const arrange = page.getByRole('button', { name: wording.arrange })
  await arrange.press('Enter')
  await hasFocus(page.getByRole('heading', { name: wording.arrange }))
  await page.getByRole('button', { name: /^Add a note/ }).click()
  await page.getByLabel('Your note').fill('As far as Brighton.')
  await page.getByRole('button', { name: 'Save note' }).click()
  // A list that everything was taken out of isn't one that is still awaited.
  await page.getByRole('button', { name: /^Take .* out$/ }).press('Enter')
  await page.getByRole('status').filter({ hasText: catalogWording.empty }).waitFor()
  await page.getByTestId('item-removed').getByRole('button', { name: wording.undo }).click()
  await page.getByRole('button', { name: /^Take .* out$/ }).waitFor()
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await page.getByRole('article').waitFor()
  await hasFocus(arrange)
  expect(await page.getByText('As far as Brighton.').count()).toBe(1)
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { level: 1, name: 'For the train' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a press before it is known where the story is goes back, with the reason, if that can’t be had', async () => {
  const { page, context } = await visitAs(open, site, 'gifted', '/')
  await page.route('**/_/graphql**', (route) => {
    const request = route.request()
    return `${request.url()}${request.postData()}`.includes('PostLists') ? route.abort() : route.fallback()
  })
  // A document says where its stories are; a page that somebody moves on to asks.
  await page.goto('/explore-topics', { waitUntil: 'load' })
  await hydrated(page)
  await page.locator('main a[href^="/tag/history"]').first().click()
  await page.waitForURL('**/tag/history*')
  const save = page.locator('main button[data-action="bookmark"][type="button"]').first()
  await save.click()
  await page.getByText(savingWording.failed).waitFor()
  await expect.poll(() => save.getAttribute('aria-label')).not.toMatch(/^Saved/)
  expect(await save.getAttribute('aria-expanded')).toBe('false')
  // Once the way is clear, the next press saves it.
  await page.unroute('**/_/graphql**')
  await save.click()
  await page.getByTestId('list-changed').waitFor()
  await context.close()
})

test('whoever has signed out in another tab isn’t left waiting for their lists', async () => {
  const { page, context } = await visitAs(open, site, 'trial', STORY)
  await button(page).waitFor()
  await context.clearCookies()
  await button(page).click()
  await page.getByRole('dialog').getByText(savingWording.failed).waitFor()
  await context.close()
})

test('stories of a list are moved by the keyboard and by their handle, and stay where they are put', async () => {
  const id = demoId('catalog', 'by-the-water')
  const stored = async () => {
    const { results } = await site.bindings.DB.prepare(
      'SELECT post_id AS id FROM catalog_item WHERE catalog_id = ? ORDER BY position',
    )
      .bind(id)
      .all<{ id: string }>()
    return results.map((item) => item.id)
  }
  // All rows are in the window.
  const viewport = { width: 1280, height: 1600 }
  const { page, context, problems } = await visitAs(open, site, 'maren', `/me/list/${id}`, { viewport })
  await page.getByRole('button', { name: wording.arrange }).click()
  const rows = page.getByRole('region', { name: wording.arrange }).getByRole('listitem')
  await rows.nth(2).waitFor()
  const [first, second, ...others] = await stored()
  await rows
    .first()
    .getByRole('button', { name: /^Move .* down$/ })
    .press('Enter')
  await expect.poll(stored).toEqual([second, first, ...others])
  // The last one, to the top.
  const title = await rows.last().locator('p').first().innerText()
  const grip = await rows.last().locator(`[title="${wording.items.drag}"]`).boundingBox()
  const top = await rows.first().boundingBox()
  if (!grip || !top) throw new Error('The rows aren’t there')
  const x = grip.x + grip.width / 2
  await page.mouse.move(x, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, top.y + top.height, { steps: 4 })
  await page.mouse.move(x, top.y + 4, { steps: 2 })
  await rows.first().getByText(title, { exact: true }).waitFor()
  await page.mouse.up()
  await expect.poll(stored).toEqual([others.at(-1), second, first, ...others.slice(0, -1)])
  expect(await violationsNow(page)).toEqual([])
  await page.reload({ waitUntil: 'load' })
  await page.getByRole('article').first().getByText(title, { exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a list that was deleted in another tab while it was arranged leads to those that are left', async () => {
  const address = `/me/list/${demoId('catalog', 'by-the-water')}`
  const { page, context, problems } = await visitAs(open, site, 'maren', address)
  await page.getByRole('button', { name: wording.arrange }).click()
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .waitFor()
  const other = await context.newPage()
  await other.goto(address, { waitUntil: 'load' })
  await other.getByRole('button', { name: /^Delete/ }).click()
  await other.getByTestId('list-removed').waitFor()
  await page.getByRole('button', { name: wording.done }).click()
  await page.getByRole('heading', { level: 1, name: catalogWording.own.title }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('without script a form saves it, and takes it out again', async () => {
  const { page, context } = await visitAs(open, site, 'reader', STORY, { javaScriptEnabled: false })
  await page.locator('[data-action="bookmark"]').first().click()
  await page.waitForLoadState('load')
  await expect
    .poll(() => listsWith('reader'))
    .toContain(predefinedId(demoId('user', 'reader'), 'reading-list'))
  await page.locator('[data-action="bookmark"]').first().click()
  await page.waitForLoadState('load')
  await expect.poll(() => listsWith('reader')).toEqual([])
  await context.close()
})
