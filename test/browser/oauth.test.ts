import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accessTokenWording } from '../../schema/wording/access-tokens'
import { oauthApplicationsWording as applications } from '../../schema/wording/oauth-applications'
import { oauthPageWording as wording } from '../../schema/wording/oauth-page'
import { fits, violationsOf } from '../support/axe'
import { hydratedByItself, useBrowser, type Visit } from '../support/browser'
import { type Site, startSite } from '../support/own-site'
import { signInByCode } from '../support/person'

/* docs/rules/oauth.md: an application from its making to its end, as its maker and its people see it. */

const { open } = useBrowser()
let site: Site
beforeAll(async () => {
  site = await startSite({ demo: inject('demo') })
})
afterAll(() => site?.stop())

const CLIENT = 'https://client.example'
const REDIRECT = `${CLIENT}/done`
const VERIFIER = 'v'.repeat(60)

/** Somebody's browser, in which the application's own site answers. */
async function as(email: string, options: Visit = {}) {
  const watched = await open({ baseURL: site.url, reducedMotion: 'reduce', ...options })
  await watched.context.route(`${CLIENT}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Back</title><p>Back at the client</p>' }),
  )
  await signInByCode(watched.context, site.url, email)
  return watched
}
const goTo = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'load' })
  await hydratedByItself(page)
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const asked = (clientId: string, scope: string) =>
  `/m/oauth/authorize?${new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: REDIRECT,
    scope,
    state: 'a&b',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  })}`

const statusOfMe = async (token: string) =>
  (await fetch(`${site.url}/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status

test('an application is made, allowed, used, and ended by whoever allowed it', async () => {
  const maker = await as('writer@quire.test')
  await goTo(maker.page, '/me/applications')
  await maker.page.getByRole('link', { name: applications.own.make }).click()
  await button(maker.page, applications.form.make).click()
  await maker.page.getByText(applications.form.nameMissing).waitFor()
  await maker.page.getByLabel(applications.form.name, { exact: true }).fill('Tide Reader')
  await maker.page.getByLabel(applications.form.website).fill(CLIENT)
  await maker.page.getByLabel(applications.form.redirects).fill(REDIRECT)
  await button(maker.page, applications.form.make).click()
  const secret = await maker.page.getByTestId('new-secret').innerText()
  expect(await violationsOf(maker.page)).toEqual([])
  await maker.page.getByRole('link', { name: applications.secret.done }).click()
  await maker.page.waitForURL(/\/me\/applications\/[0-9a-f]{12}$/)
  const clientId = maker.page.url().slice(-12)
  // The address changes before the page that it is of is there.
  await expect.poll(() => maker.page.content()).not.toContain(secret)

  const reader = await as('reader@quire.test')
  await goTo(reader.page, asked(clientId, 'read'))
  await reader.page.getByRole('heading', { name: wording.title('Tide Reader') }).waitFor()
  await reader.page.getByText(accessTokenWording.scopes.READ).waitFor()
  expect(await reader.page.getByText(accessTokenWording.scopes.PUBLISH).count()).toBe(0)
  expect(await violationsOf(reader.page)).toEqual([])
  await button(reader.page, wording.allow).click()
  await reader.page.waitForURL(`${REDIRECT}?**`)
  const { searchParams } = new URL(reader.page.url())
  expect(searchParams.get('state')).toBe('a&b')

  const response = await fetch(`${site.url}/v1/tokens`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: secret,
      redirect_uri: REDIRECT,
      code: searchParams.get('code') ?? '',
      code_verifier: VERIFIER,
    }),
  })
  const { access_token: token } = (await response.json()) as { access_token: string }
  expect(await statusOfMe(token)).toBe(200)

  await goTo(reader.page, asked(clientId, 'read write'))
  await reader.page.getByText(wording.more('Tide Reader')).waitFor()
  await goTo(maker.page, '/me/applications')
  await maker.page.getByText(applications.own.people(1)).waitFor()

  await goTo(reader.page, '/me/settings/security')
  await reader.page.getByRole('link', { name: applications.grants.manage }).click()
  const grant = reader.page.getByRole('listitem').filter({ hasText: 'Tide Reader' }).first()
  await grant.getByText(/^last used /).waitFor()
  await grant.getByRole('button').click()
  await reader.page.getByRole('dialog').getByRole('button', { name: applications.grants.end }).click()
  await reader.page.getByText(applications.grants.none).waitFor()
  expect(await statusOfMe(token)).toBe(401)
  expect([...maker.problems, ...reader.problems]).toEqual([])

  const phone = await as('member@quire.test', {
    javaScriptEnabled: false,
  })
  await phone.page.goto(asked(clientId, 'read write publish'))
  expect(await fits(phone.page, 320)).toBe(true)
  await button(phone.page, wording.deny).click()
  await phone.page.waitForURL(`${REDIRECT}?**`)
  expect(new URL(phone.page.url()).searchParams.get('error')).toBe('access_denied')
  for (const { context } of [maker, reader, phone]) await context.close()
})

test('whoever isn’t signed in comes back to the question', async () => {
  const { page, context } = await open({ baseURL: site.url })
  await page.goto(asked('ffffffffffff', 'read'))
  await page.waitForURL('**/m/signin**')
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toContain('/m/oauth/authorize?')
  await context.close()
})
