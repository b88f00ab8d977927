import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fits, violationsOf } from '../support/axe'
import { hydratedByItself, useBrowser } from '../support/browser'
import { hasFocus } from '../support/focus'
import { signInThere, useProviderSite } from '../support/provider-site'

const { open } = useBrowser()
const { siteUrl, providers, openSettings, newPerson } = useProviderSite(open)

const item = (page: Page) =>
  page
    .getByRole('region', { name: 'Connected accounts' })
    .getByRole('listitem')
    .filter({ hasText: 'Mastodon' })

/** Opens the form and names the server. */
async function nameServer(page: Page, server?: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect Mastodon' }).click()
  if (server !== undefined) await page.getByLabel('Your Mastodon server').fill(server)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a Mastodon account is connected and disconnected in the settings', async () => {
  const { page, context } = await newPerson('tooter')
  const { fine } = providers().mastodon
  await page.getByRole('button', { name: 'Connect Mastodon' }).click()
  const field = page.getByLabel('Your Mastodon server')
  expect(await field.inputValue()).toBe(fine)
  await hasFocus(field)
  expect(await violationsOf(page)).toEqual([])
  expect(await fits(page, 320)).toBe(true)

  await page.getByRole('button', { name: 'Continue' }).click()
  await signInThere(page, 'ada')
  await page.getByRole('heading', { name: 'Your Mastodon account is connected' }).waitFor()
  expect(await page.getByRole('main').innerText()).toContain(`@ada@${fine}`)
  expect(await violationsOf(page)).toEqual([])
  expect(await fits(page, 320)).toBe(true)
  const back = page.url()
  await page.getByRole('link', { name: 'Back to settings' }).click()
  await hydratedByItself(page)
  expect(await item(page).innerText()).toContain(`@ada@${fine}`)

  // Opening it again does nothing.
  await page.goto(back)
  await page.getByText('was already completed').waitFor()
  await openSettings(page)
  await page.getByRole('button', { name: 'Disconnect Mastodon' }).click()
  const dialog = page.getByRole('dialog', { name: 'Disconnect Mastodon?' })
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => item(page).innerText()).toContain('Not connected')
  await context.close()
})

test('errors of a Mastodon account are shown where they occur', async () => {
  const { page, context } = await newPerson('unlucky')
  await nameServer(page, 'not a server')
  await page
    .getByRole('alert')
    .filter({ hasText: 'That isn’t the address of a Mastodon server. It looks like mastodon.social.' })
    .waitFor()
  await page.getByLabel('Your Mastodon server').fill(providers().mastodon.down)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alert').filter({ hasText: 'couldn’t be reached' }).waitFor()
  expect(page.url()).toBe(`${siteUrl()}/me/settings/security`)

  await page.getByLabel('Your Mastodon server').fill(providers().mastodon.fine)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('heading', { name: 'Nothing was connected' }).waitFor()
  expect(await page.getByRole('main').innerText()).toContain('You declined there, so nothing was connected.')
  expect(await violationsOf(page)).toEqual([])

  await openSettings(page)
  await nameServer(page)
  await signInThere(page, 'liar fault=remote')
  await page.getByText('couldn’t tell us whose account it is').waitFor()
  await context.close()
})

test('the page that people return to says what it is without a script, and does nothing', async () => {
  const { page, context } = await newPerson('scriptless', false)
  await page.goto('/m/callback/mastodon?state=x&code=y&instance=mastodon.social')
  expect(await page.getByRole('heading').allInnerTexts()).toEqual(['Connecting your Mastodon account'])
  const text = await page.getByRole('main').innerText()
  expect(text).toContain('This needs JavaScript in this browser.')
  expect(text).not.toContain('One moment')
  await context.close()
})
