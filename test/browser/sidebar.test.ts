import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser, type Visit } from '../support/browser'
import { hold } from '../support/hold'
import { FRAMES_AT_ONCE, framesFromPress } from '../support/press'

const { open } = useBrowser()

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }

const toggleOf = (page: Page) => page.getByTestId('sidebar-toggle')
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const panelOf = (page: Page) => page.getByTestId('sidebar-panel')

async function visit(path: string, options: Visit) {
  const watched = await open({ reducedMotion: 'reduce', ...options })
  await watched.page.goto(path, { waitUntil: 'load' })
  if (options.javaScriptEnabled !== false) await hydrated(watched.page)
  return watched
}

/** Presses the button while the code of what it opens is on its way. @returns the frames it took, and what lets it in. */
async function pressEarly(page: Page) {
  const { release } = await hold(page, /\/assets\//)
  const frames = await framesFromPress(page, '[data-testid=sidebar-toggle]', '[data-testid=sidebar-waiting]')
  return { frames, release }
}

describe('the sidebar over the page', () => {
  test('leads a visitor with a phone to everything that the header has no room for', async () => {
    const { page, context, problems, graphql } = await visit(DEMO.story, { viewport: PHONE })
    await toggleOf(page).click()
    await drawerOf(page).waitFor()
    const box = await drawerOf(page).boundingBox()
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 240, 740])
    expect(await drawerOf(page).getByRole('link').allInnerTexts()).toEqual([
      'Home',
      'Top stories',
      'Topics',
      'Featured lists',
    ])
    expect(await violationsNow(page)).toEqual([])
    await drawerOf(page).getByRole('link', { name: 'Topics' }).click()
    await page.waitForURL('**/explore-topics')
    await drawerOf(page).waitFor({ state: 'detached' })
    expect({ problems, asked: graphql.filter((body) => body.includes('viewer')) }).toEqual({
      problems: [],
      asked: [],
    })
    await context.close()
  })

  test('is modal, marks the current page, and returns the focus', async () => {
    const { page, context } = await visit('/explore-topics', { viewport: DESK })
    await toggleOf(page).focus()
    await page.keyboard.press('Enter')
    await drawerOf(page).waitFor()
    expect(await toggleOf(page).getAttribute('aria-expanded')).toBe('true')
    expect(await drawerOf(page).locator('[aria-current=page]').innerText()).toBe('Topics')
    await page.keyboard.press('Escape')
    await drawerOf(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
      .toBe('sidebar-toggle')
    expect(await toggleOf(page).getAttribute('aria-expanded')).toBe('false')
    // A visitor’s is never remembered.
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('sidebar')
    await context.close()
  })

  test('shows something at once, while its code is on its way', async () => {
    const { page, context } = await visit('/explore-topics', { viewport: PHONE })
    const { frames, release } = await pressEarly(page)
    expect(frames).toBeLessThanOrEqual(FRAMES_AT_ONCE)
    expect(await drawerOf(page).count()).toBe(0)
    release()
    await drawerOf(page).waitFor()
    expect(await page.getByTestId('sidebar-waiting').count()).toBe(0)
    await context.close()
  })

  test('waits as wide as it is going to be, with the viewer’s library too', async () => {
    const { page, context } = await visit('/collections', { viewport: PHONE, viewer: 'reader' })
    const { release } = await pressEarly(page)
    const waiting = await page.getByTestId('sidebar-waiting').boundingBox()
    release()
    await drawerOf(page).waitFor()
    expect([waiting?.width, (await drawerOf(page).boundingBox())?.width]).toEqual([320, 320])
    await context.close()
  })

  test('opens with a press from before hydration', async () => {
    const { page, context } = await open({ viewport: PHONE })
    await page.goto('/explore-topics', { waitUntil: 'load' })
    await toggleOf(page).dispatchEvent('click')
    await drawerOf(page).waitFor()
    await context.close()
  })

  test('is replaced by the links of the footer without script', async () => {
    const { page, context } = await visit(DEMO.story, { viewport: PHONE, javaScriptEnabled: false })
    await toggleOf(page).click()
    expect(new URL(page.url()).hash).toBe('#footer')
    const texts = await page.locator('#footer').getByRole('link').allInnerTexts()
    expect(texts).toEqual(expect.arrayContaining(['Topics', 'Top stories', 'Featured lists']))
    await context.close()
  })
})

