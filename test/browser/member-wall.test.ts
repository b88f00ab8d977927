import { expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, shown, useBrowser } from '../support/browser'

const { open } = useBrowser()
const WALL = 'main aside[aria-labelledby="wall"]'
const SIGN_IN = `${WALL} a[aria-haspopup="dialog"]`
const STORY_VIEWS = 'kept:story-views'
const WALL_SCRIPT = /\/assets\/member-wall-[^/]*\.js$/

test('a preview is taken over with its wall, which is drawn once', async () => {
  const { page, context, problems } = await open()
  await page.goto(DEMO.lockedStory, { waitUntil: 'load' })
  const wall = await page.locator(WALL).elementHandle()
  await hydrated(page)
  // React marks the elements that it has taken over.
  await page.waitForFunction(
    (element) => element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps')),
    wall,
  )
  expect(await wall?.evaluate((element) => element.isConnected)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('a story without a wall doesn’t load one', async () => {
  const { page, context, scripts } = await open()
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((script) => WALL_SCRIPT.test(script))).toEqual([])
  await context.close()
})

test('moving to a preview shows it with its wall and the wall’s styles', async () => {
  const { page, context, problems } = await open()
  await page.goto(DEMO.publication, { waitUntil: 'load' })
  await hydrated(page)
  await page.locator(`main a[href="${DEMO.lockedStory}"]`).first().click()
  await shown(page, 'post')
  const wall = page.locator(WALL)
  expect(await wall.evaluate((element) => getComputedStyle(element).textAlign)).toBe('center')
  expect(await page.locator(SIGN_IN).evaluate((element) => getComputedStyle(element).height)).toBe('44px')
  expect(problems).toEqual([])
  await context.close()
})

test('without its script the wall stays as the server sent it, and signing in opens', async () => {
  const { page, context } = await open()
  await page.route(WALL_SCRIPT, (route) => route.abort())
  const documents: string[] = []
  const missing = page.waitForEvent('requestfailed', (request) => WALL_SCRIPT.test(request.url()))
  await page.goto(DEMO.lockedStory, { waitUntil: 'load' })
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await hydrated(page)
  await missing
  expect(await page.locator(WALL).count()).toBe(1)
  // Reading begins with the first scroll, and draws the story again around the wall.
  const reading = page.waitForFunction((key) => localStorage.getItem(key), STORY_VIEWS)
  await page.mouse.wheel(0, 200)
  await reading
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await page.locator(WALL).count()).toBe(1)
  await page.locator(SIGN_IN).first().click()
  await page.locator('[role=dialog] h2').waitFor()
  expect(documents).toEqual([])
  await context.close()
})

test('without its script a preview that is moved to is loaded by the browser', async () => {
  const { page, context } = await open()
  await page.route(WALL_SCRIPT, (route) => route.abort())
  await page.goto(DEMO.publication, { waitUntil: 'load' })
  await hydrated(page)
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await page.locator(`main a[href="${DEMO.lockedStory}"]`).first().click()
  expect(new URL((await document).url()).pathname).toBe(DEMO.lockedStory)
  await page.locator(WALL).waitFor()
  await context.close()
})
