import { expect, test } from 'vitest'
import { reportWording as wording } from '../../schema/wording/reports'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'

const { open } = useBrowser()

test('a visitor reports a story, is told what is missing, and what happens next', async () => {
  const { page, context, problems } = await open()
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  await page.locator('[data-action="report"]').first().click()
  const dialog = page.getByRole('dialog', { name: wording.title.POST })
  await dialog.getByRole('button', { name: wording.send }).click()
  await dialog.getByText('Choose what is wrong.').waitFor()
  await dialog.getByRole('radio', { name: wording.reasons.SPAM.name, exact: true }).check()
  await dialog.getByRole('textbox').fill('It sells napkins.')
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: wording.send }).click()
  await page.getByRole('dialog', { name: wording.thanks.title }).waitFor()
  await page.getByText(wording.thanks.visitor).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
