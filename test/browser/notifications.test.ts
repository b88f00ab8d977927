import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { responseWording as responses } from '../../schema/wording/responses'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser, type Visit } from '../support/browser'
import { chooseWords } from '../support/choose-words'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

/** A page of the site as the demo's writer finds it. */
async function visit(path: string, options: Visit = {}) {
  const watched = await open({ baseURL: site.url, ...options })
  await signInAs('priya', site, watched.context)
  await watched.page.goto(path, { waitUntil: 'load' })
  if (options.javaScriptEnabled !== false) await hydrated(watched.page)
  return watched
}

const unread = (page: Page) => page.getByRole('img', { name: 'Unread', exact: true })

test('the header says how many notifications are new', async () => {
  const { page, context, problems } = await visit('/explore-topics', { reducedMotion: 'reduce' })
  const badge = page.getByTestId('unread-notifications')
  await badge.waitFor()
  const count = await badge.innerText()
  expect(Number(count)).toBeGreaterThan(0)
  await page.getByRole('link', { name: new RegExp(`^${count} unread notification`) }).waitFor()
  expect(await violationsNow(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

describe('the page of notifications', () => {
  test('reads without script: its days, its tabs, its links', async () => {
    const { page, context } = await visit('/me/notifications', { javaScriptEnabled: false })
    expect(await page.getByRole('article').count()).toBeGreaterThan(3)
    expect(await page.getByRole('article').first().getByRole('link').getAttribute('href')).toMatch(/^\//)
    await page.getByRole('link', { name: 'Followers', exact: true }).click()
    expect(new URL(page.url()).search).toBe('?tab=followers')
    for (const text of await page.getByRole('article').allInnerTexts()) {
      expect(text).toMatch(/started following you/)
    }
    await context.close()
  })

  test('marks as read what is opened, then all, and stays so', async () => {
    const { page, context, problems } = await visit('/me/notifications')
    expect(await violationsNow(page)).toEqual([])
    const before = await unread(page).count()
    expect(before).toBeGreaterThan(2)
    await page.getByRole('article').first().getByRole('link').click()
    await page.waitForURL(({ pathname }) => pathname !== '/me/notifications')
    await page.goBack()
    await expect.poll(() => unread(page).count()).toBe(before - 1)
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.poll(() => unread(page).count()).toBe(0)
    // The pressed button is gone, and the focus is on the page's title.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.reload()
    expect(await unread(page).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Mark all as read' }).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
})

test('the settings of notifications take effect at once, and stay', async () => {
  const { page, context, problems } = await visit('/me/settings/notifications')
  const followers = (on: Page) => on.getByRole('switch', { name: 'New followers: By email' })
  expect(await violationsNow(page)).toEqual([])
  expect(await followers(page).isChecked()).toBe(false)
  // One table, which is seen as a whole.
  const table = page.getByRole('table', { name: 'What you hear about, and where' })
  expect((await table.boundingBox())?.height).toBeLessThan(850)
  const answer = page.waitForResponse((response) => response.url().includes('/_/graphql'))
  await followers(page).check()
  await answer
  await page.reload()
  expect(await followers(page).isChecked()).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('the number goes up while somebody else claps, highlights and responds', async () => {
  const mine = await visit('/explore-topics')
  const badge = mine.page.getByTestId('unread-notifications')
  await badge.waitFor({ state: 'detached' })
  const story = `/load-bearing/what-an-index-costs-${demoId('post', 'what-an-index-costs')}`
  const theirs = await visitAs(open, site, 'reader', story)
  const { page } = theirs
  await page.locator('button[data-action="clap"][type="button"]').first().click()
  await badge.getByText('1', { exact: true }).waitFor()
  await chooseWords(page, 'the previous week typing cards')
  await page.locator('[data-action="highlight"]').click()
  await badge.getByText('2', { exact: true }).waitFor()
  // By the keyboard: the message that slides in can take the end of a mouse's press.
  await page.locator('a[data-action="respond"]').first().press('Enter')
  const panel = page.getByRole('complementary', { name: /responses/i })
  await panel.getByRole('textbox', { name: responses.text }).fill('I have typed such cards.')
  await panel.getByRole('button', { name: responses.publish, exact: true }).click()
  await badge.getByText('3', { exact: true }).waitFor()
  expect([...mine.problems, ...theirs.problems]).toEqual([])
  await theirs.context.close()
  await mine.context.close()
})

test('the list is live: it says what has arrived for its tab, and a press shows it', async () => {
  const mine = await visit('/me/notifications')
  const others = await visit('/me/notifications?tab=followers')
  const article = mine.page.getByRole('article')
  const before = await article.count()
  const story = `/load-bearing/what-an-index-costs-${demoId('post', 'what-an-index-costs')}`
  const theirs = await visitAs(open, site, 'member', story)
  const { page } = theirs
  await chooseWords(page, 'the catalogue was a marvel')
  await page.locator('[data-action="highlight"]').click()
  const arrived = mine.page.getByRole('button', { name: '1 new notification', exact: true })
  await arrived.waitFor()
  expect(await arrived.innerText()).toBe('1 new')
  expect(await violationsNow(mine.page)).toEqual([])
  await arrived.click()
  await arrived.waitFor({ state: 'detached' })
  expect(await article.first().innerText()).toMatch(/highlighted your story/)
  expect(await article.count()).toBeGreaterThanOrEqual(before)
  await expect.poll(() => mine.page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await mine.page.getByTestId('unread-notifications').waitFor({ state: 'detached' })
  // It is of no concern to the tab of followers.
  expect(await others.page.getByRole('button', { name: /new notification/ }).count()).toBe(0)
  expect([...mine.problems, ...others.problems, ...theirs.problems]).toEqual([])
  for (const { context } of [theirs, others, mine]) await context.close()
})

test('the menu of a notification turns its kind off, which can be undone, and the settings say so', async () => {
  const { page, context, problems } = await visit('/me/notifications?tab=followers')
  const choose = async (name: string) => {
    const answer = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('UpdateViewerPreferences'),
    )
    await page
      .getByRole('button', { name: /^Actions for: / })
      .first()
      .click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    await answer
  }
  const isOn = async () => {
    const settings = await visit('/me/settings/notifications')
    const { page: on } = settings
    const checked = await on.getByRole('switch', { name: /^New followers: On / }).isChecked()
    await settings.context.close()
    return checked
  }
  await choose('Turn off notifications like this')
  await page.getByTestId('kind-chosen').getByText('New followers').waitFor()
  expect(await isOn()).toBe(false)
  const undone = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('UpdateViewerPreferences'),
  )
  await page.getByTestId('kind-chosen').getByRole('button', { name: 'Undo' }).click()
  await undone
  expect(await isOn()).toBe(true)
  await choose('Turn off notifications like this')
  await choose('Turn on notifications like this')
  expect(await isOn()).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})
