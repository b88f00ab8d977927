import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockWording } from '../../schema/wording/blocks'
import { followMessages } from '../../schema/wording/follow-messages'
import { highlightWording as highlights } from '../../schema/wording/quotes'
import { responseWording as wording } from '../../schema/wording/responses'
import { userWording } from '../../schema/wording/user'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'
import { chooseWords } from '../support/choose-words'
import { hasFocus } from '../support/focus'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const STORY_ID = demoId('post', 'the-tide-turns-around-a-point')
const WORDS = 'The moon is the same moon.'

test('whoever leaves the menu of a passage goes on at the passage', async () => {
  const { page, context, problems } = await visitAs(open, site, 'samuel', DEMO.story)
  const menu = page.getByRole('toolbar', { name: highlights.menu })
  const paragraph = page.locator('article p', { hasText: WORDS })
  const choose = async () => {
    await chooseWords(page, WORDS)
    await menu.waitFor()
    await page.keyboard.press('Tab')
  }
  await choose()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await hasFocus(paragraph)
  expect(await paragraph.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
  // The panel that the menu opens leads back there, too.
  await choose()
  await menu.getByRole('button', { name: highlights.respond }).press('Enter')
  const panel = page.getByRole('complementary', { name: /responses/i })
  await panel.getByText(wording.about).waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await hasFocus(paragraph)
  await choose()
  await page.keyboard.press('Enter')
  await page.getByTestId('highlighted').waitFor()
  await hasFocus(paragraph)
  // Of two highlights the list still has one after the other went.
  await chooseWords(page, 'Now think about standing at the hub')
  await menu.waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const own = page.locator('section', { hasText: highlights.own }).last()
  await own.getByRole('listitem').nth(1).waitFor()
  await own.getByRole('button', { name: highlights.remove }).first().press('Enter')
  await page.getByTestId('highlight-removed').waitFor()
  await hasFocus(own.getByRole('heading', { name: highlights.own }))
  expect(problems).toEqual([])
  await context.close()
})

test('what is done with a response on its page gives the focus back to where it began', async () => {
  const path = `/p/${STORY_ID}/responses`
  const { page, context, problems } = await visitAs(open, site, 'reader', path)
  const field = page.locator('.story[role="textbox"]').first()
  await page.getByRole('textbox', { name: wording.text }).click()
  await hasFocus(field)
  await page.keyboard.type('Sent by keys alone')
  await page.keyboard.press('Control+Enter')
  const own = page.getByRole('article').filter({ hasText: 'Sent by keys alone' })
  await own.waitFor()
  await hasFocus(field)
  // Beside the response: an answer that is given up, one that is sent, a change, a deletion and its undoing.
  const theirs = page.getByRole('article').filter({ hasText: 'missed my stop' })
  const answer = theirs.getByRole('button', { name: wording.answer })
  const write = page.getByRole('textbox', { name: /^Your answer to/ })
  await answer.press('Enter')
  await write.waitFor()
  await page.keyboard.press('Escape')
  await hasFocus(answer)
  await answer.press('Enter')
  await write.click()
  await page.keyboard.type('An answer by keys')
  await page.getByRole('button', { name: wording.cancel }).press('Enter')
  await hasFocus(answer)
  await answer.press('Enter')
  await write.getByText('An answer by keys').waitFor()
  await hasFocus(write)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('article').filter({ hasText: 'An answer by keys' }).waitFor()
  await hasFocus(answer)
  const actions = own.getByRole('button', { name: /^Actions/ })
  await actions.press('Enter')
  await page.getByRole('menuitem', { name: wording.edit }).press('Enter')
  // A change that was begun outlives the page, until it is given up.
  const change = page.locator('.story[role="textbox"]', { hasText: 'Sent by keys alone' })
  await hasFocus(change)
  await page.keyboard.type(', changed by them')
  await change.filter({ hasText: 'alone, changed by them' }).waitFor()
  await page.reload({ waitUntil: 'load' })
  await hydrated(page)
  await actions.press('Enter')
  await page.getByRole('menuitem', { name: wording.edit }).press('Enter')
  await change.filter({ hasText: 'alone, changed by them' }).waitFor()
  await own.getByRole('button', { name: wording.cancel }).press('Enter')
  await hasFocus(actions)
  await actions.press('Enter')
  await page.getByRole('menuitem', { name: wording.edit }).press('Enter')
  await change.waitFor()
  expect(await change.innerText()).not.toContain('changed')
  await hasFocus(change)
  await page.keyboard.press('Escape')
  await hasFocus(actions)
  await actions.press('Enter')
  await page.getByRole('menuitem', { name: wording.remove }).press('Enter')
  const undo = page
    .locator('main p', { hasText: wording.removed })
    .getByRole('button', { name: wording.undo })
  await hasFocus(undo)
  await undo.press('Enter')
  await hasFocus(actions)
  expect(problems).toEqual([])
  await context.close()
})

test('a response that moves in the list takes the focus along, and the list has it when one is gone', async () => {
  const path = `/p/${STORY_ID}/responses`
  const { page, context, problems } = await visitAs(open, site, 'maren', path)
  const list = page.locator('ol[tabindex="-1"]')
  const act = async (words: string, action: string) => {
    const response = page.getByRole('article').filter({ hasText: words })
    const actions = response.getByRole('button', { name: /^Actions/ })
    await actions.press('Enter')
    await page.getByRole('menuitem', { name: action, exact: true }).press('Enter')
    return actions
  }
  const pinned = await act('the same hold for rivers', wording.pin)
  await page
    .getByRole('article')
    .filter({ hasText: wording.pinned })
    .getByText('the same hold for rivers')
    .waitFor()
  await hasFocus(pinned)
  await act('missed my stop', wording.hide)
  await page.getByText(wording.hiddenOnes).waitFor()
  await hasFocus(list)
  await page
    .getByRole('button', { name: /^Show the response of/ })
    .first()
    .press('Enter')
  await page.getByTestId('response-shown').waitFor()
  await hasFocus(list)
  await act('the same hold for rivers', followMessages.block('Noor Haddad'))
  await page.getByRole('dialog').getByRole('button', { name: blockWording.blockShort }).press('Enter')
  await page.getByTestId('person-blocked').waitFor()
  await page.getByText('the same hold for rivers').waitFor({ state: 'detached' })
  // Whichever goes first, the response or the dialog that asked.
  await hasFocus(page.locator('main h1:focus, ol[tabindex="-1"]:focus'))
  await page.goto('/@noor', { waitUntil: 'load' })
  await hydrated(page)
  const control = page.getByRole('button', { name: /^(Unblock|Follow)\b.*Noor Haddad/ }).first()
  await control.filter({ hasText: blockWording.unblockShort }).press('Enter')
  await page.getByTestId('person-unblocked').waitFor()
  await control.filter({ hasNotText: blockWording.unblockShort }).waitFor()
  await hasFocus(control)
  expect(problems).toEqual([])
  await context.close()
})

test('a list that is deleted and the only highlight leave the focus nearby', async () => {
  const { page, context, problems } = await visitAs(open, site, 'reader', '/me/lists')
  await page
    .getByRole('button', { name: /^Delete: / })
    .first()
    .press('Enter')
  await page.getByTestId('list-removed').waitFor()
  await hasFocus(page.getByRole('heading', { level: 1 }))
  await context.close()
  await site.bindings.DB.prepare(
    'DELETE FROM quote WHERE user_id = ?1 AND id NOT IN (SELECT id FROM quote WHERE user_id = ?1 ORDER BY created_at LIMIT 1)',
  )
    .bind(demoId('user', 'ines'))
    .run()
  const other = await visitAs(open, site, 'ines', '/@ines/highlights')
  const remove = other.page.getByRole('button', { name: /^Remove the highlight/ })
  await remove.press('Enter')
  await other.page.getByTestId('highlight-removed').waitFor()
  const area = other.page.getByRole('region', { name: userWording.highlightsOf('Inês Carvalho') })
  await hasFocus(area.locator('[tabindex="-1"]'))
  expect([...problems, ...other.problems]).toEqual([])
  await other.context.close()
})

test('a menu that fades out is there for nobody: a second press of its item does nothing', async () => {
  const { page, context, problems } = await visitAs(open, site, 'maren', `/p/${STORY_ID}/responses`)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.headers()['graphql-operation'] ?? ''))
  const response = page.getByRole('article').filter({ hasText: 'Ours certainly' })
  await response.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: wording.hide, exact: true }).dblclick()
  expect(await page.getByRole('menu').count()).toBe(0)
  await page.getByTestId('response-hidden').waitFor()
  expect(sent.filter((names) => names.includes('HidePostResponse'))).toHaveLength(1)
  expect(problems).toEqual([])
  await context.close()
})
