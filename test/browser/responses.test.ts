import { afterAll, beforeAll, expect, test } from 'vitest'
import { editorWording } from '../../schema/wording/editor'
import { reportButtonWording } from '../../schema/wording/report-button'
import { reportWording } from '../../schema/wording/reports'
import { responseWording as wording } from '../../schema/wording/responses'
import { toastWording } from '../../schema/wording/toasts'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { PNG } from '../support/png'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

/** A picture of one pixel, pasted as a browser would from the clipboard. A text: tsx would add helpers to a function. */
const PASTE_PICTURE = `(() => {
  const bytes = Uint8Array.from([${PNG.join()}])
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File([bytes], 'dot.png', { type: 'image/png' }))
  document.querySelector('.story[role=textbox]').dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
})()`

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

test('a reader responds beside a story, changes and deletes that; its author hides one and shows it again', async () => {
  const reader = await visitAs(open, site, 'reader', DEMO.story)
  const { page } = reader
  await page.locator('a[data-action="respond"]').first().click()
  const panel = page.getByRole('dialog')
  await panel.getByText('missed my stop').waitFor()
  const field = panel.getByRole('textbox', { name: wording.text })
  await field.pressSequentially('I have a question')
  // What was written is there again after the panel was closed.
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await page.locator('a[data-action="respond"]').first().click()
  // The editor comes with the first touch, and takes over what was written.
  await field.click()
  const text = panel.locator('.story[role="textbox"]')
  await text.getByText('I have a question').waitFor()
  // An @ offers people, whom the keyboard takes without leaving the text.
  await text.press('Control+End')
  await text.pressSequentially(' for @mare')
  await page.getByRole('option', { name: /^Maren/ }).waitFor()
  await text.press('Enter')
  await text.getByRole('link', { name: '@maren' }).waitFor()
  await text.pressSequentially('on **bold** days')
  await text.locator('strong', { hasText: 'bold' }).waitFor()
  // A picture is uploaded where it was pasted, and described.
  await text.press('Enter')
  await page.evaluate(PASTE_PICTURE)
  await panel.getByRole('button', { name: editorWording.picture.describe }).click()
  const about = page.getByRole('dialog', { name: editorWording.picture.title })
  await about.getByRole('textbox', { name: editorWording.picture.alt }).fill('A dot')
  await about.getByRole('button', { name: editorWording.picture.save, exact: true }).click()
  expect(await violationsNow(page)).toEqual([])
  await text.press('Control+Enter')
  await page.getByTestId('responded').waitFor()
  await panel.getByRole('img', { name: 'A dot' }).waitFor()
  await panel.getByRole('link', { name: '@maren' }).waitFor()
  // The first message of the page is within reach though a dialog is open.
  await page.getByRole('button', { name: toastWording.close, exact: true }).waitFor()
  const own = panel.getByRole('article').filter({ hasText: 'I have a question' })
  await own.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: wording.edit }).click()
  const editing = panel.getByRole('textbox', { name: wording.editText })
  await editing.fill('I have two questions')
  await panel.getByRole('button', { name: wording.save }).click()
  await panel.getByText('I have two questions').waitFor()
  // A dialog from a menu gives the focus back to the menu's button.
  const theirs = panel.getByRole('article').filter({ hasText: 'eleven years' }).first()
  const actions = theirs.getByRole('button', { name: /^Actions/ })
  await actions.click()
  await page.getByRole('menuitem', { name: reportButtonWording.report }).click()
  const report = page.getByRole('dialog', { name: reportWording.title.RESPONSE })
  await report.waitFor()
  await page.keyboard.press('Escape')
  await report.waitFor({ state: 'detached' })
  await expect.poll(() => actions.evaluate((button) => button === document.activeElement)).toBe(true)
  // The answers to another one unfold in their place.
  await panel
    .getByRole('link', { name: wording.answers(1) })
    .first()
    .click()
  await panel.getByText('one of those napkins').waitFor()
  expect(await violationsNow(page)).toEqual([])
  const changed = panel.getByRole('article').filter({ hasText: 'I have two questions' })
  await changed.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: wording.remove }).click()
  await panel.getByRole('button', { name: wording.undo, exact: true }).click()
  await panel.getByText('I have two questions').waitFor()
  expect(reader.problems).toEqual([])
  await reader.context.close()

  const writer = await visitAs(
    open,
    site,
    'maren',
    `/p/${demoId('post', 'the-tide-turns-around-a-point')}/responses`,
  )
  const main = writer.page
  await main.getByRole('heading', { name: wording.forYou }).waitFor()
  await main
    .getByRole('button', { name: /^Show the response of/ })
    .first()
    .click()
  await main.getByTestId('response-shown').waitFor()
  const unwanted = main.getByRole('article').filter({ hasText: 'I have two questions' })
  await unwanted.getByRole('button', { name: /^Actions/ }).click()
  await main.getByRole('menuitem', { name: wording.hide }).click()
  await main.getByTestId('response-hidden').waitFor()
  await main.getByText(wording.hiddenOnes).waitFor()
  expect(await violationsNow(main)).toEqual([])
  expect(writer.problems).toEqual([])
  await writer.context.close()
})
