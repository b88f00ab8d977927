import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminWording } from '../../schema/wording/admin'
import { blockWording as wording } from '../../schema/wording/blocks'
import { decisionWording as decision } from '../../schema/wording/decision'
import { followMessages } from '../../schema/wording/follow-messages'
import { reportButtonWording } from '../../schema/wording/report-button'
import { reportQueueWording as queue } from '../../schema/wording/report-queue'
import { reportWording as reports } from '../../schema/wording/reports'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'
import { toasted } from '../support/toast'

const { open } = useBrowser({ keepsContexts: true })

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

async function visit(path: string, username = 'staff') {
  const watched = await open({ baseURL: site.url })
  await signInAs(username, site, watched.context)
  await watched.page.goto(path, { waitUntil: 'load' })
  await hydrated(watched.page)
  return watched
}

test('staff finds an account, suspends it for a reason, and ends the suspension', async () => {
  const { page, context, problems } = await visit('/_/admin/internal-status')
  await page.getByLabel(adminWording.findLabel).fill(`${site.url}/@greta`)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.waitForURL('**/_/admin/users/@greta')
  await hydrated(page)
  const suspend = page.getByRole('button', { name: 'Suspend' })
  await suspend.click()
  const reason = page.getByRole('region', { name: 'Suspend this account' }).getByLabel('Reason')
  await page.getByText('Say why.').waitFor()
  expect(await reason.evaluate((element) => element === document.activeElement)).toBe(true)
  await reason.fill('Sold followers.')
  await suspend.focus()
  await page.keyboard.press('Enter')
  await page.getByText('The account is suspended.').waitFor()
  const log = page.getByRole('region', { name: 'Log' })
  await log.getByText('Sold followers.').waitFor()
  const ending = page.getByRole('heading', { name: 'End the suspension' })
  await ending.waitFor()
  await expect.poll(() => ending.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await violationsNow(page)).toEqual([])

  const end = page.getByRole('region', { name: 'End the suspension' })
  await end.getByLabel('Reason').fill('It was somebody else.')
  await page.getByRole('button', { name: 'End suspension' }).click()
  await log.getByText('It was somebody else.').waitFor()
  await page.getByRole('heading', { name: 'Suspend this account' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('staff verifies an author, who adds books, arranges them, and takes a removal back', async () => {
  const { page: admin, context: adminContext } = await visit('/_/admin/users/@greta')
  await admin.getByRole('region', { name: 'Verify as a book author' }).getByLabel('Reason').fill('Her book.')
  await admin.getByRole('button', { name: 'Verify', exact: true }).click()
  await admin.getByRole('heading', { name: 'Withdraw the verification as a book author' }).waitFor()
  await adminContext.close()

  const { page, context, problems } = await visit('/@greta/books', 'greta')
  const dialog = page.getByRole('dialog')
  const question = page.getByRole('heading', { name: 'Discard your changes?' })
  const titles = page.locator('article h2')
  const addBook = async (title: string, publishedOn: string) => {
    await page.getByRole('button', { name: 'Add a book' }).click()
    await dialog.getByLabel('Title', { exact: true }).fill(title)
    await dialog.getByLabel('Date of publication').fill(publishedOn)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await titles.filter({ hasText: title }).waitFor()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByText('You haven’t added a book yet.').waitFor()
  await page.getByRole('button', { name: 'Add a book' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('A book needs a title.').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByLabel('Where it is sold').fill('http://shop.example')
  await dialog.getByLabel('Title', { exact: true }).fill('Snow Lines')
  await dialog.getByLabel('Date of publication').fill('2023')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('This has to be an address that begins with https://.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('Title', { exact: true }).inputValue()).toBe('Snow Lines')
  await dialog.getByLabel('Where it is sold').fill('https://shop.example/snow')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Paperback' }).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await addBook('Thaw', '2025-03')
  expect(await titles.allInnerTexts()).toEqual(['Thaw', 'Snow Lines'])

  const add = page.getByRole('button', { name: 'Add a book' })
  const discard = async () => {
    await add.click()
    await dialog.getByRole('button', { name: 'Add an edition' }).click()
    await dialog.getByText('Not saved yet').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    // Both fade out.
    await dialog.first().waitFor({ state: 'detached' })
    await expect.poll(() => add.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  await discard()
  // They go at once, in any order.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (let i = 0; i < 6; i++) await discard()
  await page.emulateMedia({ reducedMotion: null })

  await page.getByRole('button', { name: 'Change the order' }).click()
  await dialog.getByRole('button', { name: 'Move Thaw down' }).click()
  await dialog.getByText('Thaw is now number 2 of 2.').waitFor({ state: 'attached' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await titles.allInnerTexts()).toEqual(['Snow Lines', 'Thaw'])

  await page.getByRole('button', { name: 'Remove Thaw' }).click()
  await titles.filter({ hasText: 'Thaw' }).waitFor({ state: 'detached' })
  await page.getByText('Thaw is removed.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await titles.filter({ hasText: 'Thaw' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('staff renames a topic and puts a story into it', async () => {
  const { page, context, problems } = await visit('/topic/maps/edit')
  await page.getByLabel('Name').fill('Charts and maps')
  await page.getByLabel('Reason').fill('Sailors read it too.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Edit the topic Charts and maps' }).waitFor()
  await page.getByRole('link', { name: 'Stories', exact: true }).click()
  await page.getByLabel('Story').fill('nothing')
  await page.getByLabel('Reason').fill('It has a map in it.')
  await page.getByRole('button', { name: 'Add story' }).click()
  await page.getByText('This is neither the address nor the id of a story.').waitFor()
  await page.getByLabel('Story').fill(`${site.url}/@noor/stet-a1f620cd133d`)
  await page.getByRole('button', { name: 'Add story' }).click()
  await toasted(page, page.getByText('The story is added.'))
  await page.getByRole('region', { name: 'Log' }).getByText('It has a map in it.').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('staff see how a page was made, can outline its controls, and hide the menu', async () => {
  const { page, context, problems } = await visit('/@reader')
  const debug = page.getByRole('complementary', { name: 'Debug' })
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await debug.getByText('Debug').click()
  expect(await debug.innerText()).toContain('disabled (staff)')
  expect(await violationsNow(page)).toEqual([])
  await debug.getByRole('button', { name: 'Outline controls' }).click()
  expect(await debug.getByRole('button', { pressed: true }).count()).toBe(1)
  expect(await debug.locator('summary').evaluate((it) => getComputedStyle(it).outlineStyle)).toBe('dashed')
  await debug.getByRole('button', { name: 'Hide in this tab' }).click()
  await debug.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})

test('somebody blocks a person by the menu, who learns that, and unblocks them', async () => {
  const { page, context, problems } = await visit('/@kenji', 'aiko')
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim()
  const more = page.getByRole('button', { name: followMessages.menu(name) }).first()
  await more.click()
  await page.getByRole('menuitem', { name: followMessages.block(name) }).click()
  const dialog = page.getByRole('dialog', { name: wording.ask.title(name) })
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: wording.blockShort, exact: true }).click()
  await page.getByRole('complementary').getByText(wording.isBlocking(name)).waitFor()

  const other = await visit('/@aiko', 'kenji')
  const { page: theirs } = other
  const blocker = (await theirs.getByRole('heading', { level: 1 }).innerText()).trim()
  await theirs.getByRole('complementary').getByText(wording.isBlocked(blocker)).waitFor()
  expect(await theirs.getByRole('button', { name: wording.unblockShort }).count()).toBe(0)

  await page
    .getByRole('button', { name: `${wording.unblockShort} ${name}` })
    .first()
    .click()
  await page
    .getByRole('button', { name: `Follow ${name}` })
    .first()
    .waitFor()
  await theirs.reload({ waitUntil: 'load' })
  await hydrated(theirs)
  await theirs
    .getByRole('button', { name: `Follow ${blocker}` })
    .first()
    .waitFor()
  expect([...problems, ...other.problems]).toEqual([])
  await other.context.close()
  await context.close()
})

test('a response is reported and hidden; who decides second is told; its writer appeals, and is right', async () => {
  const id = demoId('response', 'estuary')
  const { page, ...reporter } = await visit(`/p/${id}/responses`, 'tomas')
  const reported = page.getByRole('article').filter({ hasText: 'In the estuary' })
  await reported.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: reportButtonWording.report }).click()
  const dialog = page.getByRole('dialog', { name: reports.title.RESPONSE })
  await dialog.getByRole('radio', { name: reports.reasons.SPAM.name, exact: true }).check()
  await dialog.getByRole('textbox').fill('Nobody asked for estuaries.')
  await dialog.getByRole('button', { name: reports.send }).click()
  await page.getByRole('dialog', { name: reports.thanks.title }).waitFor()

  const { page: staff, ...first } = await visit('/_/admin/reports?reason=spam')
  await staff.getByRole('link', { name: /In the estuary/ }).click()
  await staff.getByText('Nobody asked for estuaries.').waitFor()
  const caseId = new URL(staff.url()).searchParams.get('case')
  const { page: editor, ...second } = await visit(`/tidewater/manage/reports?case=${caseId}`, 'maren')
  await staff.getByRole('button', { name: queue.decisions.HIDE }).click()
  await staff.getByRole('heading', { name: queue.decided }).waitFor()
  await editor.getByRole('button', { name: queue.decisions.DISMISS }).click()
  await editor.getByRole('button', { name: queue.reload }).click()
  await editor.getByRole('heading', { name: queue.decided }).waitFor()
  await editor.getByText(queue.templates.SPAM).last().waitFor()

  const { page: writer, ...concerned } = await visit(`/me/decisions/${caseId}`, 'ines')
  await writer.getByText(decision.what.HIDE).waitFor()
  await writer.getByLabel(decision.words).fill('Somebody did ask.')
  await writer.getByRole('button', { name: decision.send, exact: true }).click()
  await writer.getByText(decision.waiting).waitFor()
  await staff.reload({ waitUntil: 'load' })
  await hydrated(staff)
  await staff.getByText('Somebody did ask.').waitFor()
  expect(await violationsNow(staff)).toEqual([])
  await staff.getByLabel(queue.words, { exact: true }).fill('Noor did.')
  await staff.getByRole('button', { name: queue.uphold }).click()
  await staff.getByText(queue.states.APPEAL_UPHELD).waitFor()
  await writer.reload({ waitUntil: 'load' })
  await writer.getByText(decision.upheld).waitFor()
  await writer.goto(`/p/${demoId('response', 'rivers')}/responses`, { waitUntil: 'load' })
  await writer.getByText('In the estuary').waitFor()
  for (const { context, problems } of [reporter, first, second, concerned]) {
    expect(problems).toEqual([])
    await context.close()
  }
})
