import { expect, test } from 'vitest'
import { violationsNow } from '../support/axe'
import { openEditor, page, problems, savedOn, startWriting, storyOf } from '../support/editing'

startWriting()

const saved = () => savedOn(page)

/** Begins a story, with the cursor in its text. */
async function begin(): Promise<void> {
  await openEditor(page)
  await storyOf(page).click()
}

test('a formula is shown below its source while it is written', async () => {
  await begin()
  await page.keyboard.type('/formula')
  await page.keyboard.press('Enter')
  await page.keyboard.type('\\frac{a}{b')
  const preview = page.getByRole('group', { name: 'Preview of the formula' })
  await preview.getByText('This isn’t a formula yet').waitFor()
  await page.keyboard.type('}')
  await preview.locator('mfrac').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.keyboard.press('Enter')
  await preview.waitFor({ state: 'detached' })
  await page.keyboard.type('with $$x^2$$')
  await preview.locator('msup').waitFor()
  await saved()
  expect(problems).toEqual([])
})

test('a formula is set in its place while the cursor is elsewhere, and is entered by keys and by a press', async () => {
  await begin()
  await page.keyboard.type('/formula')
  await page.keyboard.press('Enter')
  await page.keyboard.type('\\frac{a}{b}')
  await page.keyboard.press('Enter')
  await page.keyboard.type('so $$x^2$$ and on')
  const [block, inline] = [storyOf(page).locator('.math mfrac'), storyOf(page).locator('p msup')]
  await block.waitFor()
  await inline.waitFor()
  // As on the page: neither source is seen, and both stay in the text.
  const seen = () => storyOf(page).evaluate((story) => (story as HTMLElement).innerText)
  expect(await seen()).not.toMatch(/frac|x\^2/)
  expect(await violationsNow(page)).toEqual([])
  // The caret enters by keys: from the text below into the formula above it, and out of it again.
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await block.waitFor({ state: 'detached' })
  expect(await seen()).toContain('\\frac{a}{b}')
  await page.keyboard.type('+c')
  await page.keyboard.press('ArrowDown')
  await block.waitFor()
  // Within a text, it is entered from its edge, and by a press.
  await inline.click()
  await inline.waitFor({ state: 'detached' })
  await page.keyboard.type('3')
  await page.keyboard.press('End')
  await inline.waitFor()
  expect(await seen()).not.toMatch(/frac|x\^2/)
  await saved()
  await page.reload({ waitUntil: 'load' })
  await block.waitFor()
  expect(await seen()).not.toMatch(/frac|x\^2/)
  // A wide one is scrolled by keys, which is why it can have the focus; Enter leads into it from there.
  await storyOf(page).locator('.math').press('Enter')
  await block.waitFor({ state: 'detached' })
  expect(await seen()).toContain('\\frac{a}{b}')
  expect(problems).toEqual([])
})
