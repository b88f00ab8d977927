import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import { hasPackagedChromium } from '../support/chromium'
import {
  differenceFrom,
  forceState,
  holdStill,
  STEADY_LETTERS,
  settled,
  systemFontsOn,
} from '../support/photographs'

// Two versions of Chromium paint the same page differently: photographs are of the packaged one.
const { open } = useBrowser({ flags: STEADY_LETTERS, isPackaged: hasPackagedChromium })

interface Look {
  theme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
  size: 'phone' | 'wide'
}

const WIDTHS = { phone: 390, wide: 1280 } as const
/** Each theme with each direction and each width, in four of the eight combinations. */
const LOOKS: readonly Look[] = [
  { theme: 'light', dir: 'ltr', size: 'wide' },
  { theme: 'light', dir: 'rtl', size: 'phone' },
  { theme: 'dark', dir: 'ltr', size: 'phone' },
  { theme: 'dark', dir: 'rtl', size: 'wide' },
]

/** What opens over the page, by the name of its button: the key that opens it, and what has the focus then. */
const OVERLAYS = {
  menu: { key: 'ArrowDown', box: '[role=menu]', focus: '[data-highlighted]' },
  popover: { key: 'Enter', box: '[role=dialog]', focus: 'button' },
  dialog: { key: 'Enter', box: '[role=dialog]', focus: 'input' },
  confirm: { key: 'Enter', box: '[role=dialog]', focus: 'button' },
  sheet: { key: 'Enter', box: '[role=dialog]', focus: 'button' },
} as const

/** The parts whose look changes under a pointer or with the focus. Others consist of these. */
const WITH_STATES = 'Button IconButton Link Field TextArea Select Checkbox Switch Tabs Table Pager'
  .split(' ')
  .map((name) => `[data-part=${name}]`)
  .join()

async function gallery({ theme, dir, size }: Look) {
  const width = WIDTHS[size]
  const watched = await open({ viewport: { width, height: 800 }, reducedMotion: 'reduce', pictures: true })
  const { page } = watched
  await holdStill(page)
  const query = new URLSearchParams({ theme, ...(dir === 'rtl' ? { dir } : {}) })
  await page.goto(`/_/dev/gallery?${query}`, { waitUntil: 'load' })
  await page.locator('[data-part=Card]').waitFor()
  await settled(page)
  return { ...watched, width }
}

const photograph = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled' })

/** Opens something, and waits until it is in its place, has the focus and moves no more. */
async function openOverlay(page: Page, name: keyof typeof OVERLAYS): Promise<Locator> {
  const { key, box, focus } = OVERLAYS[name]
  await page.locator(`[data-opens=${name}]`).focus()
  await page.keyboard.press(key)
  await page.locator(`${box} ${focus}:focus`).waitFor()
  await page.waitForFunction(() => document.getAnimations().length === 0)
  return page.locator(box)
}

/** The toolbar of the gallery, with a tooltip below one of its buttons. */
async function photographOfTooltip(page: Page): Promise<Buffer> {
  const toolbar = page.locator('[data-part=Tooltip]')
  await toolbar.getByRole('button', { name: 'More tools' }).focus()
  await page.getByText('More tools', { exact: true }).waitFor()
  await page.waitForFunction(() => document.getAnimations().length === 0)
  return toolbar.screenshot({ animations: 'disabled' })
}

describe.skipIf(!hasPackagedChromium)('photographs of the gallery', () => {
  describe.each(LOOKS)('in $theme, $dir, $size', (look) => {
    const name = Object.values(look).join('-')

    test.concurrent('look as before, and break no rule of accessibility', async () => {
      const { page, context, problems, width } = await gallery(look)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const differences = [await differenceFrom(`gallery-${name}`, await photograph(page))]
      if (look.dir === 'ltr') expect(await violationsNow(page)).toEqual([])
      for (const overlay of Object.keys(OVERLAYS) as (keyof typeof OVERLAYS)[]) {
        const box = await openOverlay(page, overlay)
        differences.push(
          await differenceFrom(`${overlay}-${name}`, await box.screenshot({ animations: 'disabled' })),
        )
        // No rule depends on the direction.
        if (look.dir === 'ltr') expect(await violationsNow(page), overlay).toEqual([])
        await page.keyboard.press('Escape')
        await box.waitFor({ state: 'detached' })
      }
      differences.push(await differenceFrom(`tooltip-${name}`, await photographOfTooltip(page)))
      expect(differences.filter(Boolean)).toEqual([])
      expect(problems).toEqual([])
      await context.close()
    })
  })

  const STATES = (['hover', 'focus-visible'] as const).flatMap((state) =>
    (['light', 'dark'] as const).map((theme) => ({ state, theme })),
  )

  test.concurrent.each(STATES)(
    'look as before in $theme, with $state everywhere',
    async ({ state, theme }) => {
      const { page, context } = await gallery({ theme, dir: 'ltr', size: 'wide' })
      await forceState(page, state)
      await page.addStyleTag({ content: `[data-part]:not(${WITH_STATES}) { display: none }` })
      expect(await differenceFrom(`${state}-${theme}`, await photograph(page))).toBeUndefined()
      await context.close()
    },
  )

  test.concurrent('contain no font of the system, which other machines may lack', async () => {
    const { page, context } = await gallery({ theme: 'light', dir: 'ltr', size: 'wide' })
    expect(await systemFontsOn(page)).toEqual([])
    await context.close()
  })
})
