import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'
import type { Viewer } from '../support/pages'

const { open } = useBrowser()

const PAGES: [name: string, path: string, viewer: Viewer][] = [
  ['a story', DEMO.story, 'visitor'],
  ['home', '/', 'visitor'],
  ['a reader’s home', '/', 'reader'],
  ['a profile', DEMO.profile, 'visitor'],
  ['settings', '/me/settings', 'reader'],
]

/** Elements outside the window on either side, and whether the page can be scrolled sideways. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2 || isClipped(element.parentElement)) return false
      return left < -1 || right > clientWidth + 1
    })
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} instead of ${clientWidth} pixels wide`] : []),
      ...out.slice(0, 3).map((element) => element.outerHTML.slice(0, 160)),
    ]
  })

describe.each(PAGES)('%s', (_, path, viewer) => {
  test('fits its window from right to left', async () => {
    const { page, context } = await open({ viewer, reducedMotion: 'reduce' })
    await page.goto(path, { waitUntil: 'load' })
    await hydrated(page)
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // A window that has just been resized is laid out a moment later.
      await expect.poll(() => outside(page), { message: `${width}` }).toEqual([])
    }
    await context.close()
  })

  test('reflows at 200 and 400 per cent', async () => {
    const { page, context } = await open({ viewer })
    await page.goto(path, { waitUntil: 'load' })
    for (const zoom of [2, 4]) {
      await page.setViewportSize({ width: 1280 / zoom, height: 1024 / zoom })
      expect(await outside(page), `${zoom * 100} %`).toEqual([])
      // What sticks to the window leaves most of it to the text.
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
          .map((element) => element.getBoundingClientRect())
          .filter(({ top, width }) => top === 0 && width === innerWidth)
          .reduce((sum, { height }) => sum + height, 0),
      )
      expect(stuck).toBeLessThan((1024 / zoom) * 0.25)
    }
    await context.close()
  })

  test('moves nothing for people who prefer reduced motion', async () => {
    const { page, context } = await open({ viewer, reducedMotion: 'reduce' })
    await page.goto(path, { waitUntil: 'load' })
    await hydrated(page)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          const longest = (times: string) => Math.max(...times.split(',').map(Number.parseFloat))
          // The shortest transition of every element still is one: colours of another theme pass from level to level.
          return longest(transitionDuration) > 0 || longest(animationDuration) > 0.001
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(moving).toEqual([])
    await context.close()
  })

  test('keeps its words and the edges of its controls in forced colours', async () => {
    const { page, context } = await open({ viewer, forcedColors: 'active', colorScheme: 'dark' })
    await page.goto(path, { waitUntil: 'load' })
    const lost = await page.evaluate(() => {
      const paper = getComputedStyle(document.documentElement).backgroundColor
      const controls = document.querySelectorAll<HTMLElement>(
        'a, button, h1, h2, h3, p, label, input, select',
      )
      return [...controls]
        .filter((element) => element.checkVisibility() && element.textContent?.trim())
        .filter((element) => {
          const { color, backgroundColor } = getComputedStyle(element)
          const behind = backgroundColor === 'rgba(0, 0, 0, 0)' ? paper : backgroundColor
          return color === behind
        })
        .map((element) => element.outerHTML.slice(0, 120))
    })
    expect(lost).toEqual([])
    await context.close()
  })
})

describe('a story that is read from right to left', () => {
  test('has its title, text and lists on the right, and code on the left', async () => {
    const { page, context } = await open({ viewport: { width: 1280, height: 900 } })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    const faults = await page.evaluate(() => {
      const text = 'המים עולים ויורדים פעמיים ביום, ואיש אינו שם לב.'
      for (const element of document.querySelectorAll('article h1, .story :is(p, h2, h3, li):not(:has(*))'))
        element.textContent = text
      const story = document.querySelector('.story')
      const quote = document.createElement('blockquote')
      quote.textContent = text
      quote.dir = 'auto'
      const code = document.createElement('pre')
      code.textContent = 'tide()'
      story?.append(quote, code)
      const directionOf = (selector: string) => {
        const element = document.querySelector(selector)
        return element ? getComputedStyle(element).direction : ''
      }
      const { borderRightWidth, borderLeftWidth } = getComputedStyle(quote)
      return {
        title: directionOf('article h1'),
        text: directionOf('.story > p'),
        code: directionOf('.story > pre'),
        quote: [borderRightWidth, borderLeftWidth],
      }
    })
    expect(faults).toEqual({ title: 'rtl', text: 'rtl', code: 'ltr', quote: ['2px', '0px'] })
    expect(await outside(page)).toEqual([])
    await context.close()
  })
})
