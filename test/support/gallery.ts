import type { Page } from 'playwright-core'
import type { useBrowser, Visit } from './browser'

/** Opens the gallery of the kit without motion. */
export const galleryIn = (open: ReturnType<typeof useBrowser>['open']) =>
  async function gallery(visit: Visit = {}) {
    const watched = await open({ reducedMotion: 'reduce', ...visit })
    await watched.page.goto('/_/dev/gallery', { waitUntil: 'load' })
    await watched.page.locator('[data-part=Card]').waitFor()
    return watched
  }

/** What the focus is on, as somebody who hears it is told. */
export const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim()
  })

/** Whether the focus is on an element. */
export const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => element === document.activeElement)
