import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockWording as wording } from '../../schema/wording/blocks'
import { decisionWording as decision } from '../../schema/wording/decision'
import { followMenuLabel } from '../../schema/wording/follow-menu'
import { followMessages } from '../../schema/wording/follow-messages'
import { reportButtonWording } from '../../schema/wording/report-button'
import { reportQueueWording as queue } from '../../schema/wording/report-queue'
import { reportWording as reports } from '../../schema/wording/reports'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const visit = (path: string, username = 'staff') => visitAs(open, site, username, path)

test('somebody blocks a person by the menu, who learns that, and unblocks them', async () => {
  const { page, context, problems } = await visit('/@kenji', 'aiko')
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim()
  const more = page.getByRole('button', { name: followMenuLabel(name) }).first()
  await more.click()
  await page.getByRole('menuitem', { name: followMessages.block(name) }).click()
  const dialog = page.getByRole('dialog', { name: wording.ask.title(name) })
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: wording.blockShort, exact: true }).click()
  await page.getByRole('main').getByText(wording.isBlocking(name)).first().waitFor()

  const other = await visit('/@aiko', 'kenji')
  const { page: theirs } = other
  const blocker = (await theirs.getByRole('heading', { level: 1 }).innerText()).trim()
  await theirs.getByRole('main').getByText(wording.isBlocked(blocker)).first().waitFor()
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
