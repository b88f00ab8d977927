import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, shown, useBrowser } from '../support/browser'

const { open } = useBrowser({ isFirstVisit: true })

/** Records the names of the elements that move from page to page. */
const KEEP_MOVING = `window.moving = []
const start = document.startViewTransition
document.startViewTransition = (change) => {
  const transition = start.call(document, change)
  const note = () => window.moving.push(...document.getAnimations().map((a) => a.effect?.pseudoElement))
  transition.ready.then(note, () => {})
  return transition
}`
const moving = (page: Page): Promise<string[]> => page.evaluate('window.moving')

const card = (page: Page) => page.locator('main article a[aria-hidden]').first()

describe('from a card to its story', () => {
  test('the title moves to its place', async () => {
    const { page, context, problems } = await open({ before: KEEP_MOVING })
    await page.goto(DEMO.tag, { waitUntil: 'load' })
    await hydrated(page)
    await card(page).click()
    await shown(page, 'post')
    await expect.poll(() => moving(page)).toContainEqual(expect.stringContaining('group(story-title)'))
    expect(problems).toEqual([])
    await context.close()
  })

  test('a reader may be faster than the animation', async () => {
    const { page, context, problems } = await open()
    await page.goto(DEMO.tag, { waitUntil: 'load' })
    await hydrated(page)
    await card(page).click()
    await shown(page, 'post')
    const story = page.url()
    // From a story to another one, whose card stands on the page of a story.
    await page.locator('section article a[aria-hidden]').last().click()
    await page.waitForFunction((url) => location.href !== url, story)
    for (const way of ['back', 'forward', 'back', 'back'] as const) {
      await page.evaluate((way) => history[way](), way)
    }
    await shown(page, 'topic')
    await page.waitForTimeout(500)
    expect(problems).toEqual([])
    await context.close()
  })

  test('nothing moves for people who prefer reduced motion', async () => {
    const { page, context, problems } = await open({ before: KEEP_MOVING, reducedMotion: 'reduce' })
    await page.goto(DEMO.tag, { waitUntil: 'load' })
    await hydrated(page)
    await card(page).click()
    await shown(page, 'post')
    await page.waitForTimeout(300)
    expect(await moving(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })
})
