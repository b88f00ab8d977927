import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fits, violationsOf } from '../support/axe'
import { hydratedByItself, useBrowser } from '../support/browser'
import { signInThere, useProviderSite } from '../support/provider-site'

const { open } = useBrowser()
const { newPerson, isSettings } = useProviderSite(open)

const accountsIn = (page: Page) => page.getByRole('region', { name: 'Connected accounts' })
const item = (page: Page, name: string) => accountsIn(page).getByRole('listitem').filter({ hasText: name })

test('an external account is connected and disconnected in the settings', async () => {
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

test('an external account that somebody else has is reported', async () => {
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
    .filter({ hasText: 'That account already signs somebody else in. Disconnect it there first.' })
    .waitFor()
  expect(await item(page, 'Facebook').innerText()).toContain('Not connected')
  await Promise.all([context.close(), first.context.close()])
})
