import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recentlyDeletedWording as wording } from '../../schema/wording/recently-deleted'
import { userHighlightsWording } from '../../schema/wording/user-highlights'
import { yourListsWording } from '../../schema/wording/your-lists'
import { yourSeriesWording } from '../../schema/wording/your-series'
import { demoId } from '../../worker/commands/demo/ids'
import { addressOf } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

/* Rule: docs/rules/catalog.md, "Recently deleted". */

const { open } = useBrowser()

const LIST = 'By the water'
const WORDS = 'The sea can only be high at every hour if it is never low'

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
  // Maren has lists and a series, and no highlight in the demo.
  await site.bindings.DB.prepare('UPDATE quote SET user_id = ?1 WHERE id = ?2')
    .bind(demoId('user', 'maren'), demoId('quote', `noor ${WORDS}`))
    .run()
})
afterAll(() => site?.stop())

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await hydrated(page)
}

/** Follows the link of a page to what was deleted lately. */
async function toDeleted(page: Page): Promise<void> {
  await page.getByRole('link', { name: wording.title, exact: true }).click()
  await page.getByRole('heading', { name: wording.title, level: 1 }).waitFor()
}

const restoreOf = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Brings something back, after which it isn't on the page any more. */
async function restore(page: Page, name: string): Promise<void> {
  const button = restoreOf(page, wording.restoreLabel(name))
  await button.click()
  await page.getByTestId('thing-restored').filter({ hasText: name }).waitFor()
  await button.waitFor({ state: 'detached' })
}

test('a highlight, a list and a series are deleted, found from their own pages, and brought back, on a phone', async () => {
  const { page, context, problems } = await visitAs(open, site, 'maren', addressOf('RecentlyDeleted'), {
    viewport: { width: 390, height: 800 },
  })
  await page.getByText(wording.none).waitFor()
  expect(await violationsNow(page)).toEqual([])

  await go(page, '/@maren/highlights')
  await page.getByRole('button', { name: userHighlightsWording.removeLabel(WORDS) }).click()
  await page.getByTestId('highlight-removed').waitFor()
  await toDeleted(page)
  await restoreOf(page, wording.restoreLabel(WORDS)).waitFor()

  await go(page, '/me/lists')
  await page.getByRole('button', { name: yourListsWording.of(yourListsWording.remove, LIST) }).click()
  await page.getByText(yourListsWording.removed(LIST)).waitFor()
  await toDeleted(page)
  await restoreOf(page, wording.restoreLabel(LIST)).waitFor()

  await go(page, addressOf('EditSequence'))
  const series = await page.getByRole('textbox', { name: yourSeriesWording.fields.title }).inputValue()
  await page.getByRole('button', { name: yourSeriesWording.publish.remove }).click()
  await page.getByText(yourSeriesWording.publish.removed(series)).waitFor()
  await toDeleted(page)
  // The last one first.
  const names = await page
    .getByRole('button', { name: /^Restore/ })
    .evaluateAll((all) => all.map((button) => button.ariaLabel))
  expect(names).toEqual([series, LIST, WORDS].map(wording.restoreLabel))
  expect(await page.getByText(wording.line(wording.kinds.LIST, 30)).count()).toBe(1)
  expect(await violationsNow(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  for (const name of [LIST, series, WORDS]) await restore(page, name)
  await page.getByText(wording.none).waitFor()
  await go(page, '/me/lists')
  await page.getByRole('link', { name: LIST }).first().waitFor()
  await go(page, addressOf('EditSequence'))
  expect(await page.getByRole('textbox', { name: yourSeriesWording.fields.title }).inputValue()).toBe(series)
  await go(page, '/@maren/highlights')
  await page.getByText(WORDS).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
