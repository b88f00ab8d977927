import { expect, test } from 'vitest'
import { changesNoteWording } from '../../schema/wording/changes-note'
import { findWording } from '../../schema/wording/find'
import { goalWording } from '../../schema/wording/goal'
import { outlineWording } from '../../schema/wording/outline'
import { fits, violationsNow } from '../support/axe'
import { openEditor, page, pasteInto, problems, savedOn, startWriting, storyOf } from '../support/editing'

/* The outline, the search, the goal of words, and what has changed since the last publish. */

startWriting()

const markedMatches = () => page.evaluate(() => CSS.highlights.get('editor-found')?.size ?? 0)

test('words are found and replaced, and undo takes all of it back', async () => {
  await openEditor(page)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Tides')
  await storyOf(page).click()
  await pasteInto(page, {
    'text/html':
      '<h2>The tide</h2><p>The tide and the Tides.</p><h3>Neap</h3><p>A tide again.</p><h2>Spring</h2><p>End.</p>',
  })
  await storyOf(page).getByText('End.').click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+f')
  const bar = page.getByRole('search', { name: findWording.label })
  await bar.waitFor()
  await page.keyboard.type('tide')
  await bar.getByText(findWording.count(1, 4)).waitFor()
  expect(await markedMatches()).toBe(3)
  await page.keyboard.press('Enter')
  await bar.getByText(findWording.count(2, 4)).waitFor()
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Shift+Enter')
  await bar.getByText(findWording.count(4, 4)).waitFor()
  await bar.getByLabel(findWording.matchCase).check()
  await bar.getByLabel(findWording.wholeWords).check()
  await bar.getByText(findWording.count(3, 3)).waitFor()
  expect(await violationsNow(page)).toEqual([])
  expect(await fits(page, 390)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await bar.getByLabel(findWording.replaceWith).fill('moon')
  await bar.getByRole('button', { name: findWording.replaceAll }).click()
  await bar.getByText(findWording.replaced(3)).waitFor()
  expect(await storyOf(page).innerText()).toMatch(/The moon\s+The moon and the Tides\.\s+Neap\s+A moon again/)
  await page.keyboard.press('Escape')
  await bar.waitFor({ state: 'detached' })
  expect(await markedMatches()).toBe(0)
  expect(await storyOf(page).evaluate((text) => text.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Control+z')
  expect(await storyOf(page).innerText()).toMatch(/The tide\s+The tide and the Tides\.\s+Neap\s+A tide again/)
})

test('the outline leads to headings', async () => {
  await page.getByRole('button', { name: outlineWording.label }).click()
  const outline = page.getByRole('navigation', { name: outlineWording.label })
  await outline.waitFor()
  expect(await outline.getByRole('listitem').allInnerTexts()).toEqual(['The tide', 'Neap', 'Spring'])
  expect(await violationsNow(page)).toEqual([])
  await outline.getByRole('button', { name: 'Spring' }).click()
  await page.keyboard.type(' tides')
  expect(await storyOf(page).locator('h2').last().innerText()).toBe('Spring tides')
  expect(await outline.locator('[aria-current]').innerText()).toBe('Spring tides')
  expect(await fits(page, 390)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await outline.getByRole('button', { name: outlineWording.close }).click()
  await outline.waitFor({ state: 'detached' })
})

test('a goal of words is kept with the story', async () => {
  await page.waitForURL(/\/p\/[0-9a-f]{12}\/edit$/)
  await savedOn(page)
  await page.getByRole('button', { name: goalWording.open }).click()
  const field = page.getByLabel(goalWording.label)
  await field.fill('many')
  await page.keyboard.press('Enter')
  await page.getByText(goalWording.wrong).waitFor()
  await field.fill('1,000')
  await page.keyboard.press('Enter')
  await page.getByRole('progressbar', { name: /of 1,000 words$/ }).waitFor()
  await page.getByText(/^\d+ of 1,000 words$/).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.reload({ waitUntil: 'load' })
  await page.getByText(/^\d+ of 1,000 words$/).waitFor()
  await page.getByRole('button', { name: goalWording.change }).click()
  await field.fill('3')
  await page.keyboard.press('Enter')
  await page.getByText(goalWording.of(14, 3)).waitFor()
})

test('a published story says what has changed since then, and compares it', async () => {
  const address = page.url()
  await page.goto(address.replace(/edit$/, 'publish'), { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/@'))
  await openEditor(page, address)
  const note = page.getByTestId('changes-note')
  await note.filter({ hasText: changesNoteWording.same }).waitFor()
  await storyOf(page).getByText('End.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Or not yet.')
  await note.filter({ hasText: changesNoteWording.words(3, 0) }).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('button', { name: changesNoteWording.compare }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  await dialog.locator('ins').filter({ hasText: 'Or not yet.' }).waitFor()
  expect(problems).toEqual([])
})
