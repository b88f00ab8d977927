import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser, type Visit } from '../support/browser'
import { hasFocus } from '../support/focus'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn({ SURVEY_URL: 'https://survey.example/quire' })
})
afterAll(() => site?.stop())

/** A page of the site as somebody of the demo finds it, hydrated by the client. */
async function visit(username: string, path: string, options: Visit = {}) {
  const watched = await open({ baseURL: site.url, ...options })
  await signInAs(username, site, watched.context)
  await watched.page.goto(path, { waitUntil: 'load' })
  await hydrated(watched.page)
  return watched
}

describe('the sidebar of somebody who follows others', () => {
  const badgeOf = (page: Page) => page.getByTestId('sidebar-badge')
  const toggleOf = (page: Page) => page.getByTestId('sidebar-toggle')
  const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
  const follow = (kind: 'user' | 'collection', username: string) =>
    site.bindings.DB.prepare(
      'INSERT OR REPLACE INTO follow (user_id, kind, target_id, created_at, viewed_at) VALUES (?1, ?2, ?3, 1, 1)',
    )
      .bind(demoId('user', 'tomas'), kind, demoId(kind, username))
      .run()

  test('lists them with dots, and its badge is gone for good once it was opened', async () => {
    await follow('user', 'noor')
    await follow('collection', 'tidewater')
    const { page, context, problems } = await visit('tomas', '/explore-topics', { reducedMotion: 'reduce' })
    await page.mouse.move(200, 300)
    await badgeOf(page).waitFor()
    const noted = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('SidebarMenuBadgeMutation'),
    )
    await page.setViewportSize({ width: 390, height: 800 })
    await toggleOf(page).click()
    const list = drawerOf(page).getByRole('region', { name: 'Following' })
    await list.getByRole('link', { name: 'Tidewater New stories' }).waitFor()
    expect(await list.getByRole('link', { name: 'Noor' }).count()).toBe(1)
    expect(await violationsNow(page)).toEqual([])
    expect(JSON.stringify(await (await noted).json())).toContain('iconViewedAt')
    await page.keyboard.press('Escape')
    await drawerOf(page).waitFor({ state: 'detached' })
    expect(await badgeOf(page).count()).toBe(0)
    await page.reload({ waitUntil: 'load' })
    await hydrated(page)
    const asked = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('FollowedInSidebar'),
    )
    await page.mouse.move(210, 310)
    await asked
    await page.waitForTimeout(200)
    expect(await badgeOf(page).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  test('suggests whom to follow to people who follow nobody, and explains itself until that is dismissed', async () => {
    await site.bindings.DB.prepare('DELETE FROM follow WHERE user_id = ?1')
      .bind(demoId('user', 'friend'))
      .run()
    const { page, context } = await visit('friend', '/explore-topics', {
      viewport: { width: 390, height: 800 },
    })
    await toggleOf(page).click()
    await drawerOf(page).getByText('Discover more writers and publications to follow').waitFor()
    const hint = drawerOf(page).getByTestId('sidebar-hint')
    await hint.getByRole('button', { name: 'Got it' }).click()
    await hint.waitFor({ state: 'detached' })
    const survey = drawerOf(page).getByTestId('survey-card')
    expect(await survey.getByRole('link').getAttribute('href')).toBe('https://survey.example/quire')
    const stored = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('survey:survey.example'),
    )
    await survey.getByRole('button', { name: 'Dismiss the survey' }).click()
    await survey.waitFor({ state: 'detached' })
    expect((await stored).status()).toBe(200)
    await page.reload({ waitUntil: 'load' })
    await hydrated(page)
    await toggleOf(page).click()
    await drawerOf(page).getByText('Discover more writers and publications to follow').waitFor()
    expect(await drawerOf(page).getByTestId('survey-card').count()).toBe(0)
    await context.close()
  })

  test('asks for nothing in a hidden tab, whatever happens there', async () => {
    const before = `Object.defineProperty(Document.prototype, 'visibilityState', {
      get: () => (window.isShown ? 'visible' : 'hidden'),
    })`
    const { page, context, graphql } = await visit('reader', '/explore-topics', { before })
    await page.clock.install()
    const asked = () => graphql.filter((body) => body.includes('FollowedInSidebar')).length
    const scroll = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
      await page.clock.fastForward(2000)
    }
    await scroll()
    await page.evaluate(() => Object.assign(window, { isShown: true }))
    expect(asked()).toBe(0)
    await scroll()
    await expect.poll(asked).toBe(1)
    await context.close()
  })

  test('says that the list couldn’t be loaded, and tries again', async () => {
    const { page, context } = await visit('reader', '/explore-topics', {
      viewport: { width: 390, height: 800 },
    })
    // Until somebody presses the button: the badge asks for the same by itself.
    const isPressed = () => page.evaluate(() => 'isPressed' in window)
    await context.route('**/_/graphql', async (route) => {
      const isAsked = (route.request().postData() ?? '').includes('FollowedInSidebar')
      await (isAsked && !(await isPressed()) ? route.abort() : route.continue())
    })
    await toggleOf(page).click()
    const failure = drawerOf(page).getByRole('alert')
    await failure.waitFor()
    expect(await failure.innerText()).toBe('Something went wrong when trying to load your following list')
    await page.evaluate(() => {
      const press = () => Object.assign(window, { isPressed: true })
      document.addEventListener('pointerup', press, { capture: true, once: true })
    })
    await drawerOf(page).getByRole('button', { name: 'Try again' }).click()
    await failure.waitFor({ state: 'detached' })
    expect(await page.locator(':focus').innerText()).toBe('Following')
    await context.close()
  })
})

