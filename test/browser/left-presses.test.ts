import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { highlightWording } from '../../schema/wording/quotes'
import { responseWording } from '../../schema/wording/responses'
import { toastWording } from '../../schema/wording/toasts'
import { viewerWording } from '../../schema/wording/viewer'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'
import { chooseWords, ownHighlights } from '../support/choose-words'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

/* Rule: docs/rules/ui.md, "Offline". */

const { open } = useBrowser({ isFirstVisit: true })

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

/** The mutations that a browser sends from now on, in all its tabs; one that it repeats, since nobody answers, is one. */
function sentBy(context: BrowserContext): Set<string> {
  const sent = new Set<string>()
  context.on('request', (request) => {
    if (!request.headers()['graphql-operation']) return
    for (const { operationName, variables } of [request.postDataJSON()].flat())
      if (/^(Follow(?!ed)|Unfollow|Clap|Edit|Create|Publish|Mute)/.test(operationName))
        sent.add(JSON.stringify([operationName, variables]))
  })
  return sent
}

const pressesIn = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':press:')).length)

const followOf = (page: Page) => page.locator('button[data-follow]').first()
const saveOf = (page: Page) => page.locator('button[data-action=bookmark]').first()
const clapOf = (page: Page) => page.locator('button[data-action=clap]').first()

async function openAgain(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'load' })
  await hydrated(page)
  return page
}

test('what was pressed offline in a closed tab is done by the next one, once', async () => {
  const { page, context } = await visitAs(open, site, 'noor', DEMO.story)
  await page.mouse.move(30, 40)
  await page.locator('a[data-action="respond"]').first().click()
  const panel = page.getByRole('complementary', { name: /responses/i })
  await panel.getByText('missed my stop').waitFor()
  await panel.getByRole('textbox', { name: responseWording.text }).click()
  await panel.locator('.story[role="textbox"]').pressSequentially('Written in a tunnel')
  await page.waitForLoadState('networkidle')
  const isFollowing = (await followOf(page).getAttribute('aria-pressed')) === 'true'
  const isSaved = (await saveOf(page).getAttribute('data-saved')) === 'true'
  const highlights = await ownHighlights(page)
  await context.setOffline(true)
  await panel.getByRole('button', { name: responseWording.publish }).click()
  await page.getByText(toastWording.kept).waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await followOf(page).click()
  if (!isSaved) await saveOf(page).click()
  await page.keyboard.press('Escape')
  await clapOf(page).click()
  await clapOf(page).click()
  const clapped = await clapOf(page).getAttribute('aria-label')
  await chooseWords(page, 'The moon is the same moon.')
  await page.getByRole('toolbar', { name: highlightWording.menu }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const kinds = isSaved ? 4 : 5
  await expect.poll(() => pressesIn(page)).toBeGreaterThanOrEqual(kinds)
  // Two claps are one press, or two if the machine was slow between them.
  await page.waitForTimeout(1000)
  const pressed = await pressesIn(page)
  expect(pressed - kinds).toBeLessThanOrEqual(1)
  await page.close()
  const sent = sentBy(context)
  await context.setOffline(false)
  const next = await openAgain(context, DEMO.story)
  await next.getByText(toastWording.leftSent(pressed)).waitFor()
  expect(await pressesIn(next)).toBe(0)
  const last = await openAgain(context, DEMO.story)
  await expect.poll(() => followOf(last).getAttribute('aria-pressed')).toBe(String(!isFollowing))
  await expect.poll(() => saveOf(last).getAttribute('data-saved')).toBe('true')
  await expect.poll(() => clapOf(last).getAttribute('aria-label')).toBe(clapped)
  await expect.poll(() => ownHighlights(last)).toBe(highlights + 1)
  await last.locator('a[data-action="respond"]').first().click()
  await last
    .getByRole('complementary', { name: /responses/i })
    .getByText('Written in a tunnel')
    .waitFor()
  expect(
    await last
      .getByRole('complementary', { name: /responses/i })
      .getByText('Written in a tunnel')
      .count(),
  ).toBe(1)
  await last.waitForLoadState('networkidle')
  expect([...sent]).toHaveLength(pressed)
  await context.close()
})

test('another tab that is open sends it as soon as the browser is online', async () => {
  const { page, context } = await visitAs(open, site, 'reader', DEMO.ownStory)
  const other = await openAgain(context, '/explore-topics')
  await other.waitForLoadState('networkidle')
  await page.waitForLoadState('networkidle')
  const isFollowing = await followOf(page).getAttribute('aria-pressed')
  const sent = sentBy(context)
  await context.setOffline(true)
  await followOf(page).click()
  await page.getByText(toastWording.kept).waitFor()
  await page.close()
  await context.setOffline(false)
  await other.getByText(toastWording.leftSent(1)).waitFor()
  expect([...sent]).toHaveLength(1)
  const next = await openAgain(context, DEMO.ownStory)
  expect(await followOf(next).getAttribute('aria-pressed')).not.toBe(isFollowing)
  await context.close()
})

test('signed out in between, it isn’t done, by nobody', async () => {
  const { page, context } = await visitAs(open, site, 'walter', DEMO.ownStory)
  await page.waitForLoadState('networkidle')
  const label = await clapOf(page).getAttribute('aria-label')
  await context.setOffline(true)
  await clapOf(page).click()
  await expect.poll(() => pressesIn(page)).toBe(1)
  await page.close()
  // Until somebody has signed out, nothing arrives.
  await context.route('**/_/graphql', (route) =>
    route.request().headers()['graphql-operation']?.includes('Clap') ? route.abort() : route.continue(),
  )
  await context.setOffline(false)
  const next = await openAgain(context, '/explore-topics')
  expect(await pressesIn(next)).toBe(1)
  await next.getByTestId('avatar-menu').click()
  await next.getByRole('menuitem', { name: viewerWording.menu.signOut }).click()
  await next.getByRole('link', { name: 'Get started' }).first().waitFor()
  await context.unroute('**/_/graphql')
  const sent = sentBy(context)
  for (const username of ['noor', 'walter']) {
    await context.clearCookies()
    await signInAs(username, site, context)
    const again = await openAgain(context, DEMO.ownStory)
    await again.waitForLoadState('networkidle')
    expect(await pressesIn(again)).toBe(0)
    if (username === 'walter') expect(await clapOf(again).getAttribute('aria-label')).toBe(label)
  }
  expect([...sent]).toEqual([])
  await context.close()
})
