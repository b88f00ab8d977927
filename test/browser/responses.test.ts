import { afterAll, beforeAll, expect, test } from 'vitest'
import { editorWording } from '../../schema/wording/editor'
import { reportButtonWording } from '../../schema/wording/report-button'
import { reportWording } from '../../schema/wording/reports'
import { responseWording as wording } from '../../schema/wording/responses'
import { toastWording } from '../../schema/wording/toasts'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { hasFocus } from '../support/focus'
import { hold } from '../support/hold'
import { beyond, type Site } from '../support/own-site'
import { PNG } from '../support/png'
import { startSiteToSignIn } from '../support/sign-in'
import { toasted } from '../support/toast'
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

const STORY_ID = demoId('post', 'the-tide-turns-around-a-point')

interface Adding {
  addResponses: (site: Site, by: string, postId: string, texts: readonly string[]) => Promise<void>
}

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

test('a reader responds beside a story, changes and deletes that', async () => {
  const reader = await visitAs(open, site, 'reader', DEMO.story)
  const { page } = reader
  await page.locator('a[data-action="respond"]').first().click()
  const panel = page.getByRole('complementary', { name: /responses/i })
  await panel.getByText('missed my stop').waitFor()
  const field = panel.getByRole('textbox', { name: wording.text })
  const text = panel.locator('.story[role="textbox"]')
  // The editor comes with the first touch, and takes over in the middle of the writing: neither what was typed is lost,
  // nor the place where somebody goes on.
  const editor = await hold(page, /\/ResponseEditor-[^/]*\.js$/)
  await field.pressSequentially('I have question ')
  for (const _ of 'question ') await page.keyboard.press('ArrowLeft')
  await editor.waiting
  editor.release()
  await panel.locator('textarea').waitFor({ state: 'detached' })
  await page.keyboard.type('a ')
  await page.keyboard.press('End')
  await page.keyboard.type('for')
  await text.getByText('I have a question for', { exact: true }).waitFor()
  // What was written is there again after the panel was closed.
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await page.locator('a[data-action="respond"]').first().click()
  await field.click()
  await text.getByText('I have a question for', { exact: true }).waitFor()
  // An @ offers people, whom the keyboard takes without leaving the text.
  await text.press('Control+End')
  await text.pressSequentially(' @mare')
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
  await hasFocus(actions)
  // The answers to another one unfold in their place, and the line beside them folds them again.
  const unfold = panel.getByRole('link', { name: wording.answers(1) }).first()
  await unfold.click()
  await panel.getByText('one of those napkins').waitFor()
  expect(await violationsNow(page)).toEqual([])
  const fold = panel.getByRole('button', { name: wording.foldLabel(1) })
  await hasFocus(fold)
  await page.keyboard.press('Enter')
  await panel.getByText('one of those napkins').waitFor({ state: 'detached' })
  await hasFocus(unfold)
  const changed = panel.getByRole('article').filter({ hasText: 'I have two questions' })
  await changed.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: wording.remove }).click()
  const gone = panel.locator('p', { hasText: wording.removed })
  await gone.getByRole('button', { name: wording.undo, exact: true }).click()
  await panel.getByText('I have two questions').waitFor()
  // On the page of its own, what is typed before the page's script is there stays, and follows what was kept.
  const script = await hold(page, /\/entry-client-[^/]*\.js$/)
  await page.evaluate(
    ([owner, id]) => localStorage.setItem(`kept:words:${owner}:response:${id}`, 'Kept words'),
    [demoId('user', 'reader'), STORY_ID],
  )
  await page.goto(`/p/${STORY_ID}/responses/new`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('textbox', { name: wording.text }).pressSequentially('Early words')
  await script.waiting
  script.release()
  await hydrated(page)
  const alone = page.locator('.story[role="textbox"]')
  await alone.getByText('Kept words').waitFor()
  await page.keyboard.type(' and late ones')
  await alone.getByText('Early words and late ones', { exact: true }).waitFor()
  expect(reader.problems).toEqual([])
  await reader.context.close()
})

