import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { savingWording } from '../../schema/wording/saving'
import { hydrated, useBrowser } from '../support/browser'
import { hold } from '../support/hold'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

/* Rule: docs/rules/ui.md, "What is loaded when". */

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const STORY = '/@noor/stet-a1f620cd133d'
const button = (page: Page, action: string) => page.locator(`button[data-action=${action}]`).first()

const STAND_INS = [
  ['bookmark', /SaveControl/],
  ['clap', /ClapControl/],
  ['follow', /FollowControl/],
] as const

/** A press has arrived if the control is there and shows it. */
async function hasArrived(page: Page, action: (typeof STAND_INS)[number][0]): Promise<void> {
  await page.locator(`button[data-action=${action}][type=button]`).first().waitFor()
  if (action === 'bookmark') {
    await page.getByRole('dialog', { name: savingWording.title }).waitFor()
    await expect.poll(() => button(page, action).getAttribute('data-saved')).toBe('true')
  } else if (action === 'follow') await page.locator('[data-follow][aria-pressed=true]').first().waitFor()
  else await button(page, 'unclap').waitFor()
}

/** Whether the browser loaded the document anew. */
const isReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/** Whether the document is the one that was pressed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isFirst: true }) && undefined)
const isFirst = (page: Page) => page.evaluate(() => 'isFirst' in window)

describe.each(STAND_INS)('a press on %s', (action, chunk) => {
  test('waits for the client, and for the control', async () => {
    const { page, context, problems } = await visitAs(open, site, 'gifted', '/explore-topics')
    const client = await hold(page, /\/assets\/(?!.*\.css)/)
    await page.goto(STORY, { waitUntil: 'commit' })
    await button(page, action).waitFor()
    await mark(page)
    await button(page, action).click()
    expect(await button(page, action).getAttribute('aria-busy')).toBe('true')
    client.release()
    await hasArrived(page, action)
    expect(await isFirst(page)).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })

  test('waits for the control of a page that has started', async () => {
    const { page, context, problems } = await visitAs(open, site, 'trial', '/explore-topics')
    const control = await hold(page, chunk)
    await page.goto(STORY, { waitUntil: 'load' })
    await hydrated(page)
    await mark(page)
    await button(page, action).click()
    control.release()
    await hasArrived(page, action)
    expect(await isFirst(page)).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })

  test.each([
    ['the client', /entry-client|\/assets\/client/],
    ['the control', chunk],
  ])('sends its form if %s can’t be loaded', async (_, missing) => {
    const { page, context } = await visitAs(open, site, 'maren', '/explore-topics')
    await page.route(missing, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => missing.test(request.url()))
    await page.goto(STORY, { waitUntil: 'load' })
    await failed
    if (missing === chunk) await hydrated(page)
    // A page that was loaded anew for it would lose a press in that moment.
    expect(await page.evaluate(isReloaded)).toBe(false)
    const sent = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.method() === 'POST',
    )
    await button(page, action).click()
    expect(new URL((await sent).url()).pathname).toMatch(/^\/_\/(bookmark|vote|subscribe)\//)
    await context.close()
  })
})
