import type { Page } from 'playwright-core'
import { hydrated } from './browser'

/** Slow 4G, as browsers' developer tools have it: latency in milliseconds, throughput in bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
}

/** A tag that a story's foot links to. */
const TAG_LINK = 'main a[href^="/tag/"]'

/**
 * Opens a story that the client takes over, with what moving on takes, on a network that is slow from then on.
 *
 * @returns the link to the last of its tags, in view.
 */
export async function openSlowStory(page: Page, address: string) {
  const moving = page.waitForResponse((response) => /\/navigation-[^/]*\.js$/.test(response.url()))
  await page.goto(address, { waitUntil: 'load' })
  await hydrated(page)
  await (await moving).finished()
  await page.waitForLoadState('networkidle')
  const link = page.locator(TAG_LINK).last()
  await link.scrollIntoViewIfNeeded()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  return link
}

/** Rests the pointer on a link until what it leads to is there. */
export async function restOn(page: Page, link: Awaited<ReturnType<typeof openSlowStory>>): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().includes('/_/graphql'))
  await link.hover()
  await (await asked).finished()
  await page.waitForLoadState('networkidle')
}

/** Presses where the pointer is. @returns milliseconds until the next page is painted. */
export async function pressToPainted(page: Page): Promise<number> {
  // Listens before the press: the browser may handle one before a script that was sent ahead of it.
  await page.evaluate(() => {
    const painted = new Promise<number>((resolve) => {
      let pressed = 0
      // Without a name, which tsx would keep with a helper that the page doesn't have.
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
    })
    Object.assign(window, { painted })
  })
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
}

/** The frames that a browser shows in 100 ms, within which a press seems to act at once. */
export const FRAMES_AT_ONCE = 6

/**
 * Presses something, and counts the frames until something else is there. Frames say what the page does before it
 * shows something; milliseconds would also say how busy the machine is.
 *
 * @param pressed the selector of what is pressed.
 * @param wanted the selector of what shows.
 */
export const framesFromPress = (page: Page, pressed: string, wanted: string): Promise<number> =>
  page.evaluate(
    ([button, shown]) =>
      new Promise<number>((resolve) => {
        let frames = 0
        document.querySelector<HTMLElement>(button)?.click()
        requestAnimationFrame(function look() {
          frames += 1
          if (document.querySelector(shown)) resolve(frames)
          else requestAnimationFrame(look)
        })
      }),
    [pressed, wanted] as const,
  )
