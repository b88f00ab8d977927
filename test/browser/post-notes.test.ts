import { afterAll, beforeAll, expect, test } from 'vitest'
import { postNotesWording as wording } from '../../schema/wording/post-notes'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'
import { toasted } from '../support/toast'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const PATH = `/p/${demoId('post', 'the-smell-of-a-new-paperback')}/private-notes`
const WORDS = 'The rest is hope.'

test('an editor leaves a note on words of a draft, and its writer answers, marks it as done and undoes that', async () => {
  const editor = await open({ baseURL: site.url, reducedMotion: 'reduce' })
  await signInAs('ines', site, editor.context)
  await editor.page.goto(PATH, { waitUntil: 'load' })
  await hydrated(editor.page)
  await editor.page.getByText(WORDS).evaluate((element, words) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
    const start = text.data.indexOf(words)
    document.getSelection()?.setBaseAndExtent(text, start, text, start + words.length)
  }, WORDS)
  await editor.page.getByRole('button', { name: wording.addToWords }).click()
  await editor.page.getByRole('textbox', { name: wording.text }).fill('Could this be the title?')
  await editor.page.keyboard.press('Control+Enter')
  await editor.page.getByTestId('note-added').waitFor()
  const note = editor.page.getByRole('article')
  expect(await note.getByRole('blockquote').textContent()).toBe(WORDS)
  expect(await violationsNow(editor.page)).toEqual([])
  await note.getByRole('button', { name: /^Actions/ }).click()
  await editor.page.getByRole('menuitem', { name: wording.edit }).click()
  await editor.page.getByRole('textbox', { name: wording.editText }).fill('Could this be the subtitle?')
  await editor.page.getByRole('button', { name: wording.saveEdit, exact: true }).click()
  await note.getByText('Could this be the subtitle?').waitFor()

  const { page, context, problems } = await open({ baseURL: site.url, reducedMotion: 'reduce' })
  await signInAs('maren', site, context)
  await page.goto('/me/notifications', { waitUntil: 'load' })
  await hydrated(page)
  await page.getByRole('link', { name: /wrote a note to you/ }).click()
  await page.getByText('Could this be the subtitle?').waitFor()
  expect(new URL(page.url()).hash).toMatch(/^#note-/)
  await page.getByRole('button', { name: wording.reply, exact: true }).click()
  await page.getByRole('textbox', { name: wording.replyText }).fill('It could.')
  await page.getByRole('button', { name: wording.sendReply }).click()
  await page.getByText('It could.', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Mark the note of/ }).click()
  await page.getByText(wording.done(1)).waitFor()
  await toasted(page, page.getByRole('button', { name: wording.undo }))
  await page.getByRole('button', { name: wording.undo }).click()
  await page.getByText(wording.open(1)).waitFor()
  expect(await violationsNow(page)).toEqual([])
  expect([...problems, ...editor.problems]).toEqual([])
})
