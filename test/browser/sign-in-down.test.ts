import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { useBrowser } from '../support/browser'
import { type Site, startSite } from '../support/own-site'
import { askForCode, hasSession, paste, signInPages } from '../support/sign-in-pages'

const { open } = useBrowser()
let site: Site
beforeAll(async () => {
  site = await startSite({ demo: inject('demo') })
})
afterAll(() => site.stop())

const { withModal, mailTo } = signInPages(open, () => site.url)

/** Removes a table while something is done. */
async function without(table: string, work: () => Promise<void>): Promise<void> {
  const rename = (from: string, to: string) =>
    site.bindings.DB.prepare(`ALTER TABLE ${from} RENAME TO ${to}`).run()
  await rename(table, `${table}_away`)
  try {
    await work()
  } finally {
    await rename(`${table}_away`, table)
  }
}

test('a code that can’t be checked can be tried again, and is valid afterwards', async () => {
  const { page, context } = await withModal()
  await askForCode(page, 'writer@quire.test')
  await paste(page, 0, (await mailTo(context, 'writer@quire.test')).code)
  await without('one_time_token', async () => {
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('Please try again.', { exact: true }).waitFor()
  })
  expect(await page.getByRole('dialog').innerText()).not.toContain('Unexpected')
  await page.getByRole('button', { name: 'Validate' }).click()
  await hasSession(context)
  await context.close()
})

test('a password that can’t be checked can be tried again, and stays in its field', async () => {
  const { page, context } = await withModal()
  await page.getByRole('button', { name: 'Sign in with email' }).click()
  await page.getByRole('button', { name: 'Sign in with password' }).click()
  await page.getByLabel('Your email').fill('writer@quire.test')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('correct horse battery')
  await without('password_credential', async () => {
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('Please try again.', { exact: true }).waitFor()
  })
  expect(await password.inputValue()).toBe('correct horse battery')
  expect(await page.getByRole('dialog').innerText()).not.toContain('Unexpected')
  await context.close()
})
