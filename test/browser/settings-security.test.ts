import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { fits, violationsOf } from '../support/axe'
import { hydratedByItself, useBrowser, type Visit } from '../support/browser'
import { hasFocus } from '../support/focus'
import { type Site, startSite } from '../support/own-site'
import { signInByCode } from '../support/person'
import { toasted } from '../support/toast'
import { addVirtualAuthenticator } from '../support/virtual-authenticator'

const { open } = useBrowser()
let site: Site
beforeAll(async () => {
  site = await startSite({ demo: inject('demo') })
})
afterAll(() => site?.stop())

/** A page as somebody of the demo finds it who has just signed in. */
async function as(email: string, path = '/me/settings/security', options: Visit = {}) {
  const watched = await open({ baseURL: site.url, reducedMotion: 'reduce', ...options })
  await signInByCode(watched.context, site.url, email)
  await watched.page.goto(path, { waitUntil: 'load' })
  await hydratedByItself(watched.page)
  return watched
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, id: string) => toasted(page, page.getByTestId(id))
/** The focused element, as text. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const section = (page: Page, name: string) => page.getByRole('region', { name })

describe('security', () => {
  test('is shown with the page, and hydrates without a request', async () => {
    const { page, context, problems, graphql } = await as('writer@quire.test')
    expect(await section(page, 'Sessions').innerText()).toContain('This device')
    expect(problems).toEqual([])
    expect(graphql).toEqual([])
    await context.close()
  })

  test('adds a passkey, names it and removes it', async () => {
    const { page, context, problems, scripts } = await as('friend@quire.test')
    await addVirtualAuthenticator(page)
    const before = scripts.length
    await button(page, 'Add a passkey').click()
    const name = page.getByLabel('Name')
    expect(await name.inputValue()).toMatch(/ on /)
    // What it takes was there before the press.
    expect(scripts.slice(before).filter((path) => path.includes('passkey'))).toEqual([])
    await name.fill('')
    await button(page, 'Create passkey').click()
    await page.getByText('Give the passkey a name of 1 to 60 characters.').waitFor()
    await name.fill('My laptop')
    await button(page, 'Create passkey').click()
    await toast(page, 'passkey-added')
    expect(scripts.length).toBeGreaterThan(before)
    await section(page, 'Passkeys').getByRole('listitem').filter({ hasText: 'My laptop' }).waitFor()

    await button(page, 'Add a passkey').click()
    await button(page, 'Create passkey').click()
    await page.getByText('This passkey has already been added.').waitFor()
    await button(page, 'Cancel').click()

    await button(page, 'Rename My laptop').click()
    await page.getByLabel('Name').fill('Old laptop')
    await page.keyboard.press('Enter')
    await button(page, 'Remove Old laptop').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('You don’t have a passkey yet.').waitFor()
    await expect.poll(() => focused(page)).toBe('Passkeys')
    expect(problems).toEqual([])
    await context.close()
  })

  test('sets up the second factor in two steps, shows the codes once, and switches it off', async () => {
    const { page, context, problems } = await as('member@quire.test')
    await button(page, 'Set up Two-factor authentication').click()
    await page.getByRole('img', { name: /QR code/ }).waitFor()
    const shownSecret = await page.getByTestId('totp-secret').innerText()
    expect(shownSecret).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
    const totp = new TOTP({ secret: shownSecret.replaceAll(' ', '') })
    await button(page, 'Continue').click()
    const boxes = page.locator('fieldset input')
    await hasFocus(boxes.first())
    const wrong = String((Number(totp.generate()) + 1) % 1_000_000).padStart(6, '0')
    await page.keyboard.type(wrong)
    await button(page, 'Switch on').click()
    await page.getByText('That code isn’t current.').waitFor()
    await page.keyboard.type(totp.generate())
    await page.keyboard.press('Enter')
    await toast(page, 'two-factor-on')
    const codes = await page.getByTestId('recovery-codes').locator('li').allInnerTexts()
    expect(new Set(codes).size).toBe(10)
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
    expect(file.suggestedFilename()).toBe('quire-recovery-codes.txt')
    await button(page, 'I’ve saved them').click()
    expect(await page.getByTestId('recovery-codes').count()).toBe(0)
    await page.getByText('You have 10 recovery codes left.').waitFor()

    await button(page, 'New recovery codes').click()
    await page.getByLabel('Code from your app, or a recovery code').fill('000000x')
    await page.keyboard.press('Enter')
    await section(page, 'Two-factor authentication').getByRole('alert').filter({ hasText: /\w/ }).waitFor()
    expect(await page.getByLabel('Code from your app, or a recovery code').inputValue()).toBe('000000x')
    await page.getByLabel('Code from your app, or a recovery code').fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    const others = page.getByTestId('recovery-codes').locator('li')
    await others.first().waitFor()
    expect(await others.allInnerTexts()).not.toContain(codes[1])
    const [fresh = ''] = await others.allInnerTexts()
    await button(page, 'I’ve saved them').click()

    await button(page, 'Switch off Two-factor authentication').click()
    await page.getByLabel('Code from your app, or a recovery code').fill(fresh)
    await page.keyboard.press('Enter')
    await toast(page, 'two-factor-off')
    await button(page, 'Set up Two-factor authentication').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('ends another session, and then all others', async () => {
    const others = []
    for (let i = 0; i < 3; i++) others.push((await as('editor@quire.test')).context)
    const { page, context } = await as('editor@quire.test')
    const items = section(page, 'Sessions').getByRole('listitem')
    expect(await items.count()).toBe(4)
    expect(await items.first().innerText()).toContain('This device')
    expect(await items.first().getByRole('button').count()).toBe(0)
    await items.nth(1).getByRole('button').click()
    await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
    await toast(page, 'session-ended')
    await expect.poll(() => items.count()).toBe(3)
    await button(page, 'End all other sessions').click()
    await page.getByRole('dialog').getByRole('button', { name: 'End all other sessions' }).click()
    await expect.poll(() => items.count()).toBe(1)
    await expect.poll(() => focused(page)).toBe('Sessions')
    for (const other of others) {
      const answer = await other.request.get(`${site.url}/me/settings`, { maxRedirects: 0 })
      expect(answer.status()).toBe(302)
    }
    expect((await page.request.get('/me/settings', { maxRedirects: 0 })).status()).toBe(200)
    await context.close()
  })

  test('makes the browser forget the account that was used in it', async () => {
    const { page, context } = await as('reader@quire.test')
    const names = async () => (await context.cookies()).map(({ name }) => name)
    expect(await names()).toContain('__Host-account')
    await button(page, 'Forget this browser').click()
    await toast(page, 'browser-forgotten')
    expect(await names()).not.toContain('__Host-account')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Sessions')
    expect(await button(page, 'Forget this browser').count()).toBe(0)
    // Signed-in people stay signed in.
    await page.reload()
    expect(await names()).toContain('__Host-session')
    expect(await button(page, 'Forget this browser').count()).toBe(0)
    await context.close()
  })

  test('says why an external account wasn’t connected', async () => {
    const { page, context } = await as('writer@quire.test', '/me/settings/security?error=ACCOUNT_TAKEN')
    await page
      .getByRole('alert')
      .filter({ hasText: 'That account already signs somebody else in. Disconnect it there first.' })
      .waitFor()
    await context.close()
  })

  test('is clean in light and dark, and fits 320 px, with every form open', async () => {
    const { page, context } = await as('writer@quire.test')
    expect(await violationsOf(page)).toEqual([])
    await button(page, 'Add a passkey').click()
    await button(page, 'Set up Two-factor authentication').click()
    await page.getByRole('img', { name: /QR code/ }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await fits(page, 320)).toBe(true)
    await button(page, 'Continue').click()
    expect(await violationsOf(page)).toEqual([])
    expect(await fits(page, 320)).toBe(true)
    await context.close()
  })
})

describe('the password page', () => {
  test('leads a visitor to sign in, and back', async () => {
    const { page, context } = await open({ baseURL: site.url })
    await page.goto('/password')
    const link = page.getByRole('link', { name: 'Sign in', exact: true })
    expect(await link.getAttribute('href')).toBe('/m/signin?redirectUrl=%2Fpassword')
    await context.close()
  })

  test('sets a password, changes it with the old one, and removes it', async () => {
    const { page, context } = await as('reader@quire.test', '/password')
    const fresh = page.getByLabel('New password', { exact: true })
    await fresh.fill('short')
    await page.getByText('5 of at least 10 characters').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('A password needs at least 10 characters.').waitFor()
    expect(await fresh.inputValue()).toBe('short')
    expect(await fresh.getAttribute('autocomplete')).toBe('new-password')
    await fresh.fill('lamp river paper seven')
    await button(page, 'Show new password').click()
    expect(await fresh.getAttribute('type')).toBe('text')
    await button(page, 'Save password').click()
    await toast(page, 'password-set')
    await page.getByText('You can sign in with your email address and a password.').waitFor()

    await page.getByRole('link', { name: 'Change password' }).click()
    await page.getByLabel('Current password', { exact: true }).fill('not that one at all')
    await fresh.fill('lamp river paper eight')
    await page.keyboard.press('Enter')
    await page
      .getByText(
        'That password was incorrect. You have 5 more attempt(s) before your account is locked for 1 minute.',
      )
      .waitFor()
    expect(await fresh.inputValue()).toBe('lamp river paper eight')
    expect(await violationsOf(page)).toEqual([])
    expect(await fits(page, 320)).toBe(true)
    await page.getByLabel('Current password', { exact: true }).fill('lamp river paper seven')
    await button(page, 'Save password').click()
    await page.waitForURL('**/me/settings/security')
    await button(page, 'Remove Password').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await toast(page, 'password-removed')
    await page.getByText(/You don’t have one, and don’t need one/).waitFor()
    await context.close()
  })
})
