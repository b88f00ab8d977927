import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { PageId } from '../../schema/pages'
import { useBrowser } from '../support/browser'
import { hasPackagedChromium } from '../support/chromium'
import { PAGES_ONCE, type Viewer } from '../support/pages'
import { differenceFrom, holdStill, STEADY_LETTERS, settled } from '../support/photographs'

// As for the gallery: photographs are of the packaged Chromium.
const { open } = useBrowser({ flags: STEADY_LETTERS, isPackaged: hasPackagedChromium })

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const
/** Further down, settings show the address of the site, whose port differs from run to run. */
const TALLEST = 900
const THEMES = ['light', 'dark'] as const

/**
 * The pages that show the most of what is made of the kit, of those that show nothing which depends on the day, and who
 * looks at them: a story, the two kinds of page with a head and cards, and one of forms for somebody signed in.
 */
const KEY_PAGES: readonly (readonly [PageId, Viewer])[] = [
  ['post', 'visitor'],
  ['user-profile', 'visitor'],
  ['publication-latest', 'visitor'],
  ['settings', 'reader'],
]

/** The first screen of a page in every size and theme: a line for each photograph that differs. */
async function differencesOf(page: Page, name: string): Promise<string[]> {
  const differences: string[] = []
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST) }
      const taken = await page.screenshot({ animations: 'disabled', clip })
      const difference = await differenceFrom(`pages/${name}-${width}-${colorScheme}`, taken)
      if (difference) differences.push(difference)
    }
  }
  return differences
}

describe.skipIf(!hasPackagedChromium)('photographs of pages', () => {
  test.concurrent.each(KEY_PAGES)(
    '%s as a %s looks as before, in three widths and both themes',
    async (pageId, viewer) => {
      const built = PAGES_ONCE.find((one) => one.pageId === pageId && one.viewer === viewer)
      if (!built) throw new Error(`${pageId} isn’t built`)
      const { page, context } = await open({ viewer, pictures: true, bypassCSP: true })
      await holdStill(page)
      // As the worker sends it. What hydration changes has its own tests.
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(built.path, { waitUntil: 'load' })
      await settled(page)
      // How many notifications are new depends on what other tests have read.
      await page.getByTestId('unread-notifications').evaluateAll((all) => {
        for (const one of all) one.remove()
      })
      expect(await differencesOf(page, pageId)).toEqual([])
      await context.close()
    },
  )
})
