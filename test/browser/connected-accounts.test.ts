import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fits, violationsOf } from '../support/axe'
import { hydratedByItself, useBrowser } from '../support/browser'
import { freePort, type Site, startSite } from '../support/own-site'
import { type Providers, startProviders } from '../support/providers/start'

const { open } = useBrowser()
let providers: Providers & { stop: () => void }
let site: Site

beforeAll(async () => {
  const port = await freePort()
  providers = await startProviders([`http://localhost:${port}`])
  site = await startSite({ port, vars: providers.vars })
}, 60_000)
afterAll(async () => {
  await site?.stop()
  providers?.stop()
})

/** Says at the provider's page who one is. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.fill('input[name=login]', login)
  const password = page.locator('input[name=password]')
  if (await password.count()) await password.fill('any')
  await page.locator('button[type=submit]').click()
}

/** The security settings of somebody who has just made an account by Google. */
async function newPerson(login: string) {
  const watched = await open({ baseURL: site.url, reducedMotion: 'reduce' })
  const { page } = watched
  await page.goto('/m/connect/google?operation=register')
  await signInThere(page, login)
  await page.waitForURL((url) => url.origin === site.url && !url.pathname.startsWith('/m/'))
  await page.goto('/me/settings/security', { waitUntil: 'load' })
  await hydratedByItself(page)
  return watched
}

const accountsIn = (page: Page) => page.getByRole('region', { name: 'Connected accounts' })
const item = (page: Page, name: string) => accountsIn(page).getByRole('listitem').filter({ hasText: name })
const isSettings = (url: URL) => url.origin === site.url && url.pathname === '/me/settings/security'

test('an account elsewhere is connected and disconnected under settings', async () => {
  const { page, context } = await newPerson('connects')
  expect(await item(page, 'Google').innerText()).toContain('Connected ')
  expect(await item(page, 'Facebook').innerText()).toContain('Not connected')
  expect(await violationsOf(page)).toEqual([])
  expect(await fits(page, 320)).toBe(true)

  await page.getByRole('link', { name: 'Connect Facebook' }).click()
  await signInThere(page, 'a-friend')
  await page.waitForURL(isSettings)
  await hydratedByItself(page)
  await page.getByTestId('account-connected').waitFor()
  expect(await item(page, 'Facebook').innerText()).toContain('Connected ')

  await page.getByRole('button', { name: 'Disconnect Facebook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Disconnect Facebook?' })
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => item(page, 'Facebook').innerText()).toContain('Not connected')
  await context.close()
})

test('an account elsewhere that somebody else has is told about', async () => {
  const first = await newPerson('first')
  await first.page.getByRole('link', { name: 'Connect Facebook' }).click()
  await signInThere(first.page, 'shared')
  await first.page.waitForURL(isSettings)
  const { page, context } = await newPerson('second')
  await page.getByRole('link', { name: 'Connect Facebook' }).click()
  await signInThere(page, 'shared')
  await page.waitForURL((url) => isSettings(url) && url.searchParams.get('error') === 'ACCOUNT_TAKEN')
  await page
    .getByRole('alert')
    .filter({ hasText: 'That account signs somebody else in already. Disconnect it there first.' })
    .waitFor()
  expect(await item(page, 'Facebook').innerText()).toContain('Not connected')
  await Promise.all([context.close(), first.context.close()])
})