test('whoever decides shows, pins and hides with undo, and closes the discussion', async () => {
  const { page, context, problems } = await visitAs(open, site, 'maren', `/p/${STORY_ID}/responses`)
  const said = async (id: string, undoes = true) => {
    const toast = page.getByTestId(id)
    await toasted(page, toast)
    if (undoes) await toast.getByRole('button', { name: wording.undo }).click()
  }
  const act = async (words: string, action: string) => {
    const response = page.getByRole('article').filter({ hasText: words })
    await response.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await page.getByRole('heading', { name: wording.forYou }).waitFor()
  await page
    .getByRole('button', { name: /^Show the response of/ })
    .first()
    .click()
  await said('response-shown')
  await said('response-hidden', false)
  // A pinned response takes the place of another, and gives it back.
  const pinned = page.getByRole('article').filter({ hasText: wording.pinned })
  await pinned.getByText('eleven years').waitFor()
  await act('the same hold for rivers', wording.pin)
  await pinned.getByText('the same hold for rivers').waitFor()
  await said('response-pinned')
  await pinned.getByText('eleven years').waitFor()
  const unwanted = page.getByRole('article').filter({ hasText: 'missed my stop' })
  await act('missed my stop', wording.hide)
  await said('response-hidden')
  await said('response-shown', false)
  await unwanted.waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('button', { name: wording.closeDiscussion }).click()
  await page.getByText(wording.closed('story')).waitFor()
  expect(await page.getByRole('textbox', { name: wording.text }).count()).toBe(0)
  // The text is kept beside the story too, where the panel is opened again.
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  await page.locator('a[data-action="respond"]').first().click()
  const panel = page.getByRole('complementary', { name: /responses/i })
  await panel.getByText(wording.closed('story')).waitFor()
  await panel.getByRole('button', { name: wording.openDiscussion }).click()
  await panel.getByRole('textbox', { name: wording.text }).waitFor()
  expect(await panel.getByText(wording.closed('story')).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('a reader at the end of a story responds there, and the rest is a page away', async () => {
  const { page, context, problems } = await visitAs(open, site, 'friend', DEMO.story)
  const below = page.locator('section', { has: page.locator('#responses-below') })
  await below.scrollIntoViewIfNeeded()
  // The code of what stands below the text is loaded now.
  await below
    .getByRole('button', { name: /^Actions/ })
    .first()
    .waitFor()
  const field = below.getByRole('link', { name: wording.placeholder })
  await field.press('Enter')
  const text = below.getByRole('textbox', { name: wording.text })
  await hasFocus(text)
  await page.keyboard.type('Read to the end')
  await below.locator('.story[role="textbox"]').getByText('Read to the end').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByTestId('responded').waitFor()
  await below.getByRole('article').filter({ hasText: 'Read to the end' }).first().waitFor()
  expect(await violationsNow(page)).toEqual([])
  await below.getByRole('link', { name: /^See all/ }).click()
  await page.waitForURL(`**/p/${STORY_ID}/responses`)
  expect(problems).toEqual([])
  await context.close()
})

test('the panel has orders and further pages, and the one of a list leads to its page', async () => {
  const { addResponses } = await beyond<Adding>('./add-responses')
  const remarks = Array.from({ length: 10 }, (_, index) => `Remark ${index + 1}.`)
  await addResponses(site, 'ines', STORY_ID, remarks)
  const { page, context, problems } = await visitAs(open, site, 'aiko', DEMO.story)
  await page.locator('a[data-action="respond"]').first().click()
  const panel = page.getByRole('complementary', { name: /responses/i })
  const first = panel.getByRole('article').nth(1)
  await panel.getByRole('article').first().getByText(wording.pinned).waitFor()
  const order = panel.getByLabel(wording.order)
  await order.selectOption(wording.orders.newest)
  await first.getByText('Remark 10.').waitFor()
  expect(await panel.getByText('missed my stop').count()).toBe(0)
  await panel.getByRole('button', { name: wording.more, exact: true }).click()
  await panel.getByText('missed my stop').waitFor()
  await order.selectOption(wording.orders.oldest)
  await first.getByText('the same hold for rivers').waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })

  await page.goto(`/@maren/list/by-the-water-${demoId('catalog', 'by-the-water')}`, { waitUntil: 'load' })
  await hydrated(page)
  await page.locator('a[data-action="respond"]').first().click()
  await panel.getByText('One a night').waitFor()
  await panel.getByRole('textbox', { name: wording.text }).fill('I began with the whale.')
  await panel.getByRole('button', { name: wording.publish, exact: true }).click()
  await toasted(page, page.getByTestId('responded'))
  expect(await violationsNow(page)).toEqual([])
  await panel.getByRole('link', { name: wording.asPage }).click()
  await page.waitForURL(/\/list\/by-the-water-[0-9a-f]{12}\/responses$/)
  await page.getByRole('article').filter({ hasText: 'I began with the whale.' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
