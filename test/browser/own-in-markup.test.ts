import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { DEMO } from '../support/addresses'
import { useBrowser, type Visit } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { testRows } from '../support/test-rows'
import { visitAs } from '../support/visit-as'

/* What a page is to its reader stands in the document: what is followed, saved and unread, and the menus beside it. */

const { open: openAny } = useBrowser()

const FACE = /\.woff2\b/

/** A page whose typefaces don't arrive: what moves isn't due to them (their stand-ins: story-letters.test.ts). */
async function open(visit: Visit) {
  const watched = await openAny(visit)
  await watched.context.route(FACE, (route) => route.abort())
  return watched
}

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

/** What the controls of the page say of its reader, in the order of the page. */
const ownOn = (page: Page) =>
  page.evaluate(() => {
    const controls = '[data-follow],[data-saved],[data-action=follow-menu],[data-testid=unread-notifications]'
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => !element.closest('noscript'))
      .map((element) => [
        element.getAttribute('aria-label') ?? element.textContent,
        element.getAttribute('aria-pressed'),
        element.dataset.saved,
      ])
  })

/** Whether anything of the page has moved since it was laid out. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value')
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )

const PATHS = [
  '/',
  '/?feed=following',
  DEMO.story,
  DEMO.publication,
  DEMO.profile,
  '/tag/history',
  '/tag/history/who-to-follow',
  '/explore-topics',
  '/search?q=tide',
  '/me/following/suggestions',
]

testRows(
  'follows, saves and what is unread are in the markup as they are, and nothing moves',
  PATHS,
  (path) => path,
  async (path) => {
    const before = await visitAs(open, site, 'reader', path, { javaScriptEnabled: false })
    const sent = await ownOn(before.page)
    await before.context.close()
    const { page, context, problems } = await visitAs(open, site, 'reader', path)
    await page.waitForLoadState('networkidle')
    expect(sent.length).toBeGreaterThan(1)
    expect(await ownOn(page)).toEqual(sent)
    expect(await shiftsOf(page)).toBe(0)
    expect(problems.filter((problem) => !FACE.test(problem))).toEqual([])
    await context.close()
  },
)
