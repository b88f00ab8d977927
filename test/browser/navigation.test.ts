import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, hydratedBelow, shown, useBrowser } from '../support/browser'
import { hasFocus } from '../support/focus'

const { open } = useBrowser()

describe('navigating from page to page', () => {
  test.each([
    ['a profile', 'a[href="/@maren"]', 'user-profile'],
    ['a tag', 'a[href^="/tag/"]', 'topic'],
    ['a publication', 'a[href="/tidewater"]', 'publication-profile'],
  ])('from a story to %s and back loads no document, and sends one request', async (_, selector, target) => {
    // Blank pictures have other proportions, so the content below them would shift.
    const { page, context, problems, graphql } = await open({ pictures: true })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    const title = await page.title()
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    // By keyboard: a pointer would come to rest on a link of the page that follows, and have it fetched ahead.
    await hydratedBelow(page)
    await page.locator(selector).last().focus()
    await page.evaluate(() => {
      addEventListener('click', () => sessionStorage.setItem('pressed-at', `${scrollY}`), { capture: true })
    })
    await page.keyboard.press('Enter')
    await shown(page, target)
    const scrolled = Number(await page.evaluate(() => sessionStorage.getItem('pressed-at')))
    expect(scrolled).toBeGreaterThan(0)
    expect(graphql.length).toBeLessThanOrEqual(1)
    expect(await page.title()).not.toBe(title)
    const { layout, route } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    expect(layout).toBeTruthy()
    expect(route).toBeTruthy()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.locator('[data-announcer]', { hasText: await page.title() }).waitFor({ state: 'attached' })

    await page.goBack()
    await shown(page, 'post')
    await page.waitForFunction((title) => document.title === title, title)
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(3)
    expect(graphql.length).toBeLessThanOrEqual(1)
    expect(documents).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  test('the header stays, with what has been typed in it, when the page that was asked for arrives', async () => {
    const { page, context, problems } = await open()
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    // The answer waits until the reader has begun to search.
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/_/graphql**', async (route) => {
      await asked
      await route.continue()
    })
    await hydratedBelow(page)
    await page.locator('a[href="/tidewater"]').last().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Search' })
    await box.fill('lighth')
    answer()
    await shown(page, 'publication-profile')
    expect(await box.inputValue()).toBe('lighth')
    await hasFocus(box)
    expect(problems).toEqual([])
    await context.close()
  })

  test('an address with unknown parameters is cleaned without a request', async () => {
    const { page, context } = await open()
    await page.goto(`${DEMO.story}?utm_source=x`, { waitUntil: 'load' })
    expect(new URL(page.url()).search).toBe('')
    await context.close()
  })
})
