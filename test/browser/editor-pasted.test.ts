import { expect, test } from 'vitest'
import { hydrated } from '../support/browser'
import { openEditor, page, pasteInto, problems, savedOn, startWriting, storyOf } from '../support/editing'

/* What other programs put on the clipboard. Rules: docs/rules/editor.md. */

startWriting()

/** Begins a story, with the cursor in its text. */
async function begin(): Promise<void> {
  await openEditor(page)
  await storyOf(page).click()
}

/** Opens the story again, once it is saved: what is shown then is what is stored. */
async function openAgain(): Promise<void> {
  await page.waitForURL(/\/p\/[0-9a-f]+\/edit/)
  await savedOn(page)
  await page.reload({ waitUntil: 'load' })
  await hydrated(page)
  await storyOf(page).waitFor()
}

const items = () =>
  storyOf(page)
    .locator('ul')
    .evaluateAll((lists) =>
      lists.map((list) => `${list.querySelector('input')?.checked ? '☑' : '☐'} ${list.textContent}`),
    )

/** A checklist as Google Docs copies it. */
const item = (isChecked: boolean, words: string) =>
  `<li dir="ltr" role="checkbox" aria-checked="${isChecked}" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="18" height="18" alt="${isChecked ? '' : 'un'}checked" aria-roledescription="checkbox"><p dir="ltr" role="presentation"><span style="${isChecked ? 'text-decoration:line-through' : ''}">${words}</span></p></li>`
const CHECKLIST = `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><ul>${item(true, 'Gulls')}${item(false, 'Terns')}</ul></b>`

test('a checklist of Google Docs keeps its ticks, without pictures of them, and a press changes them', async () => {
  await begin()
  await pasteInto(page, { 'text/html': CHECKLIST, 'text/plain': 'Gulls\nTerns' })
  await expect.poll(items).toEqual(['☑ Gulls', '☐ Terns'])
  await openAgain()
  expect(await items()).toEqual(['☑ Gulls', '☐ Terns'])
  expect(await storyOf(page).locator('img').count()).toBe(0)
  await storyOf(page).getByRole('checkbox', { name: 'Done' }).nth(1).click()
  await expect.poll(items).toEqual(['☑ Gulls', '☑ Terns'])
  await storyOf(page).getByRole('checkbox', { name: 'Done' }).nth(0).click()
  await expect.poll(items).toEqual(['☐ Gulls', '☑ Terns'])
  await openAgain()
  expect(await items()).toEqual(['☐ Gulls', '☑ Terns'])
  expect(problems).toEqual([])
})

test('formulas between two dollar signs are set, alone and in running text, and are stored as formulas', async () => {
  await begin()
  await pasteInto(page, {
    'text/plain': 'A sum:\n\n$$\n\\frac{1}{n}\n$$\n\nand $$x^2$$ *here*.\n\nThe last line.',
  })
  const shown = async () => {
    await storyOf(page).locator('mfrac').first().waitFor()
    await storyOf(page).locator('msup').first().waitFor()
  }
  await shown()
  expect(await storyOf(page).innerText()).not.toContain('$$')
  await openAgain()
  await shown()
  expect(await storyOf(page).locator('em').allInnerTexts()).toEqual(['here'])
  expect(problems).toEqual([])
})

test('money between dollar signs stays as it was pasted', async () => {
  await begin()
  await pasteInto(page, { 'text/plain': 'From $$ to $$$$, or $5 to $10.' })
  await expect.poll(() => storyOf(page).innerText()).toContain('From $$ to $$$$, or $5 to $10.')
  await openAgain()
  expect(await storyOf(page).locator('math').count()).toBe(0)
})
