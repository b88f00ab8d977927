import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { saved } from '../support/browser-events'
import { hasFocus } from '../support/focus'
import { BROWSER } from '../support/http'
import { unbuiltRoutes } from '../support/unbuilt'

const { open } = useBrowser()

const PHONE = { width: 390, height: 800 }
const DESK = { width: 1280, height: 900 }

describe('the header', () => {
  const boxOf = async (page: Page) => {
    const box = await page.locator('header').first().boundingBox()
    if (!box) throw new Error('There is no header')
    return box
  }
  const topOf = async (page: Page) => (await boxOf(page)).y
  const scroll = async (page: Page, y: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), y)
    // The header checks the scroll position ten times a second, and takes a fifth of a second to move.
    await page.waitForTimeout(400)
  }

  test.each([
    ['/', PHONE],
    [DEMO.story, PHONE],
    [DEMO.story, DESK],
  ])('of %s is 57 pixels high, with its line', async (path, viewport) => {
    const { page, context } = await open({ viewport })
    await page.goto(path)
    expect((await boxOf(page)).height).toBe(57)
    await context.close()
  })

  test.each([
    ['/', 'Get started', 320],
    ['/', 'Get started', 390],
    [DEMO.story, 'Sign up', 320],
    [DEMO.story, 'Sign up', 390],
  ])('of %s has “%s” and “Sign in” beside one another on a phone of %i pixels', async (path, join, width) => {
    const { page, context } = await open({ viewport: { width, height: 800 } })
    await page.goto(path)
    const boxes = []
    for (const link of await page.locator('header').first().locator('a').filter({ visible: true }).all()) {
      const name = (await link.getAttribute('aria-label')) ?? (await link.innerText())
      boxes.push({ name, box: await link.boundingBox() })
    }
    const search = unbuiltRoutes().has('Search') ? [] : ['Search']
    expect(boxes.map(({ name }) => name)).toEqual(['Menu', 'Quire, Home', ...search, 'Sign in', join])
    const ends = boxes.flatMap(({ box }) => [box?.x ?? -1, (box?.x ?? -1) + (box?.width ?? 0)])
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    expect([ends[0], ends.at(-1)]).toEqual([24, width - 24])
    // One line each: none is squeezed.
    expect(boxes.every(({ box }) => (box?.height ?? 99) <= 44)).toBe(true)
    await context.close()
  })

  test('disappears on a phone on the way down, and returns on the way up', async () => {
    const { page, context } = await open({ viewport: PHONE })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await scroll(page, 600)
    await expect.poll(() => topOf(page)).toBe(-57)
    await scroll(page, 500)
    await expect.poll(() => topOf(page)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    await context.close()
  })

  test('stays where the window is large', async () => {
    const { page, context } = await open({ viewport: DESK })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    await scroll(page, 600)
    expect((await boxOf(page)).y).toBe(0)
    await context.close()
  })

  test('returns for the keyboard when it is hidden', async () => {
    const { page, context } = await open({ viewport: PHONE, reducedMotion: 'reduce' })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    await scroll(page, 600)
    await expect.poll(() => topOf(page)).toBe(-57)
    await page.locator('header a').first().focus()
    await expect.poll(() => topOf(page)).toBe(0)
    await context.close()
  })

  test('of the home page gets its line once content can pass below it', async () => {
    const { page, context } = await open({ viewport: DESK })
    await page.goto('/', { waitUntil: 'load' })
    await hydrated(page)
    const line = () =>
      page
        .locator('header')
        .first()
        .evaluate((header) => getComputedStyle(header).borderBottomColor)
    const none = await line()
    await scroll(page, 900)
    await scroll(page, 700)
    await expect.poll(() => topOf(page)).toBe(0)
    await expect.poll(line).not.toBe(none)
    await scroll(page, 0)
    await expect.poll(line).toBe(none)
    await context.close()
  })
})

test('the footer of a short page is at the bottom of the window', async () => {
  const { page, context } = await open({ viewport: { width: 1280, height: 2600 } })
  await page.goto(DEMO.nothing)
  const box = await page.locator('body footer').boundingBox()
  expect(box && box.y + box.height).toBe(2600)
  await context.close()
})

test('the keyboard reaches the skip link first', async () => {
  const { page, context } = await open()
  await page.goto(DEMO.story)
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').getAttribute('href')).toBe('#content')
  await context.close()
})

