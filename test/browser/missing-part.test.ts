import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, shown, useBrowser } from '../support/browser'

const { open } = useBrowser({ isFirstVisit: true })

/**
 * A visit during which the module of the topics page isn't available, because a deployment has replaced it.
 */
async function openWithoutTopics() {
  const watched = await open()
  await watched.page.route(/\/assets\/topic-[^/]*\.js$/, (route) => route.abort())
  return watched
}

test('offline, a page that isn’t loaded yet is waited for, and shown once the browser is back', async () => {
  const { page, context } = await open()
  await page.goto('/explore-topics', { waitUntil: 'load' })
  await hydrated(page)
  // What moves on is loaded with the first sign of the reader.
  await page.mouse.move(30, 40)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/navigation-/.test(name)),
  )
  await context.setOffline(true)
  const title = await page.locator('h1').innerText()
  await page.locator(`main a[href="${DEMO.tag}"]`).first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(DEMO.tag)
  // Long enough for a module that can't be had to fail.
  await page.waitForTimeout(700)
  expect([await page.getAttribute('html', 'data-page'), await page.locator('h1').innerText()]).toEqual([
    'explore-topics',
    title,
  ])
  await context.setOffline(false)
  await shown(page, 'topic')
  await context.close()
})

describe('a chunk of the client that no longer exists', () => {
  test('leaves the page as the server sent it', async () => {
    const { page, context } = await openWithoutTopics()
    // On a slow machine the client starts by itself before the key is pressed.
    const said = page.waitForEvent('console', (message) => message.text().includes('as the server sent it'))
    await page.goto(DEMO.tag, { waitUntil: 'load' })
    const text = await page.locator('main').innerText()
    await page.keyboard.press('Shift')
    await said
    expect(await page.locator('main').innerText()).toBe(text)
    expect(await page.getAttribute('html', 'data-hydrated')).toBeNull()
    await page.click('footer a[href="/explore-topics"]')
    await shown(page, 'explore-topics')
    await context.close()
  })

  test('makes the browser load the page of a link, once', async () => {
    const { page, context } = await openWithoutTopics()
    const documents: string[] = []
    await page.goto('/explore-topics', { waitUntil: 'load' })
    await hydrated(page)
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    const link = page.locator(`main a[href="${DEMO.tag}"]`).first()
    // Resting on the link preloads it, which fails, and must not leave the page.
    await link.hover()
    await page.waitForTimeout(400)
    expect(documents).toEqual([])
    await link.click()
    await shown(page, 'topic')
    const said = page.waitForEvent('console', (message) => message.text().includes('as the server sent it'))
    await page.keyboard.press('Shift')
    await said
    expect(documents).toEqual([DEMO.tag])
    await context.close()
  })
})

test('without the editor of responses, the plain field stays, with what is being typed', async () => {
  const { page, context } = await open({ viewer: 'reader' })
  await page.goto(`/p/${DEMO.story.slice(-12)}/responses`, { waitUntil: 'load' })
  await hydrated(page)
  const missing = page.waitForEvent('requestfailed', (request) => /\/ResponseEditor-/.test(request.url()))
  await page.route(/\/ResponseEditor-[^/]*\.js$/, (route) => route.abort())
  const field = page.locator('textarea[name="text"]').first()
  await field.pressSequentially('Typed on a')
  await missing
  // Long enough for a page to be reloaded.
  await page.waitForTimeout(700)
  await page.keyboard.type(' bad line')
  expect(await field.inputValue()).toBe('Typed on a bad line')
  await context.close()
})
