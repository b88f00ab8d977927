import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, hydratedByItself, useBrowser } from '../support/browser'
import { PAGES_ONCE } from '../support/pages'

const { open } = useBrowser()

describe('taking over what the server rendered', () => {
  test.each(PAGES_ONCE.map(({ pageId, path }) => [pageId, path] as const))(
    '%s needs no request, and says nothing on the console',
    async (_, path) => {
      const { page, context, problems, graphql } = await open()
      await page.goto(path, { waitUntil: 'load' })
      await hydrated(page)
      expect(problems).toEqual([])
      expect(graphql).toEqual([])
      await context.close()
    },
  )

  test('leaves the markup as it was', async () => {
    const { page, context } = await open({ pictures: true })
    await page.goto(DEMO.story, { waitUntil: 'domcontentloaded' })
    const text = () => page.locator('article').first().innerText()
    const before = await text()
    await hydrated(page)
    expect(await text()).toBe(before)
    await context.close()
  })
})

describe('the client’s script', () => {
  /** Holds the page's own loading open until it is let go, so that nothing is idle yet. */
  async function openWhileLoading() {
    const watched = await open()
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await watched.page.route('**/_/image/**', async (route) => {
      await held
      await route.abort()
    })
    await watched.page.goto(DEMO.story, { waitUntil: 'domcontentloaded' })
    return { ...watched, release }
  }

  test('is asked for when the page has loaded, not before', async () => {
    const { page, context, scripts, release } = await openWhileLoading()
    // Whatever the document asks for by itself has been asked for by now.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
    expect(scripts).toEqual([])
    release()
    await hydratedByItself(page)
    expect(scripts.length).toBeGreaterThan(0)
    await context.close()
  })

  test('is asked for at the first touch, and an early press on a button is not lost', async () => {
    const { page, context, scripts, problems } = await openWhileLoading()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // The press comes while there is nothing behind the button yet.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    })
    const share = page.getByRole('button', { name: 'Share', exact: true }).first()
    expect(scripts).toEqual([])
    expect(await page.locator('html[data-hydrated]').count()).toBe(0)
    await share.click()
    await hydratedByItself(page)
    expect(scripts.length).toBeGreaterThan(0)
    await page
      .getByRole('status')
      .filter({ hasText: /copied/i })
      .waitFor({ state: 'attached' })
    expect(problems).toEqual([])
    await context.close()
  })
})
