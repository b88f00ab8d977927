import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { fits, violationsOf } from '../support/axe'
import { hydratedByItself, shown, useBrowser, type Visit } from '../support/browser'
import { hasFocus } from '../support/focus'
import { type Site, startSite } from '../support/own-site'
import { signInByCode } from '../support/person'

const { open } = useBrowser()
let site: Site
beforeAll(async () => {
  site = await startSite({ demo: inject('demo') })
})
afterAll(() => site?.stop())

/** A page as somebody of the demo finds it who has just signed in. */
async function as(email: string, path: string, options: Visit = {}) {
  const watched = await open({ baseURL: site.url, ...options })
  await signInByCode(watched.context, site.url, email)
  await watched.page.goto(path, { waitUntil: 'load' })
  await hydratedByItself(watched.page)
  return watched
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, id: string) => page.getByTestId(id).waitFor()

describe('the settings of an account', () => {
  test('are shown with the page, and hydrate without a request', async () => {
    const { page, context, problems, graphql } = await as('writer@quire.test', '/me/settings')
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Priya Raman')
    expect(await page.locator('main').innerText()).toContain('writer@quire.test')
    expect(problems).toEqual([])
    expect(graphql).toEqual([])
    await page.getByRole('link', { name: 'Security' }).click()
    await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/me/settings/security')
    await context.close()
  })

  test('of an unknown tab are the 404 page', async () => {
    const { context } = await as('writer@quire.test', '/me/settings')
    const answer = await context.request.get(`${site.url}/me/settings/nothing`)
    expect([answer.status(), /data-page="([^"]*)"/.exec(await answer.text())?.[1]]).toEqual([
      404,
      'not-found',
    ])
    await context.close()
  })

  test('change the username, whose address is seen before, and then wait', async () => {
    const { page, context } = await as('friend@quire.test', '/me/settings')
    await button(page, 'Change Username').click()
    const field = page.getByLabel('New username')
    await hasFocus(field)
    await field.fill('Not a name!')
    await page.keyboard.press('Enter')
    await page.getByText('Usernames can only have a-z, 0-9, underscores and full stops.').waitFor()
    expect(await field.inputValue()).toBe('Not a name!')
    await field.fill('Old.Friend')
    expect(await page.getByTestId('username-preview').innerText()).toContain(
      `${new URL(site.url).host}/@old.friend`,
    )
    await button(page, 'Save username').click()
    await toast(page, 'username-saved')
    await page.getByText(/You can change it again on/).waitFor()
    expect(await button(page, 'Change Username').count()).toBe(0)
    expect((await page.request.get('/@old.friend')).status()).toBe(200)
    await context.close()
  })

  test('save name, bio and picture, which the header shows at once', async () => {
    const { page, context, problems } = await as('member@quire.test', '/me/settings')
    const bio = page.getByLabel('Short bio')
    await page.getByLabel('Name', { exact: true }).fill('  Somebody   New ')
    await bio.fill('x'.repeat(161))
    const counter = page.getByText('161/160')
    expect(await counter.evaluate((element) => element.parentElement?.className)).toContain('text-danger')
    const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#375' } })
      .png()
      .toBuffer()
    const input = page.locator('input[type=file]')
    await input.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    })
    await page.getByText('A picture must be a JPEG, PNG, GIF or WebP.').waitFor()
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
    await page.getByText('Here is your new picture. Save to keep it.').waitFor()
    const picture = await page.getByRole('img', { name: /^Picture of/ }).getAttribute('src')

    await button(page, 'Save profile').click()
    await page.getByText('Short bios can have at most 160 characters.').waitFor()
    expect(await bio.inputValue()).toBe('x'.repeat(161))
    await hasFocus(bio)

    await bio.fill('Reads on trains.')
    await button(page, 'Save profile').click()
    await toast(page, 'profile-saved')
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Somebody New')
    const header = page.getByTestId('avatar-menu')
    await expect.poll(() => header.getAttribute('aria-label')).toBe('Somebody New, account menu')
    const id = picture?.split('/').at(-1) ?? 'none'
    expect(await header.locator('img').getAttribute('src')).toContain(id)

    await page.reload({ waitUntil: 'load' })
    await hydratedByItself(page)
    expect(await page.getByRole('img', { name: 'Picture of Somebody New' }).getAttribute('src')).toContain(id)
    await button(page, 'Remove picture').click()
    await button(page, 'Save profile').click()
    await expect.poll(() => header.locator('img').count()).toBe(0)
    expect(problems.filter((problem) => !problem.includes('415'))).toEqual([])
    await context.close()
  })

  test('request another address, say that it is pending, and cancel it', async () => {
    const { page, context } = await as('editor@quire.test', '/me/settings')
    await button(page, 'Change Email address').click()
    await page.getByLabel('New email address').fill('no address')
    await page.keyboard.press('Enter')
    await page.getByText('Please enter a valid email address.').waitFor()
    await page.getByLabel('New email address').fill('elsewhere@quire.test')
    await page.keyboard.press('Enter')
    await toast(page, 'email-sent')
    await page.getByText(/elsewhere@quire.test isn’t confirmed yet/).waitFor()
    // Not to be confused with an unconfirmed address of one's own.
    expect(await page.getByText('Verify your email to get full access').count()).toBe(0)
    expect(await fits(page, 320)).toBe(true)
    expect(await page.locator('main').innerText()).toContain('editor@quire.test')
    await button(page, 'Resend link').click()
    const mails = async () => {
      const answer = await page.request.get('/_/dev/mail', { headers: { accept: 'application/json' } })
      return ((await answer.json()) as { to: string }[]).filter(({ to }) => to === 'elsewhere@quire.test')
    }
    await expect.poll(async () => (await mails()).length).toBe(2)
    await button(page, 'Keep current address').click()
    await expect.poll(() => page.getByText(/isn’t confirmed yet/).count()).toBe(0)
    await context.close()
  })

  test('delete an account when its username is typed, and nothing else', async () => {
    const { page, context } = await as('reader@quire.test', '/me/settings', { reducedMotion: 'reduce' })
    const label = await page.getByText(/\/@/).first().innerText()
    const username = label.split('@')[1] ?? ''
    await button(page, 'Delete').click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByText(/For 14 days you can sign in and keep your account/).waitFor()
    expect((await dialog.boundingBox())?.width).toBe(540)
    await dialog.getByRole('textbox').fill('somebody')
    await page.keyboard.press('Enter')
    await dialog.getByText('That isn’t your username. Nothing was deleted.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await hasFocus(button(page, 'Delete'))

    await button(page, 'Delete').click()
    await dialog.getByRole('textbox').fill(username)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await page.waitForURL('**/m/goodbye')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-session')
    expect((await page.request.get(`/@${username}`)).status()).toBe(404)
    await context.close()
  })

  test('hide an account until its owner signs in again', async () => {
    const { page, context } = await as('editor@quire.test', '/me/settings', { reducedMotion: 'reduce' })
    await button(page, 'Deactivate').click()
    const dialog = page.getByRole('dialog', { name: 'Deactivate your account?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await page.request.get('/@ines')).status()).toBe(200)
    await button(page, 'Deactivate').click()
    await dialog.getByRole('button', { name: 'Deactivate account' }).click()
    await page.waitForURL('**/m/goodbye')
    expect((await page.request.get('/@ines')).status()).toBe(404)
    await signInByCode(context, site.url, 'editor@quire.test')
    expect((await page.request.get('/@ines')).status()).toBe(200)
    await context.close()
  })

  test('are clean in light and dark, and fit 320 px, with every form open', async () => {
    const { page, context } = await as('writer@quire.test', '/me/settings', { reducedMotion: 'reduce' })
    expect(await violationsOf(page)).toEqual([])
    await button(page, 'Change Email address').click()
    await button(page, 'Change Username').click()
    await page.getByLabel('New email address').fill('no address')
    await page.keyboard.press('Enter')
    await page.getByText('Please enter a valid email address.').waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await fits(page, 320)).toBe(true)
    await button(page, 'Delete').click()
    await page.getByRole('dialog').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await context.close()
  })

  test('can be read without script, and say what that lacks', async () => {
    const { context } = await open({ baseURL: site.url, javaScriptEnabled: false })
    await signInByCode(context, site.url, 'writer@quire.test')
    const page = await context.newPage()
    await page.goto('/me/settings')
    await shown(page, 'settings')
    expect(await page.locator('main').innerText()).toContain('writer@quire.test')
    expect(await page.locator('main').innerText()).toContain('To change your settings, turn on JavaScript')
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const out = page.getByRole('link', { name: 'Sign out' })
    expect(await out.filter({ visible: true }).count()).toBe(1)
    await out.filter({ visible: true }).click()
    await page.getByRole('link', { name: 'Get started' }).waitFor()
    await context.close()
  })
})

