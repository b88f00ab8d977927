import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser, type Visit } from '../support/browser'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const visit = (username: string, path: string, options?: Visit) =>
  visitAs(open, site, username, path, options)

const menuOf = (page: Page) => page.getByRole('menu')
const buttonOf = (page: Page) => page.getByTestId('avatar-menu')

describe('the avatar menu', () => {
  test('opens on a press, requests its content once, and is clean', async () => {
    const { page, context, problems, graphql } = await visit('maren', '/explore-topics', {
      reducedMotion: 'reduce',
    })
    expect(graphql.filter((body) => body.includes('AvatarMenuQuery'))).toEqual([])
    await buttonOf(page).hover()
    await buttonOf(page).click()
    await menuOf(page).getByRole('menuitem', { name: 'Tidewater' }).waitFor()
    expect(graphql.filter((body) => body.includes('AvatarMenuQuery'))).toHaveLength(1)
    expect(await menuOf(page).getByRole('menuitem').allInnerTexts()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Maren Okafor'),
        'Help',
        expect.stringContaining('Sign out'),
      ]),
    )
    expect((await menuOf(page).boundingBox())?.width).toBe(240)
    expect(await violationsNow(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  test('works with the keyboard, and returns the focus', async () => {
    const { page, context } = await visit('maren', '/explore-topics')
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    await buttonOf(page).focus()
    await page.keyboard.press('Enter')
    await menuOf(page).getByRole('menuitem', { name: 'Tidewater' }).waitFor()
    await expect.poll(focused).toContain('Maren Okafor')
    for (const [key, text] of [
      ['End', 'Terms'],
      ['ArrowDown', 'Maren Okafor'],
      ['ArrowUp', 'Terms'],
      ['Home', 'Maren Okafor'],
      ['h', 'Help'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(focused).toContain(text)
    }
    await page.keyboard.press('Escape')
    await menuOf(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
      .toBe('avatar-menu')
    await context.close()
  })

  test('closes on a press elsewhere, on scrolling, and on a choice', async () => {
    const { page, context } = await visit('maren', DEMO.story)
    const opened = async () => {
      await buttonOf(page).click()
      await menuOf(page).waitFor()
    }
    const closed = () => menuOf(page).waitFor({ state: 'detached' })
    await opened()
    await page.mouse.click(20, 400)
    await closed()
    await opened()
    await page.evaluate(() => window.scrollTo(0, 40))
    await closed()
    await page.evaluate(() => window.scrollTo(0, 0))
    await opened()
    await menuOf(page).getByRole('menuitem', { name: 'Maren Okafor' }).click()
    await page.waitForURL('**/@maren')
    await closed()
    await context.close()
  })

  test('says what it is for, until that is dismissed', async () => {
    const { page, context } = await visit('reader', '/explore-topics')
    const hint = menuOf(page).getByRole('menuitem', { name: /settings are all in this menu/ })
    await buttonOf(page).click()
    const stored = page.waitForResponse(
      (response) => response.request().postData()?.includes('account-menu') === true,
    )
    await hint.click()
    await hint.waitFor({ state: 'detached' })
    expect(await menuOf(page).isVisible()).toBe(true)
    expect((await stored).status()).toBe(200)
    await page.reload({ waitUntil: 'load' })
    await hydrated(page)
    await buttonOf(page).click()
    await menuOf(page).getByRole('menuitem', { name: 'Sign out' }).waitFor()
    expect(await hint.count()).toBe(0)
    await context.close()
  })

  test('leads to the settings without script', async () => {
    const { page, context } = await visit('maren', '/explore-topics', { javaScriptEnabled: false })
    expect(await buttonOf(page).getAttribute('href')).toBe('/me/settings')
    await context.close()
  })

  test('opens with a press from before hydration', async () => {
    const { page, context } = await open({ baseURL: site.url })
    await signInAs('reader', site, context)
    await page.goto('/explore-topics', { waitUntil: 'load' })
    await buttonOf(page).dispatchEvent('click')
    await menuOf(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/explore-topics')
    await context.close()
  })

  test('signs out', async () => {
    const { page, context } = await visit('friend', '/explore-topics')
    await buttonOf(page).click()
    await menuOf(page).getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(`${site.url}/`)
    await page.getByRole('link', { name: 'Get started' }).first().waitFor()
    expect(await buttonOf(page).count()).toBe(0)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-session')
    await context.close()
  })
})

describe('an expired session', () => {
  test('shows the page of a visitor, hydrated without console output', async () => {
    const { page, context, problems } = await open({ baseURL: site.url })
    const url = `https://${new URL(site.url).hostname}`
    const value = 'x'.repeat(43)
    await context.addCookies([
      { name: '__Host-session', value, url, secure: true, httpOnly: true, sameSite: 'Lax' },
    ])
    await page.goto('/explore-topics', { waitUntil: 'load' })
    await hydrated(page)
    expect(await buttonOf(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Sign up' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

test('how pages look, chosen in one browser, applies in another', async () => {
  const first = await visit('friend', DEMO.story)
  const kept = () =>
    first.page.waitForResponse(
      (response) => response.request().postData()?.includes('UpdateViewerPreferences') === true,
    )
  const ofTheme = kept()
  await first.page.getByLabel('Theme').selectOption('dark')
  expect(await (await ofTheme).json()).toContainEqual({ data: { updateViewerPreferences: true } })
  await first.page.getByRole('button', { name: 'Reading settings' }).first().click()
  const box = first.page.getByRole('dialog', { name: 'Reading settings' })
  for (const name of ['Large', 'Narrow', 'Sans serif']) {
    const stored = kept()
    await box.getByText(name, { exact: true }).click()
    expect(await (await stored).json()).toContainEqual({ data: { updateViewerPreferences: true } })
  }
  await first.context.close()
  const second = await visit('friend', '/explore-topics')
  // The document came with it: nothing is painted in another look first.
  const document = await second.page.request.get(`${site.url}/explore-topics`)
  const [start = ''] = /^<!doctype html><html [^>]*>/.exec(await document.text()) ?? []
  for (const attribute of [
    'data-theme="dark"',
    'data-size="large"',
    'data-width="narrow"',
    'data-font="sans"',
  ])
    expect(start).toContain(attribute)
  expect(start).toContain('style="--scale:1.2;--container-inset:36rem;--font-serif:var(--font-sans)"')
  await second.page.waitForSelector('html[data-theme=dark]', { state: 'attached' })
  expect(await second.page.getByLabel('Theme').inputValue()).toBe('dark')
  // It stays in this browser, for pages that are everybody's.
  expect(await second.page.evaluate(() => localStorage.getItem('kept:size'))).toBe('large')
  expect(second.problems).toEqual([])
  await second.context.close()
})
