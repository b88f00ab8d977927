import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

/* docs/rules/mobile-verification.md, “The page”. */

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

/** The code of the last message to a number. */
async function codeFor(number: string): Promise<string> {
  const mails = (await (await fetch(`${site.url}/_/dev/mail`)).json()) as { to: string; code?: string }[]
  return mails.find(({ to }) => to === number)?.code ?? ''
}

test('a number is verified with the keyboard, on a phone, and removed', async () => {
  const { page, context, problems } = await visitAs(open, site, 'reader', '/mobile-verification', {
    viewport: { width: 360, height: 740 },
  })
  const country = page.getByLabel('Country or territory')
  await country.selectOption('US')
  const number = page.getByLabel('Mobile number')
  await number.fill('202 555')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('This number is too short.').waitFor()
  expect(await number.evaluate((field) => field === document.activeElement)).toBe(true)
  await country.selectOption('DE')
  await number.fill('01512 3450001')
  expect(await violationsNow(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}/mobile-verification/code`)
  await page.getByText('+49 1512 3450001').waitFor()
  expect(await violationsNow(page)).toEqual([])
  const code = page.getByLabel('Code', { exact: true })
  await code.fill('123')
  await page.keyboard.press('Enter')
  await page.getByText('Enter the 6 digits of the text message.').waitFor()
  await code.fill(await codeFor('+4915123450001'))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}/mobile-verification/done`)
  await page.getByText('+49 •••• 01').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove number' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove number' }).click()
  await page.waitForURL(`${site.url}/mobile-verification/start`)
  await page.getByLabel('Mobile number').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
