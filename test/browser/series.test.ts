import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsNow } from '../support/axe'
import { hydrated, shown, useBrowser } from '../support/browser'
import { hasFocus } from '../support/focus'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const partsOf = (page: Page) => page.getByRole('region', { name: 'Stories' }).locator('ol > li')
/** The titles of the parts, as their buttons name them. */
const titlesOf = (page: Page): Promise<string[]> =>
  partsOf(page)
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')?.slice('Remove '.length) ?? ''),
    )
/** Waits until what the page shows is saved, by loading it again. */
async function reloaded(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'load' })
  await hydrated(page)
}

test('a writer begins a series, orders its stories by button and by hand, publishes it and takes it back', async () => {
  const { page, context, problems } = await open({ baseURL: site.url, reducedMotion: 'reduce' })
  await signInAs('maren', site, context)
  await page.goto('/s/new', { waitUntil: 'load' })
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Title' }).fill('From the shore')
  await page.getByRole('button', { name: 'Create series' }).click()
  await page.getByRole('heading', { name: 'Edit series' }).waitFor()

  const search = page.getByRole('searchbox', { name: 'Add a story' })
  for (const title of [
    'A limpet keeps one address',
    'Decades on one whale',
    'What lies between the soundings',
  ]) {
    await search.fill(title.slice(0, 12))
    await page.getByRole('button', { name: `Add ${title}` }).click()
  }
  await expect.poll(() => partsOf(page).count()).toBe(3)
  await page.getByRole('button', { name: 'Move Decades on one whale up' }).press('Enter')
  await expect.poll(async () => (await titlesOf(page))[0]).toBe('Decades on one whale')
  await page.getByText('Decades on one whale is now part 1 of 3.').waitFor({ state: 'attached' })
  expect(await violationsNow(page)).toEqual([])
  // A row that moves keeps the keyboard.
  const down = page.getByRole('button', { name: 'Move Decades on one whale down' })
  await down.press('Enter')
  await page.getByText('Decades on one whale is now part 2 of 3.').waitFor({ state: 'attached' })
  await hasFocus(down)
  await page.getByRole('button', { name: 'Move Decades on one whale up' }).press('Enter')
  await expect.poll(async () => (await titlesOf(page))[0]).toBe('Decades on one whale')

  const grip = partsOf(page).nth(0).locator('[title]')
  const from = await grip.boundingBox()
  const to = await partsOf(page).nth(2).boundingBox()
  if (!from || !to) throw new Error('The list isn’t visible')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, to.y + to.height - 4, { steps: 12 })
  await page.mouse.up()
  await expect.poll(async () => (await titlesOf(page)).at(-1)).toBe('Decades on one whale')
  const order = await titlesOf(page)

  await page.getByRole('button', { name: 'Remove Decades on one whale' }).click()
  await expect.poll(() => partsOf(page).count()).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titlesOf(page)).toEqual(order)

  await page.getByRole('button', { name: 'Publish series' }).click()
  await page.getByText('Everybody can see this series.').waitFor()
  await reloaded(page)
  expect(await titlesOf(page)).toEqual(order)

  await page.getByRole('button', { name: 'Delete series' }).click()
  await shown(page, 'your-series')
  await page.getByRole('button', { name: 'Undo' }).click()
  await shown(page, 'series-edit')
  await expect.poll(() => titlesOf(page)).toEqual(order)
  expect(problems).toEqual([])
  await context.close()
})
