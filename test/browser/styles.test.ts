import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, shown, useBrowser } from '../support/browser'

const { open } = useBrowser({ isFirstVisit: true })

/** Records how a story looks when its text is added to the document. */
const NOTE_LOOK = `window.looks = []
new MutationObserver(() => {
  const story = document.querySelector('.story')
  if (!story || window.looks.length > 0) return
  window.looks.push(getComputedStyle(story).fontFamily, getComputedStyle(story.closest('article')).maxWidth)
}).observe(document, { childList: true, subtree: true })`

describe('style sheets', () => {
  test('are inlined in the document: the first page requests none', async () => {
    const { page, context } = await open()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') asked.push(request.url())
    })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /\/(?:post|entry-client|TopNav)-/.test(url))).toEqual([])
    await context.close()
  })

  test('of the next page are loaded before it is shown', async () => {
    const { page, context, problems } = await open({ before: NOTE_LOOK })
    let answer = (): void => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/assets\/post-[^/]*\.css$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(DEMO.tag, { waitUntil: 'load' })
    await hydrated(page)
    const asked = page.waitForRequest(/\/assets\/post-[^/]*\.css$/)
    await page.locator('main article a[aria-hidden]').first().click()
    await asked
    await page.waitForTimeout(300)
    expect(await page.getAttribute('html', 'data-page')).toBe('topic')
    answer()
    await shown(page, 'post')
    const [font, width] = await page.evaluate<string[]>('window.looks')
    expect(font).toContain('Source Serif 4')
    expect(width).toBe('680px')
    expect(problems).toEqual([])
    await context.close()
  })

  test('follow the font size that the reader’s browser is set to', async () => {
    const { page, context } = await open({ viewport: { width: 2400, height: 900 } })
    const session = await context.newCDPSession(page)
    await page.goto(DEMO.story, { waitUntil: 'load' })
    const size = () =>
      page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.querySelector('.story p') as Element).fontSize),
      )
    const width = () => page.evaluate(() => document.querySelector('.story')?.clientWidth ?? 0)
    const before = { size: await size(), width: await width() }
    await session.send('Page.setFontSizes', { fontSizes: { standard: 28 } })
    await expect.poll(size).toBeCloseTo((before.size * 28) / 16, 1)
    expect(await width()).toBeCloseTo((before.width * 28) / 16, -1)
    await context.close()
  })
})