test('sensitive changes require a sign-in after a quarter of an hour, and lead back', async () => {
  const { page, context } = await as('writer@quire.test', '/me/settings')
  const moved = await page.request.post('/_/dev/clock', {
    headers: { origin: site.url },
    data: { advanceMs: 16 * 60_000 },
  })
  expect(moved.status()).toBe(200)
  // The page doesn't know yet; the worker does.
  await button(page, 'Change Email address').click()
  await page.getByLabel('New email address').fill('another@quire.test')
  await page.keyboard.press('Enter')
  await page.getByText('Sign in again to change this. It’s been a while').waitFor()
  expect(await page.getByLabel('New email address').inputValue()).toBe('another@quire.test')

  await page.reload({ waitUntil: 'load' })
  await hydratedByItself(page)
  await button(page, 'Change Email address').click()
  expect(await page.getByLabel('New email address').count()).toBe(0)
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.waitForURL('**/m/signin?redirectUrl=**')
  await page.getByRole('heading', { name: 'Welcome back.' }).waitFor()
  await signInByCode(context, site.url, 'writer@quire.test')
  await page.goto(new URL(page.url()).searchParams.get('redirectUrl') ?? '', { waitUntil: 'load' })
  await hydratedByItself(page)
  await button(page, 'Change Email address').click()
  await page.getByLabel('New email address').waitFor()
  await context.close()
})
