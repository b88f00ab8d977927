import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, shown, useBrowser, type Visit, type Watched } from '../support/browser'
import { eventBatches, reportedEvents } from '../support/browser-events'
import { BROWSER } from '../support/http'

const { open } = useBrowser()

/** A page in a browser that isn't taken for a program, so that it reports events. */
async function visit(path: string, options: Visit = {}): Promise<Watched & { sent: string[][] }> {
  const watched = await open({ userAgent: BROWSER, reducedMotion: 'reduce', ...options })
  const sent = eventBatches(watched.context)
  await watched.page.goto(path, { waitUntil: 'load' })
  await hydrated(watched.page)
  return { ...watched, sent }
}

/** Which events were reported, without the pages that were moved to: those are reported once the browser was idle. */
const reported = async ({ page, sent }: { page: Page; sent: string[][] }): Promise<string[]> =>
  (await reportedEvents(sent, page)).filter((key) => key !== 'client.navigate' && key !== 'homepage.viewed')

/** The choices of search results that have been reported. */
const choices = ({ graphql }: Watched): object[] =>
  graphql
    .flatMap((body) => JSON.parse(body) as { operationName: string; variables: object }[])
    .filter(({ operationName }) => operationName === 'SearchClickEvent')
    .map(({ variables }) => variables)

const queryId = expect.stringMatching(/^[0-9a-f]{24}$/)

test('the sidebar, the search box and the suggestion that is chosen are reported', async () => {
  const watched = await visit(DEMO.publication)
  const { page, context, problems } = watched
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByTestId('sidebar-toggle').click()
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('tide')
  const second = page.getByRole('option').nth(1)
  await second.waitFor()
  const before = [
    'sidebarMenu.opened',
    'sidebarMenu.closed',
    'search.predictiveOpened',
    'search.predictiveQueried',
  ]
  await expect.poll(() => reported(watched)).toEqual(before)
  const [id] = /[0-9a-f]{12}$/.exec((await second.getAttribute('href')) ?? '') ?? []
  await second.click()
  await shown(page, 'post')
  await expect.poll(() => reported(watched)).toEqual([...before, 'search.predictiveResultClicked'])
  await expect
    .poll(() => choices(watched))
    .toEqual([{ queryId, indexName: 'post', objectIds: [id], positions: [2] }])
  expect(problems).toEqual([])
  await context.close()
})

test('the result that is chosen on a search page is reported; other links in it aren’t', async () => {
  const watched = await visit('/search/publications?q=tidewater')
  const { page, context, problems } = watched
  await page.getByRole('main').locator('h2 a').first().click()
  await shown(page, 'publication-profile')
  const [chosen] = [{ queryId, indexName: 'collection', objectIds: [expect.any(String)], positions: [1] }]
  await expect.poll(() => choices(watched)).toEqual([chosen])
  await page.goto('/search?q=tide', { waitUntil: 'load' })
  await hydrated(page)
  await page.getByRole('main').locator('article').first().getByRole('link').first().click()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/search')
  expect(choices(watched)).toHaveLength(1)
  expect(problems).toEqual([])
  await context.close()
})

test('the menu of somebody who is signed in, and the sidebar beside the page, are reported', async () => {
  const watched = await visit('/explore-topics', { viewer: 'reader' })
  const { page, context } = watched
  await page.getByTestId('avatar-menu').click()
  await page.getByRole('menu').waitFor()
  await expect.poll(() => reported(watched)).toEqual(['nav.avatarMenuOpened'])
  await page.keyboard.press('Escape')
  const toggle = page.getByTestId('sidebar-toggle')
  await toggle.click()
  await page.getByTestId('sidebar-panel').waitFor()
  await toggle.click()
  const beside = ['sidebarMenu.opened', 'sidebarMenu.closed']
  await expect.poll(() => reported(watched)).toEqual(['nav.avatarMenuOpened', ...beside])
  await context.close()
})