test('on paper a story keeps its title and its text, and nothing that can’t be pressed there', async () => {
  const { page, context } = await open({ colorScheme: 'dark' })
  await page.goto(DEMO.story)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('article h1').isVisible()).toBe(true)
  expect(await page.locator('.story').isVisible()).toBe(true)
  expect(await page.locator('footer:visible, nav:visible, button:visible').count()).toBe(0)
  // Dark ink, although the theme is dark.
  const ink = await page.locator('.story').evaluate((story) => getComputedStyle(story).color)
  expect(Math.max(...(/^rgb\((.*)\)$/.exec(ink)?.[1] ?? '').split(',').map(Number)), ink).toBeLessThan(60)
  await context.close()
})

test.each([320, 390, 768, 1024, 1440])('at %i pixels no page is wider than its window', async (width) => {
  const { page, context } = await open({ viewport: { width, height: 800 } })
  for (const path of ['/', DEMO.story, DEMO.ownStory, DEMO.publication, DEMO.tag, DEMO.profile]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
  }
  await context.close()
})

test('a word longer than its column breaks, and the page keeps its width', async () => {
  const { page, context } = await open({ viewport: { width: 320, height: 800 } })
  for (const path of ['/', DEMO.story, DEMO.publication, DEMO.tag, DEMO.profile, '/collections']) {
    await page.goto(path)
    const width = await page.evaluate(() => {
      const texts = document.querySelectorAll(
        'main :is(h1, h2, h3, p, li, figcaption, blockquote, td):not(.dotted, .dotted *)',
      )
      for (const text of texts) {
        const last = text.childElementCount === 0 ? text : text.querySelector('a:not(:has(*)), em')
        if (last) last.textContent = 'Unterbeamtengesellschaft'.repeat(6)
      }
      return document.documentElement.scrollWidth
    })
    expect(width, path).toBe(320)
  }
  await context.close()
})

test('on a phone, a site with an app offers it at the lower edge, and reports that', async () => {
  const { page, context } = await open({ viewport: PHONE, userAgent: BROWSER })
  // The shared site has no app.
  await page.route(`**${DEMO.ownStory}`, async (route) => {
    const response = await route.fetch()
    const appLink = '"config":{"appLink":"https://app.example/?to={url}",'
    await route.fulfill({ response, body: (await response.text()).replace('"config":{', appLink) })
  })
  await page.route('https://app.example/**', (route) => route.fulfill({ body: 'The app' }))
  await page.goto(DEMO.ownStory, { waitUntil: 'load' })
  await hydrated(page)
  const bar = page.getByTestId('mobile-bar')
  await bar.waitFor()
  expect(await bar.boundingBox()).toEqual({ x: 0, y: PHONE.height - 41, width: PHONE.width, height: 41 })
  expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Open in app', 'Sign in'])
  expect(await violationsNow(page)).toEqual([])
  // The end of the page stays above it; browsers scroll by whole pixels.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const footer = await page.locator('#footer').boundingBox()
  expect(Math.floor((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual(PHONE.height - 41)
  await saved(page, ['openInApp.viewed'])
  const link = bar.getByRole('link', { name: 'Open in app' })
  expect(await link.getAttribute('href')).toContain(encodeURIComponent(DEMO.ownStory))
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await saved(page, ['openInApp.viewed', 'openInApp.clicked'])
  await context.close()
})

test('a banner about privacy is shown to visitors who need it, until it is accepted', async () => {
  const { page, context } = await open()
  await context.route('**/explore-topics', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'server-timing': 'privacy' } })
  })
  const banner = page.locator('[data-toast-style=EU_PRIVACY_BANNER]')
  await page.goto('/explore-topics', { waitUntil: 'load' })
  await hydrated(page)
  await banner.waitFor()
  // While it comes in, its colours are those of something half transparent.
  await banner.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((a) => a.finished)),
  )
  expect(await violationsNow(page)).toEqual([])
  const policy = banner.getByRole('link', { name: 'Privacy Policy' })
  expect(await policy.getAttribute('href')).toBe('/m/privacy')
  expect(await policy.getAttribute('target')).toBe('_blank')
  await page.getByTestId('sidebar-toggle').focus()
  await page.keyboard.press('F6')
  await hasFocus(policy)
  await banner.getByRole('button', { name: 'Got it' }).press('Enter')
  await banner.waitFor({ state: 'detached' })
  expect(await page.locator(':focus').getAttribute('data-testid')).toBe('sidebar-toggle')
  await page.reload({ waitUntil: 'load' })
  await hydrated(page)
  expect(await banner.count()).toBe(0)
  await context.close()
})
