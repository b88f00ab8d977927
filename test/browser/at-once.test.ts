import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_CLAPS } from '../../schema/rules/limits'
import { clapMessages } from '../../schema/wording/clap-messages'
import { clapWording } from '../../schema/wording/claps'
import { copyingWording } from '../../schema/wording/copying'
import { quoteMessages } from '../../schema/wording/quote-messages'
import { storyPageWording } from '../../schema/wording/story-page'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'
import { chooseWords, ownHighlights } from '../support/choose-words'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

/* A press shows its result in the next frame, whatever the network does, and is undone if the worker refuses. */

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const CLAP = 'button[data-action="clap"][type="button"]'
const SAVE = 'button[data-action="bookmark"][type="button"]'
const HIGHLIGHT = '[data-passage-menu] [data-action="highlight"]'
const WORDS = 'The moon is the same moon.'

/** Presses a button and returns an expression's values before it and in the frame that follows, before it is painted. */
const press = (page: Page, selector: string, expression: string): Promise<[unknown, unknown]> =>
  page.evaluate(`(async () => {
    const button = document.querySelector(${JSON.stringify(selector)})
    const before = ${expression}
    button.click()
    await new Promise(requestAnimationFrame)
    return [before, ${expression}]
  })()`)

const label = 'button.getAttribute("aria-label")'
const marked = 'CSS.highlights.get("quire-own")?.size ?? 0'

const suspend = (username: string, isSuspended: boolean) =>
  site.bindings.DB.prepare('UPDATE user SET is_suspended = ? WHERE id = ?')
    .bind(isSuspended ? 1 : 0, demoId('user', username))
    .run()

/** Keeps every question from being answered until what it returns is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_/graphql*', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a clap, a saved story and a highlight show in the next frame, while nothing is answered', async () => {
  const { page, context, problems } = await visitAs(open, site, 'aiko', DEMO.story)
  await page.locator(CLAP).first().waitFor()
  await page.locator(SAVE).first().waitFor()
  await chooseWords(page, WORDS)
  await page.locator(HIGHLIGHT).waitFor()
  const release = await holdAnswers(page)
  expect(await press(page, HIGHLIGHT, marked)).toEqual([0, 1])
  const [unclapped, clapped] = await press(page, CLAP, label)
  expect(unclapped).not.toMatch(/yours$/)
  expect(clapped).toMatch(/, 1 of them yours$/)
  const [unsaved, saved] = await press(page, SAVE, label)
  expect(unsaved).not.toMatch(/^Saved/)
  expect(saved).toMatch(/^Saved/)
  release()
  await page.getByTestId('highlighted').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('what is refused goes back, and the reason is said', async () => {
  const { page, context } = await visitAs(open, site, 'reader', DEMO.story)
  await page.locator(CLAP).first().waitFor()
  await suspend('reader', true)
  const [before, clapped] = await press(page, CLAP, label)
  expect(clapped).toMatch(/, 1 of them yours$/)
  await page.getByText(clapMessages.suspended).waitFor()
  await expect.poll(() => page.locator(CLAP).first().getAttribute('aria-label')).toBe(before)
  expect(await page.getByRole('status').allInnerTexts()).not.toContain(clapWording.said(1, MAX_CLAPS))

  await chooseWords(page, WORDS)
  await page.locator(HIGHLIGHT).waitFor()
  const [own, more] = await press(page, HIGHLIGHT, marked)
  expect(more).toBe(Number(own) + 1)
  await page.getByText(quoteMessages.suspended).waitFor()
  await expect.poll(() => ownHighlights(page)).toBe(own)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('The reader has refused it'))
  })
  await chooseWords(page, WORDS)
  await page.locator('[data-action="copy-link"]').click()
  await page.getByText(copyingWording.failed).waitFor()
  // Where there is no sharing, the story's button copies too.
  await page.evaluate('Object.defineProperty(navigator, "share", { value: undefined })')
  await page.getByRole('button', { name: storyPageWording.share, exact: true }).first().click()
  await page.getByRole('button', { name: storyPageWording.copyFailed }).waitFor()
  await suspend('reader', false)
  await context.close()
})

test.each([
  ['clap', /\/ClapControl-[^/]+\.js/, CLAP],
  ['bookmark', /\/SaveControl-[^/]+\.js/, SAVE],
])('the focus stays on the button that says %s when its script arrives', async (action, chunk, ready) => {
  const { page, context, problems } = await open({ baseURL: site.url })
  await signInAs('aiko', site, context)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let requests = 0
  await page.route(chunk, async (route) => {
    requests++
    await held
    await route.continue()
  })
  await page.goto(DEMO.story)
  await hydrated(page)
  await page.locator(`button[data-action="${action}"][type="submit"]`).first().focus()
  await expect.poll(() => requests).toBe(1)
  release()
  await page.locator(ready).first().waitFor()
  const focused = 'document.activeElement.dataset.action + " " + document.activeElement.type'
  await expect.poll(() => page.evaluate(focused)).toBe(`${action} button`)
  expect(problems).toEqual([])
  await context.close()
})
