import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { publishingWording } from '../../schema/wording/publishing'
import { fits, violationsOf } from '../support/axe'
import { hydratedByItself, useBrowser, type Visit } from '../support/browser'
import { type Site, startSite } from '../support/own-site'
import { signInByCode } from '../support/person'

const { open } = useBrowser()
let site: Site
beforeAll(async () => {
  site = await startSite({ demo: inject('demo') })
})
afterAll(() => site?.stop())

/** The developer settings, or another page, as somebody finds them who has just signed in. */
async function as(
  email: string,
  { path = '/me/settings/developer', ...options }: Visit & { path?: string } = {},
) {
  const watched = await open({ baseURL: site.url, reducedMotion: 'reduce', ...options })
  await signInByCode(watched.context, site.url, email)
  await watched.page.goto(path, { waitUntil: 'load' })
  await hydratedByItself(watched.page)
  return watched
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a token is made, shown once, used by a program and revoked', async () => {
  const { page, context, problems } = await as('writer@quire.test')
  await page.getByText('You don’t have an access token yet.').waitFor()
  await button(page, 'Make a token').click()
  await button(page, 'Make token').click()
  await page.getByText('Give the token a name.').waitFor()
  await page.getByLabel('Name').fill('Nightly backup')
  await page.getByLabel('How long it’s good for').selectOption('30')
  await button(page, 'Make token').click()
  const token = await page.getByTestId('new-secret').innerText()
  expect(token).toMatch(/^quire_pat_[0-9a-f]{48}$/)
  const ask = () =>
    fetch(`${site.url}/_/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ viewer { username } }' }),
    })
  expect((await ask()).status).toBe(200)
  await button(page, 'I’ve saved it').click()
  expect(await page.getByTestId('new-secret').count()).toBe(0)
  await page.reload()
  await hydratedByItself(page)
  const item = page.getByRole('listitem').filter({ hasText: 'Nightly backup' })
  expect(await item.innerText()).toContain(token.slice(0, 16))
  expect(await page.content()).not.toContain(token)
  expect(await violationsOf(page)).toEqual([])
  await button(page, 'Revoke Nightly backup').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('You don’t have an access token yet.').waitFor()
  expect((await ask()).status).toBe(401)
  expect(problems).toEqual([])
  await context.close()
})

test('the form fits a phone', async () => {
  const { page, context } = await as('reader@quire.test', { viewport: { width: 320, height: 640 } })
  await button(page, 'Make a token').click()
  expect(await fits(page, 320)).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  await context.close()
})

test('a webhook is added with its secret, tried, and shows what came of it', async () => {
  const { page, context, problems } = await as('editor@quire.test')
  await button(page, 'Add a webhook').click()
  await button(page, 'Add webhook').click()
  await page.getByText('Enter an address.').waitFor()
  // An address that takes no POST.
  const address = `${site.url}/_/health`
  await page.getByLabel('Address').fill(address)
  await button(page, 'Add webhook').click()
  expect(await page.getByTestId('new-secret').innerText()).toMatch(/^whsec_/)
  await button(page, 'I’ve saved it').click()
  await page.getByRole('button', { name: `Deliveries ${address}` }).click()
  await page.getByText('Nothing was sent in the last two weeks.').waitFor()
  await button(page, 'Send a test').click()
  await page.getByText('on its way').waitFor()
  await expect
    .poll(async () => {
      await button(page, 'Refresh').click()
      return page.getByRole('region', { name: 'Webhooks' }).innerText()
    })
    .toContain('answered 405')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: `Delete ${address}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('You don’t have a webhook yet.').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a profile’s edit address leads to the publishing settings, which turn readers’ notes off', async () => {
  const { page, context, problems } = await as('writer@quire.test', { path: '/@priya/edit' })
  expect(new URL(page.url()).pathname).toBe('/me/settings/publishing')
  const notes = page.getByRole('switch', { name: publishingWording.readers.notes })
  expect(await notes.isChecked()).toBe(true)
  const stored = page.waitForResponse(/graphql/)
  await notes.press('Space')
  expect(await notes.isChecked()).toBe(false)
  await stored
  await page.reload({ waitUntil: 'load' })
  expect(await notes.isChecked()).toBe(false)
  expect(problems).toEqual([])
  await context.close()
})
