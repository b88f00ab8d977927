import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydratedByItself, useBrowser } from '../support/browser'
import { type Site, startSite } from '../support/own-site'
import { askForCode, hasSession, paste, signInPages } from '../support/sign-in-pages'
import { addVirtualAuthenticator } from '../support/virtual-authenticator'

const { open } = useBrowser()
let site: Site
beforeAll(async () => {
  site = await startSite({ demo: inject('demo') })
})
afterAll(() => site.stop())

const { visit, withModal, asPerson, mailTo } = signInPages(open, () => site.url)

/** Sends a request as the page's own script does. */
const ask = <Data>(page: Page, query: string, variables: object = {}): Promise<Data> =>
  page.evaluate(
    async ([text, values]) => {
      const xsrf = /xsrf=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const response = await fetch('/_/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(xsrf) },
        body: JSON.stringify({ query: text, variables: values }),
      })
      const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown }
      if (!data) throw new Error(JSON.stringify(errors))
      return data as never
    },
    [query, variables] as const,
  )

/** Ends the session, as far as this browser is concerned. */
async function forget(page: Page): Promise<void> {
  // A page that is still open might ask for something without its session.
  await page.goto('about:blank')
  await page.context().clearCookies({ name: '__Host-session' })
  await page.context().clearCookies({ name: 'xsrf' })
}

test('a password signs in, and a wrong one is reported at its field', async () => {
  const password = 'correct horse battery'
  const { page, context } = await asPerson('writer@quire.test')
  const set = await ask<{ setPassword: { __typename: string } }>(
    page,
    'mutation ($p: String!) { setPassword(newPassword: $p) { __typename } }',
    { p: password },
  )
  expect(set.setPassword.__typename).toBe('SecuritySettings')
  await context.close()

  const { page: next, context: other } = await withModal()
  await next.getByRole('button', { name: 'Sign in with email' }).click()
  await next.getByRole('button', { name: 'Sign in with password' }).click()
  await next.getByLabel('Your email').fill('writer@quire.test')
  await next.getByLabel('Password', { exact: true }).fill('something else')
  await next.keyboard.press('Enter')
  await next
    .getByText(
      'That password was incorrect. You have 5 more attempt(s) before your account is locked for 1 minute.',
    )
    .waitFor()
  await next.getByLabel('Password', { exact: true }).fill(password)
  await next.keyboard.press('Enter')
  await hasSession(other)
  await other.close()
})

test('a mail replaces a forgotten password', async () => {
  const { page, context } = await withModal()
  await page.getByRole('button', { name: 'Sign in with email' }).click()
  await page.getByLabel('Your email').fill('reader@quire.test')
  await page.getByRole('button', { name: 'Sign in with password' }).click()
  expect(await page.getByLabel('Your email').inputValue()).toBe('reader@quire.test')
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await page.waitForSelector('fieldset input')
  await paste(page, 0, (await mailTo(context, 'reader@quire.test')).code)
  await page.keyboard.press('Enter')
  await hasSession(context)
  await context.close()
})

test('a second factor is required after the code, and a recovery code works too', async () => {
  const { page, context } = await asPerson('editor@quire.test')
  const { startTwoFactor } = await ask<{ startTwoFactor: { secret: string } }>(
    page,
    'mutation { startTwoFactor { ... on TwoFactorSetup { secret } } }',
  )
  const totp = new TOTP({ secret: startTwoFactor.secret })
  const { confirmTwoFactor } = await ask<{ confirmTwoFactor: { codes: string[] } }>(
    page,
    'mutation ($c: String!) { confirmTwoFactor(code: $c) { ... on RecoveryCodes { codes } } }',
    { c: totp.generate() },
  )
  expect(confirmTwoFactor.codes).toHaveLength(10)

  const again = async () => {
    await forget(page)
    await page.goto(`/m/signin?redirectUrl=${encodeURIComponent(DEMO.tag)}`, { waitUntil: 'load' })
    await hydratedByItself(page)
    await askForCode(page, 'editor@quire.test')
    await paste(page, 0, (await mailTo(context, 'editor@quire.test')).code)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/m/signin?operation=two-factor')
    await hydratedByItself(page)
    expect(await page.locator('h1').innerText()).toBe('Enter your verification code')
  }
  await again()
  // The current code was used: the next one comes half a minute later.
  const later = 30_000
  const moved = await page.request.post('/_/dev/clock', {
    data: { advanceMs: later },
    headers: { origin: site.url },
  })
  expect(moved.status()).toBe(200)
  await page.locator('fieldset input').first().focus()
  await page.keyboard.type(totp.generate({ timestamp: Date.now() + later }))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await hasSession(context)
  await page.waitForURL(`**${DEMO.tag}`)

  await again()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(confirmTwoFactor.codes[0] ?? '')
  await page.keyboard.press('Enter')
  await hasSession(context)
  await context.close()
})

test('a passkey signs in with its button', async () => {
  const { page, context, problems } = await asPerson('friend@quire.test')
  await addVirtualAuthenticator(page)
  const { startPasskeyRegistration } = await ask<{ startPasskeyRegistration: { options: string } }>(
    page,
    'mutation { startPasskeyRegistration { ... on PasskeyChallenge { options } } }',
  )
  const response = await page.evaluate(async (options) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options))
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    return JSON.stringify(credential.toJSON())
  }, startPasskeyRegistration.options)
  const { finishPasskeyRegistration } = await ask<{ finishPasskeyRegistration: { __typename: string } }>(
    page,
    'mutation ($r: String!) { finishPasskeyRegistration(response: $r, name: "Key") { __typename } }',
    { r: response },
  )
  expect(finishPasskeyRegistration.__typename).toBe('SecuritySettings')

  await forget(page)
  await page.goto('/m/signin', { waitUntil: 'load' })
  await hydratedByItself(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await hasSession(context)
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => localStorage.getItem('kept:passkey'))).toBe('1')
  expect(problems).toEqual([])

  // From now on the browser offers it along with the address.
  await forget(page)
  await page.goto('/m/signin', { waitUntil: 'load' })
  await hydratedByItself(page)
  await page.getByRole('button', { name: 'Sign in with email' }).click()
  await hasSession(context)
  await context.close()
})

describe('the page of signing in', () => {
  test('says why a provider signed nobody in', async () => {
    const { page, context } = await visit()
    await page.goto('/m/signin?error=PROVIDER_EXPIRED')
    expect(await page.getByRole('alert').first().innerText()).toContain('took too long')
    await context.close()
  })

  test('sends signed-in people to where they wanted to go', async () => {
    const { page, context } = await asPerson('staff@quire.test')
    await page.goto(`/m/signin?redirectUrl=${encodeURIComponent(DEMO.tag)}`)
    expect(new URL(page.url()).pathname).toBe(DEMO.tag)
    await context.close()
  })

  test('toggles between signing in and up by a link, with and without script', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const { page, context } = await visit({ javaScriptEnabled })
      await page.goto('/m/signin?redirectUrl=%2Ftag%2Focean')
      await page.getByRole('link', { name: 'Create one' }).click()
      await page.getByRole('heading', { name: 'Join Quire.' }).waitFor()
      expect(await page.getByRole('link', { name: 'Sign in', exact: true }).getAttribute('href')).toContain(
        'redirectUrl=%2Ftag%2Focean',
      )
      await context.close()
    }
  })

  test('asks for the second factor only if it is required', async () => {
    const { page, context } = await visit()
    await page.goto('/m/signin?operation=two-factor')
    expect(await page.locator('h1').innerText()).toBe('This sign-in has expired. Please start again.')
    await context.close()
  })
})