test('the keyboard reaches a message by F6, undoes what it says, and is where it was', async () => {
  const { page, context, problems } = await visit('lapsed', '/@priya', { reducedMotion: 'reduce' })
  await page.clock.install()
  const follow = page.locator('[aria-pressed]').filter({ visible: true }).first()
  const isPressed = () => follow.getAttribute('aria-pressed')
  const message = page.getByText('You’re following Priya', { exact: false })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const label = (await follow.textContent()) ?? ''
  await follow.press('Enter')
  await message.waitFor()
  expect(await page.getByRole('region', { name: 'Messages (F6)' }).getAttribute('aria-keyshortcuts')).toBe(
    'F6',
  )
  await page.keyboard.press('F6')
  await expect.poll(focused).toBe('Undo')
  // It stays for as long as the focus is on it.
  await page.clock.fastForward(20_000)
  expect([await message.count(), await isPressed()]).toEqual([1, 'true'])
  await page.keyboard.press('F6')
  await hasFocus(follow)
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect.poll(isPressed).toBe('false')
  await expect.poll(focused).toBe(label)
  const next = page.getByText('You unfollowed Priya', { exact: false })
  await next.waitFor()
  // A pointer holds it too.
  await next.hover()
  await page.clock.fastForward(20_000)
  expect(await next.count()).toBe(1)
  await page.keyboard.press('F6')
  await page.keyboard.press('Escape')
  await page.clock.fastForward(1000)
  await next.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe(label)
  expect(problems).toEqual([])
  await context.close()
})

test('a message about a page stays until that is left', async () => {
  const { page, context } = await visit('tomas', '/explore-topics')
  await context.addCookies([{ name: 'toast', value: 'follow-failed:', url: site.url }])
  await page.clock.install()
  await page.reload({ waitUntil: 'load' })
  await hydrated(page)
  const failed = page.locator('[aria-live=assertive]').getByTestId('follow-failed')
  await failed.waitFor()
  await page.clock.fastForward(20_000)
  expect(await failed.innerText()).toContain('Click Follow on the page below')
  // By the keyboard, since the message may lie over the header.
  await page.getByRole('link', { name: 'Library' }).first().press('Enter')
  await page.waitForURL('**/me/library')
  await failed.waitFor({ state: 'detached' })
  await context.close()
})

test('a follow that fails is taken back, says so, and leaves the focus on its button', async () => {
  const { page, context } = await visit('reader', '/@maren')
  await context.route('**/_/graphql', (route) =>
    /^(?:Unf|F)ollowUser$/.test(route.request().headers()['graphql-operation'] ?? '')
      ? route.abort()
      : route.continue(),
  )
  const button = page.getByRole('button', { name: /^Follow(?:ing)? Maren/ }).first()
  await button.waitFor()
  const followers = page.getByText(/followers?$/).first()
  const shown = async () => [
    await button.innerText(),
    await button.getAttribute('aria-pressed'),
    await followers.innerText(),
  ]
  const before = await shown()
  await button.press('Enter')
  await page.getByText('An error occured').waitFor()
  expect(await shown()).toEqual(before)
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await context.close()
})
