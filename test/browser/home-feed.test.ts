import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsNow } from '../support/axe'
import { hydrated, shown, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

const cards = (page: Page) => page.locator('main article')
const titles = (page: Page): Promise<string[]> => cards(page).locator('h2').allInnerTexts()
/** Scrolls to the end until there are as many stories: what arrives meanwhile moves the end away. */
const scrollUntil = (page: Page, count: number) =>
  expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return cards(page).count()
    })
    .toBeGreaterThanOrEqual(count)
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)
/** Waits until the entry of the history knows how far the page is scrolled, which it does once that rests. */
const isKept = (page: Page) =>
  page.waitForFunction(() => Math.abs(window.history.state.feed.y - window.scrollY) < 2)

describe('the feed', () => {
  test('goes on as the reader scrolls, and is where it was after going back and reloading', async () => {
    const { page, context, problems } = await open({ viewer: 'reader', reducedMotion: 'reduce' })
    await page.goto('/', { waitUntil: 'load' })
    await hydrated(page)
    expect(await cards(page).count()).toBe(10)
    for (const count of [20, 30]) await scrollUntil(page, count)
    const before = await titles(page)
    expect(new Set(before).size).toBe(before.length)
    const card = cards(page).nth(15)
    await card.scrollIntoViewIfNeeded()
    const y = await scrolled(page)
    await card.locator('h2').click()
    await shown(page, 'post')
    await page.goBack()
    await shown(page, 'home')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(y - 50)
    await isKept(page)
    expect((await titles(page)).slice(0, 30)).toEqual(before.slice(0, 30))
    expect(await page.getAttribute('meta[name=description]', 'content')).toContain('read')
    await page.reload({ waitUntil: 'load' })
    await hydrated(page)
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(30)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(y - 50)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('a reader’s own feed', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSiteToSignIn()
  })
  afterAll(() => site?.stop())

  test('is in the order that the reader chose, on their next visit too, unless the address says otherwise', async () => {
    const { page, context, problems } = await open({ baseURL: site.url, reducedMotion: 'reduce' })
    await signInAs('member', site, context)
    await page.goto('/', { waitUntil: 'load' })
    await hydrated(page)
    await scrollUntil(page, 20)
    await page.evaluate(() => window.scrollTo(0, 0))
    const kept = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('homeFeedOrder')),
    )
    await page.getByRole('link', { name: 'Newest', exact: true }).click()
    await expect.poll(() => page.url()).toContain('tab=newest')
    // The other feed is shown, from its beginning.
    await expect.poll(() => cards(page).count()).toBe(10)
    const newest = await titles(page)
    await kept
    const current = () => page.locator('main nav a[aria-current="true"]').innerText()
    await page.goto('/', { waitUntil: 'load' })
    expect([await current(), await titles(page)]).toEqual(['Newest', newest])
    await page.goto('/?tab=recommended', { waitUntil: 'load' })
    expect(await current()).toBe('Recommended')
    expect(problems).toEqual([])
    await context.close()
  })

  test('has the topic that they wanted to follow before they signed in', async () => {
    const { page, context, problems } = await open({ baseURL: site.url, reducedMotion: 'reduce' })
    await page.goto('/explore-topics', { waitUntil: 'load' })
    await hydrated(page)
    const follow = page.getByRole('link', { name: /^Follow / }).first()
    const topic = (await follow.innerText()).replace(/^Follow\s+/, '')
    await follow.click()
    await page.getByRole('dialog').waitFor()
    await signInAs('member', site, context)
    await page.goto('/explore-topics', { waitUntil: 'load' })
    await page
      .getByRole('button', { name: `Following ${topic}`, exact: true })
      .first()
      .waitFor()
    await page.getByText(`You’re following ${topic}`).waitFor()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('pending-follow')
    await page.goto('/', { waitUntil: 'load' })
    expect(await page.locator('main nav').first().getByRole('link', { name: topic }).count()).toBe(1)
    expect(problems).toEqual([])
    await context.close()
  })

  test('hides a story with a way back, from the keyboard', async () => {
    const { page, context, problems } = await open({ baseURL: site.url, reducedMotion: 'reduce' })
    await signInAs('member', site, context)
    await page.goto('/', { waitUntil: 'load' })
    await hydrated(page)
    const [title = ''] = await titles(page)
    await cards(page)
      .first()
      .getByRole('button', { name: `More about “${title}”` })
      .focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Show fewer like this' }).waitFor()
    expect(await violationsNow(page)).toEqual([])
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Show fewer like this')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Undo')
    expect(await titles(page)).not.toContain(title)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await titles(page))[0]).toBe(title)
    await expect.poll(focused).toContain(title)
    expect(problems).toEqual([])
    await context.close()
  })

  test('mutes a writer: all of their stories leave the page', async () => {
    const { page, context, problems } = await open({ baseURL: site.url, reducedMotion: 'reduce' })
    await signInAs('member', site, context)
    await page.goto('/?tag=typography', { waitUntil: 'load' })
    await hydrated(page)
    const before = await titles(page)
    const writer = (await cards(page).first().locator('p a').first().innerText()).trim()
    const byWriter = cards(page).filter({ has: page.getByRole('link', { name: writer, exact: true }) })
    expect(await byWriter.count()).toBeGreaterThan(1)
    await byWriter
      .first()
      .getByRole('button', { name: /^More about/ })
      .click()
    const muted = page.waitForResponse((response) => /mute/i.test(response.request().postData() ?? ''))
    await page.getByRole('menuitem', { name: `Mute ${writer}` }).click()
    await expect.poll(() => byWriter.count()).toBe(0)
    await muted
    await page.reload({ waitUntil: 'load' })
    expect(await byWriter.count()).toBe(0)
    expect((await titles(page)).every((title) => before.includes(title))).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })
})
