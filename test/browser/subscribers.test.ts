import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const PATH = `/newsletters/${demoId('user', 'maren')}/subscribers`

async function asWriter(viewport: { width: number; height: number }, javaScriptEnabled = true) {
  const opened = await open({ baseURL: site.url, reducedMotion: 'reduce', viewport, javaScriptEnabled })
  await signInAs('maren', site, opened.context)
  return opened
}

/** Rules: docs/rules/newsletters.md, "Bringing a list", "Subscribers". */
test.each([
  [390, 844],
  [1440, 900],
])('a list is brought, looked through, changed and undone, on %i pixels', async (width, height) => {
  const { page, context, problems } = await asWriter({ width, height })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const [ada, bo] = [`ada-${width}@x.example`, `bo-${width}@x.example`]
  await page.goto('/me/subscribers/import', { waitUntil: 'load' })
  await page.getByRole('heading', { name: 'Import subscribers' }).waitFor()
  await hydrated(page)
  expect(await violationsNow(page)).toEqual([])
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByLabel('CSV file').setInputFiles({
    name: 'readers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Email,Name,Tags\n${ada},Ada Lovelace,friends\n${bo},Bo,\nnobody,,\n`),
  })
  await page.getByRole('button', { name: 'Read the list' }).click()
  await page.getByText('The list has 3 lines.').waitFor({ timeout: 20_000 })
  await hydrated(page)
  expect(await page.getByLabel('Email address').inputValue()).toBe('0')
  expect(await violationsNow(page)).toEqual([])
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByRole('checkbox', { name: /Everybody on this list has agreed/ }).check()
  await page.getByRole('button', { name: 'Start import' }).click()
  await page.getByText('2 readers are subscribed.').waitFor({ timeout: 20_000 })
  await page.getByText('1 line has no valid address.').waitFor()
  const list = page.url()

  await page.getByRole('link', { name: 'All subscribers' }).click()
  await page.waitForURL(`**${PATH}`)
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill('ada')
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  await page.waitForURL('**q=ada')
  const row = page.locator('tr[data-subscriber]', { hasText: ada })
  await row.waitFor()
  await hydrated(page)
  expect(await violationsNow(page)).toEqual([])
  expect(await overflow()).toBeLessThanOrEqual(0)
  await row.getByRole('button', { name: /^Edit/ }).click()
  await row.getByRole('textbox', { name: 'Note' }).fill('Wrote the first program')
  await row.getByRole('button', { name: 'Save' }).click()
  await row.locator('th').getByText('Wrote the first program').waitFor()
  await row.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('There is no such subscriber.').waitFor()

  await page.goto(list, { waitUntil: 'load' })
  await hydrated(page)
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('1 subscriber removed.').waitFor({ timeout: 20_000 })
  expect(problems).toEqual([])
  await context.close()
})

test('without script a list is sent, and subscribers are looked through', async () => {
  const { page, context } = await asWriter({ width: 1440, height: 900 }, false)
  await page.goto('/me/subscribers/import')
  await page.getByRole('textbox', { name: 'Or type addresses' }).fill('typed@x.example')
  await page.getByRole('button', { name: 'Read the addresses' }).click()
  await page.getByRole('heading', { name: 'Typed list' }).waitFor()
  await page.goto('/me/subscribers/import')
  await page.getByRole('button', { name: 'Read the addresses' }).click()
  await page.getByRole('alert').getByText('Choose a file').waitFor()
  await page.goto(PATH)
  await page.getByRole('heading', { name: 'Subscribers', exact: true }).waitFor()
  await context.close()
})
