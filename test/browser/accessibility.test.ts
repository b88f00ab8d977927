import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOf } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { NAMED_PAGES } from '../support/pages'

const { open } = useBrowser()

/** Elements that extend to the right, if the page can be scrolled sideways. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const limit = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= limit) return []
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > limit + 1
    })
    return ['The page is too wide', ...out.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))]
  })

test.concurrent.each(NAMED_PAGES)(
  '%s: the page is clean in light and dark, on a phone and on a desktop, and fits 320 px',
  async (_, { path, viewer, status }) => {
    const { page, context } = await open({ reducedMotion: 'reduce', viewer })
    expect((await page.goto(path, { waitUntil: 'load' }))?.status()).toBe(status)
    await hydrated(page)
    expect(await violationsOf(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sticksOut(page)).toEqual([])
    await context.close()
  },
)
