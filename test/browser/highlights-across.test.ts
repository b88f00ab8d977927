import { afterAll, beforeAll, expect, test } from 'vitest'
import { highlightWording as wording } from '../../schema/wording/quotes'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'
import { hasFocus } from '../support/focus'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

/* Rule: docs/rules/highlights.md, "On the page". */

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

test('a passage goes from the middle of a word over three paragraphs, by the keyboard', async () => {
  const { page, problems } = await visitAs(open, site, 'tomas', DEMO.ownStory)
  await hydrated(page)
  const last = await page.locator('.story > p').nth(2).innerText()
  await page.locator('.story > p').evaluateAll(([, begins, ends]) => {
    const [from, to] = [begins, ends].map(
      (one) => one && document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode(),
    )
    // Within the second word of the one, and the first of the other. A picture with a caption is between them.
    if (from && to) document.getSelection()?.setBaseAndExtent(from, 4, to, 1)
  })
  const menu = page.getByRole('toolbar', { name: wording.menu })
  await menu.waitFor()
  await page.keyboard.press('Tab')
  await hasFocus(menu.getByRole('button', { name: wording.highlight }))
  await page.keyboard.press('Enter')
  await page.getByTestId('highlighted').waitFor()
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('quire-own') ?? [])].map((range) => String(range)))
  const [words = ''] = await marked()
  expect(words).toMatch(/^proof is the last moment/)
  expect(words.endsWith(last.match(/^[\p{L}\p{N}’']+/u)?.[0] ?? '?')).toBe(true)
  // It is found again on the next page, and removed from its list.
  await page.reload()
  await expect.poll(marked).toEqual([words])
  await page
    .locator('section', { hasText: wording.own })
    .getByRole('button', { name: wording.remove })
    .click()
  await expect.poll(marked).toEqual([])
  expect(problems).toEqual([])
})
