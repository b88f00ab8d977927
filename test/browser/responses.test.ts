import { afterAll, beforeAll, expect, test } from 'vitest'
import { responseWording as wording } from '../../schema/wording/responses'
import { toastWording } from '../../schema/wording/toasts'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

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
  await field.fill('I have a question')
  // What was written is there again after the panel was closed.
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await page.locator('a[data-action="respond"]').first().click()
  await expect.poll(() => field.inputValue()).toBe('I have a question')
  // An @ offers people, whom the keyboard takes without leaving the text.
  await field.press('End')
  await field.pressSequentially(' for @mare')
  await page.getByRole('option', { name: /^Maren/ }).waitFor()
  await field.press('Enter')
  expect(await field.inputValue()).toBe('I have a question for @maren ')
  await field.press('Control+Enter')
  await page.getByTestId('responded').waitFor()
  await panel.getByRole('link', { name: '@maren' }).waitFor()
  // The first message of the page is within reach though a dialog is open.
  await page.getByRole('button', { name: toastWording.close, exact: true }).waitFor()
  const own = panel.getByRole('article').filter({ hasText: 'I have a question' })
  await own.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: wording.edit }).click()
  const editing = panel.getByRole('textbox', { name: wording.editText })
  await editing.fill('I have *two* questions')
  await panel.getByRole('button', { name: wording.save }).click()
  await panel.getByText('I have two questions').waitFor()
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
