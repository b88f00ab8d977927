import { expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, shown, useBrowser } from '../support/browser'

const { open } = useBrowser()

/** Slow 4G, as browsers' developer tools have it: latency in milliseconds, throughput in bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
}
/** A tag that a story's foot links to. */
const TAG_LINK = 'main a[href^="/tag/"]'
const PRESS_TO_PAINTED = 150

/** A story that the client has taken over, with what moving on takes, on a slow network. */
async function openSlowStory(options: Parameters<typeof open>[0] = {}) {
  // Blank pictures have another shape: what stands below them would move.
  const watched = await open({ pictures: true, ...options })
  const { page, context } = watched
  const moving = page.waitForResponse((response) => /\/navigation-[^/]*\.js$/.test(response.url()))
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  await page.keyboard.press('Shift')
  await (await moving).finished()
  await page.waitForLoadState('networkidle')
  const link = page.locator(TAG_LINK).last()
  await link.scrollIntoViewIfNeeded()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  return { ...watched, link }
}

test('what a pointer rests on is there when it is pressed', async () => {
  const { page, context, graphql, link } = await openSlowStory()
  const asked = page.waitForResponse((response) => response.url().includes('/_/graphql'))
  await link.hover()
  await (await asked).finished()
  await page.waitForLoadState('networkidle')
  expect(graphql.length).toBe(1)
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0
        addEventListener(
          'click',
          () => {
            pressed = performance.now()
          },
          { capture: true, once: true },
        )
        new MutationObserver((_, observer) => {
          observer.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - pressed)))
        }).observe(document.documentElement, { attributeFilter: ['data-page'] })
      }),
  )
  await page.mouse.down()
  await page.mouse.up()
  await shown(page, 'topic')
  expect(await painted).toBeLessThanOrEqual(PRESS_TO_PAINTED)
  expect(graphql.length).toBe(1)
  await context.close()
})

test('a pointer that passes over a link fetches nothing', async () => {
  const { page, context, graphql, link } = await openSlowStory()
  await link.evaluate((element) => {
    const passes = (type: string) =>
      element.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }),
      )
    passes('pointerover')
    passes('pointerout')
  })
  await page.waitForTimeout(300)
  expect(graphql).toEqual([])
  await context.close()
})

test('a page’s module, what that imports and its data are asked for together', async () => {
  const { page, context, link } = await openSlowStory()
  const began: string[] = []
  let hasEnded = false
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Answers come a round trip later: what is asked for before the first of them waits for none.
    if (!hasEnded && !pathname.startsWith('/_/image/')) began.push(pathname)
  })
  page.on('requestfinished', (request) => {
    hasEnded ||= began.includes(new URL(request.url()).pathname)
  })
  await link.hover()
  await page.mouse.down()
  await page.mouse.up()
  await shown(page, 'topic')
  expect(began).toContain('/_/graphql')
  expect(began.some((path) => /^\/assets\/topic-[\w-]{8}\.js$/.test(path))).toBe(true)
  expect(began.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1)
  expect(began.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(0)
  await context.close()
})

test('a finger that presses a link fetches at once', async () => {
  const { page, context, graphql, link } = await openSlowStory({ hasTouch: true })
  const asked = page.waitForRequest((request) => request.url().includes('/_/graphql'))
  await link.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
  await asked
  expect(graphql.length).toBe(1)
  expect(new URL(page.url()).pathname).toBe(DEMO.story)
  await context.close()
})
