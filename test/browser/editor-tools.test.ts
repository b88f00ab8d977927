import { expect, test } from 'vitest'
import { editorWording } from '../../schema/wording/editor'
import { previewWording } from '../../schema/wording/preview'
import { violationsNow } from '../support/axe'
import { openEditor, page, pasteInto, problems, savedOn, startWriting, storyOf } from '../support/editing'

/* What stands around the text of a story while it is written: menus, the handle, the preview. */

startWriting()

const paragraphs = () => storyOf(page).locator('> *').allInnerTexts()
const boxOf = async (selector: string) => {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} isn’t shown`)
  return box
}

/** Begins a story with paragraphs, and puts the cursor into the last one. */
async function beginWith(...texts: string[]): Promise<void> {
  await openEditor(page)
  await storyOf(page).click()
  await pasteInto(page, { 'text/html': texts.map((text) => `<p>${text}</p>`).join('') })
  await storyOf(page)
    .locator('> p', { hasText: texts.at(-1) ?? '' })
    .waitFor()
}

test('the slash menu has groups, filters while one types, and stays in the window at any height', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openEditor(page)
  await storyOf(page).click()
  await page.keyboard.type('/')
  const list = page.getByRole('listbox', { name: 'Insert' })
  await list.getByRole('group', { name: editorWording.groups.boxes }).waitFor()
  expect((await boxOf('.slash-list')).height).toBeLessThanOrEqual(322)
  expect(await list.getByRole('option', { name: /^Heading/ }).innerText()).toContain('Ctrl+Alt+2')
  expect(await list.locator('[role=option] svg').count()).toBe(await list.getByRole('option').count())
  expect(await violationsNow(page)).toEqual([])
  const followed = () =>
    page.evaluate(
      () =>
        document
          .getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')
          ?.querySelector('span')?.innerText,
    )
  expect(await followed()).toBe('Text')
  await page.keyboard.press('ArrowDown')
  expect(await followed()).toBe('Heading')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await followed()).toBe(await list.getByRole('option').last().locator('span').innerText())
  const { y, height } = await boxOf('[role=option][aria-selected=true]')
  const around = await boxOf('.slash-list')
  expect(y >= around.y && y + height <= around.y + around.height).toBe(true)
  await page.keyboard.type('box tip')
  expect(await list.getByRole('option').count()).toBe(0)
  for (let i = 0; i < 7; i++) await page.keyboard.press('Backspace')
  await page.keyboard.type('tip')
  expect(await list.getByRole('option').allInnerTexts()).toEqual(['Box with a tip'])
  await page.keyboard.press('Enter')
  expect(await storyOf(page).locator('[data-callout=tip]').count()).toBe(1)
  // At the lower edge of a low window, and on a phone.
  for (const size of [
    { width: 1280, height: 460 },
    { width: 390, height: 700 },
  ]) {
    await page.setViewportSize(size)
    await beginWith(...Array.from({ length: 14 }, (_, i) => `Line ${i}`))
    await page.keyboard.press('Enter')
    await page.keyboard.type('/')
    await list.waitFor()
    const box = await boxOf('.slash-list')
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(size.height)
    expect(box.x + box.width).toBeLessThanOrEqual(size.width)
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('the toolbar of selected words covers no line above them, and has headings, quotation and link', async () => {
  await beginWith('The first line.', 'The second line.', 'The third line.', 'The fourth line.')
  await storyOf(page).getByText('The third line.').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  const bar = page.getByRole('group', { name: editorWording.format })
  await bar.waitFor()
  const selected = await boxOf('.story > p:nth-child(3)')
  expect((await boxOf('.editor-menu')).y).toBeGreaterThanOrEqual(selected.y + selected.height - 8)
  await bar.getByRole('button', { name: 'Strong' }).click()
  expect(await storyOf(page).locator('p > strong').count()).toBe(1)
  const heading = bar.getByRole('button', { name: 'Heading', exact: true })
  await heading.click()
  expect(await heading.getAttribute('aria-pressed')).toBe('true')
  expect(await storyOf(page).locator('h2').innerText()).toBe('The third line.')
  await bar.getByRole('button', { name: 'Quotation' }).click()
  expect(await storyOf(page).locator('blockquote').innerText()).toBe('The third line.')
  expect(await violationsNow(page)).toEqual([])
  await bar.getByRole('button', { name: 'Strong' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Emphasis')
  await bar.getByRole('button', { name: 'Link' }).click()
  await page.getByLabel('Address of the link').fill('https://example.org/')
  await page.keyboard.press('Enter')
  await storyOf(page).locator('blockquote a').waitFor()
})

test('a paragraph is moved by its handle, by a mouse, a finger and keys, and undo takes one step', async () => {
  await beginWith('One', 'Two', 'Three')
  const handle = page.getByRole('button', { name: editorWording.handle.label })
  const drag = async (from: number, to: number) => {
    const [source, target] = await Promise.all([from, to].map((nth) => boxOf(`.story > p:nth-child(${nth})`)))
    if (!source || !target) throw new Error('no paragraphs')
    await page.mouse.move(source.x + 20, source.y + 5)
    await page.locator('.block-handle[data-shown]').waitFor()
    const { x, y, width, height } = await boxOf('.block-handle')
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x, target.y + target.height / 2, { steps: 4 })
    await page.mouse.move(x, target.y + target.height - 2, { steps: 2 })
    await page.locator('.block-drop').waitFor()
    await page.mouse.up()
  }
  await drag(1, 3)
  expect(await paragraphs()).toEqual(['Two', 'Three', 'One'])
  await storyOf(page).getByText('Three').click()
  await page.keyboard.press('Control+z')
  expect(await paragraphs()).toEqual(['One', 'Two', 'Three'])
  await storyOf(page).getByText('Three').click()
  await page.keyboard.press('Alt+Shift+ArrowUp')
  expect(await paragraphs()).toEqual(['One', 'Three', 'Two'])
  await handle.focus()
  await page.keyboard.press('ArrowUp')
  expect(await paragraphs()).toEqual(['Three', 'One', 'Two'])
  await page.getByText(editorWording.handle.moved(1, 3)).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await paragraphs()).toEqual(['One', 'Two', 'Three'])
  await savedOn(page)
  expect(await violationsNow(page)).toEqual([])
  // A finger on the handle of the paragraph with the cursor.
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await storyOf(page).getByText('One').click()
  const [{ x, y, width }, last] = [await boxOf('.block-handle'), await boxOf('.story > p:nth-child(3)')]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: at }],
    })
  await touch('touchStart', y + 8)
  await touch('touchMove', y + 40)
  await touch('touchMove', last.y + last.height - 2)
  await page.locator('.block-drop').waitFor()
  await touch('touchEnd', 0)
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  expect(await paragraphs()).toEqual(['Two', 'Three', 'One'])
})

test('a preview shows the story on a phone, on a wide window and in a mail', async () => {
  await beginWith('The tide comes in twice a day.')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The tide')
  await page.getByRole('button', { name: previewWording.open }).click()
  const dialog = page.getByRole('dialog', { name: previewWording.title })
  const inside = (kind: keyof typeof previewWording.kinds) =>
    page.frameLocator(`iframe[title="${previewWording.frame(previewWording.kinds[kind])}"]`)
  const sizeOf = (kind: keyof typeof previewWording.kinds) =>
    inside(kind)
      .getByRole('heading', { name: 'The tide' })
      .evaluate((title) => getComputedStyle(title).fontSize)
  await inside('wide').getByText('The tide comes in twice a day.').waitFor()
  expect(await sizeOf('wide')).toBe('42px')
  await dialog.getByText(previewWording.kinds.phone, { exact: true }).click()
  await inside('phone').getByText('The tide comes in twice a day.').waitFor()
  expect(await sizeOf('phone')).toBe('32px')
  await dialog.getByText(previewWording.kinds.mail, { exact: true }).click()
  // The mail itself, of which nothing is made here.
  await savedOn(page)
  await inside('mail').getByText('The tide').first().waitFor()
  const mail = page.locator(`iframe[title="${previewWording.frame(previewWording.kinds.mail)}"]`)
  expect(await mail.getAttribute('src')).toMatch(/^\/p\/[0-9a-f]{12}\/publish\/mail\?title=The\+tide$/)
  expect(await violationsNow(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
