import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { predefinedId } from '../../schema/routes/catalog-id'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
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
  await page.getByRole('button', { name: 'Arrange and annotate' }).click()
  await page.getByRole('button', { name: /^Add a note/ }).click()
  await page.getByLabel('Your note').fill('As far as Brighton.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('article').waitFor()
  expect(await page.getByText('As far as Brighton.').count()).toBe(1)
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { level: 1, name: 'For the train' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('without script a form saves it', async () => {
  const { page, context } = await visitAs(open, site, 'reader', STORY, { javaScriptEnabled: false })
  await page.locator('[data-action="bookmark"]').first().click()
  await page.waitForLoadState('load')
  await expect
    .poll(() => listsWith('reader'))
    .toContain(predefinedId(demoId('user', 'reader'), 'reading-list'))
  await context.close()
})
