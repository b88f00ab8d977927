import { expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { shown, useBrowser } from '../support/browser'
import { openSlowStory, pressToPainted, restOn } from '../support/press'

const { open } = useBrowser({ isFirstVisit: true })

/** A story that the client has taken over, with what moving on takes, on a slow network. */
async function openStory(options: Parameters<typeof open>[0] = {}) {
  // Blank pictures have another shape: content below them would move.
  const watched = await open({ pictures: true, ...options })
  return { ...watched, link: await openSlowStory(watched.page, DEMO.story) }
}

/** Whether a page’s scripts ask for this. Pictures come with the markup, and the browser asks for the icon of its tab. */
const isAskedByPage = (pathname: string): boolean => !/^\/(?:_\/image\/|favicon\.)/.test(pathname)

test('what a pointer rests on is shown without waiting for anything when it is pressed', async () => {
  const { page, context, graphql, link } = await openStory()
  await restOn(page, link)
  expect(graphql.length).toBe(1)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // How long that takes is measured by the bench, on a machine that does nothing else.
  await pressToPainted(page)
  expect(asked.filter(isAskedByPage)).toEqual([])
  await shown(page, 'topic')
  expect(graphql.length).toBe(1)
  await context.close()
})

test('a pointer that passes over a link fetches nothing', async () => {
  const { page, context, graphql, link } = await openStory()
  await link.evaluate((element) => {
    const passes = (type: string) =>
      element.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }),
      )
    passes('pointerover')
    passes('pointerout')
  })
  await page.waitForTimeout(300)
  expect(graphql).toEqual([])
  await context.close()
})

test('a link that opens a box where it stands fetches nothing of the page that it leads to', async () => {
  const { page, context, graphql } = await openStory()
  await page.locator('a[data-search]').click()
  await page.locator('#search-box').getByRole('combobox').waitFor()
  await page.waitForTimeout(300)
  expect(graphql).toEqual([])
  await context.close()
})

test('a page’s module, what that imports and its data are asked for together', async () => {
  const { page, context, link } = await openStory()
  const began: string[] = []
  let hasEnded = false
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Answers come a round trip later: what is asked for before the first of them waits for none.
    if (!hasEnded && isAskedByPage(pathname)) began.push(pathname)
  })
  page.on('requestfinished', (request) => {
    hasEnded ||= began.includes(new URL(request.url()).pathname)
  })
  await link.hover()
  await page.mouse.down()
  await page.mouse.up()
  await shown(page, 'topic')
  expect(began).toContain('/_/graphql')
  expect(began.some((path) => /^\/assets\/topic-[\w-]{7}\.js$/.test(path))).toBe(true)
  expect(began.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1)
  expect(began.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(0)
  await context.close()
})

test('a finger that presses a link fetches at once', async () => {
  const { page, context, graphql, link } = await openStory({ hasTouch: true })
  const asked = page.waitForRequest((request) => request.url().includes('/_/graphql'))
  await link.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
  await asked
  expect(graphql.length).toBe(1)
  expect(new URL(page.url()).pathname).toBe(DEMO.story)
  await context.close()
})