describe('the sidebar beside the page', () => {
  test('stays open on the next pages, and moves nothing when they load', async () => {
    const { page, context, problems } = await visit('/explore-topics', { viewport: DESK, viewer: 'maren' })
    await toggleOf(page).click()
    await panelOf(page).waitFor()
    expect(await panelOf(page).getByRole('link').allInnerTexts()).toEqual(
      expect.arrayContaining(['Home', 'Profile', 'Top stories', 'Topics']),
    )
    expect((await panelOf(page).boundingBox())?.width).toBe(240)
    expect(await violationsNow(page)).toEqual([])
    await panelOf(page).getByRole('link', { name: 'Profile' }).click()
    await page.waitForURL('**/@maren')
    await panelOf(page).waitFor()
    // The server renders it, so that it shows without script too.
    const html = await (await page.request.get('/explore-topics')).text()
    expect(html).toContain('data-testid="sidebar-panel"')
    await page.reload({ waitUntil: 'load' })
    const before = await panelOf(page).boundingBox()
    await hydrated(page)
    expect(await panelOf(page).boundingBox()).toEqual(before)
    expect(await toggleOf(page).getAttribute('aria-expanded')).toBe('true')
    await toggleOf(page).click()
    await panelOf(page).waitFor({ state: 'detached' })
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('sidebar')
    // The sessions of the shared site can’t change anything, not even this.
    expect(problems.filter((problem) => !problem.includes('The badge of the sidebar'))).toEqual([])
    await context.close()
  })

  test('shows the viewer’s library on its pages, with its other links as drawings', async () => {
    const { page, context } = await visit('/collections', { viewport: DESK, viewer: 'maren' })
    await context.route('**/assets/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await toggleOf(page).click()
    // Its place is kept while its code loads, so that nothing jumps.
    const content = page.locator('div:has(> #content)')
    await expect.poll(async () => (await content.boundingBox())?.x).toBe(393)
    const rail = panelOf(page).getByTestId('sidebar-rail')
    const library = panelOf(page).getByTestId('sidebar-library')
    await library.getByRole('link', { name: 'By the water' }).waitFor()
    const widths = [rail, library, panelOf(page)].map(async (part) => (await part.boundingBox())?.width)
    expect(await Promise.all(widths)).toEqual([72, 320, 393])
    expect(await library.getByRole('heading').innerText()).toBe('Your library')
    expect(await rail.getByRole('link', { name: 'Top stories' }).getAttribute('title')).toBe('Top stories')
    expect(await violationsNow(page)).toEqual([])
    await library.getByRole('link', { name: 'By the water' }).click()
    await page.waitForURL('**/collections/by-the-water')
    await expect.poll(() => library.locator('[aria-current=page]').innerText()).toBe('By the water')
    await page.setViewportSize(PHONE)
    await toggleOf(page).click()
    await drawerOf(page).getByRole('link', { name: 'By the water' }).waitFor()
    expect((await drawerOf(page).boundingBox())?.width).toBe(320)
    await drawerOf(page).getByRole('link', { name: 'Topics' }).click()
    await page.waitForURL('**/explore-topics')
    await page.setViewportSize(DESK)
    await expect.poll(async () => (await panelOf(page).boundingBox())?.width).toBe(240)
    await context.close()
  })

  test('stays while the page scrolls', async () => {
    const { page, context } = await visit('/explore-topics', { viewport: DESK, viewer: 'reader' })
    await toggleOf(page).click()
    await panelOf(page).waitFor()
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
    expect((await panelOf(page).boundingBox())?.y).toBe(57)
    await context.close()
  })

  test('is over the page where there is no room, and isn’t remembered there', async () => {
    const { page, context } = await visit('/explore-topics', { viewport: PHONE, viewer: 'reader' })
    await toggleOf(page).click()
    await drawerOf(page).waitFor()
    expect(await panelOf(page).count()).toBe(0)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('sidebar')
    await context.close()
  })
})
