import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser, type Visit } from '../support/browser'
import { eventBatches, reportedEvents } from '../support/browser-events'
import { BROWSER } from '../support/http'
import { signInPages } from '../support/sign-in-pages'

const { open } = useBrowser()
const { visit } = signInPages(open, () => inject('site'))

const PROVIDERS = ['google', 'apple', 'facebook', 'twitter'].map((name) => ({
  name,
  isLoginOffered: true,
  isRegisterOffered: name !== 'facebook',
}))

/** Answers some operations itself; the others go on to the site. */
async function answering(context: BrowserContext, answers: Record<string, unknown>): Promise<void> {
  await context.route('**/_/graphql', async (route) => {
    const batch = route.request().postDataJSON() as { operationName: string }[]
    if (!batch.some(({ operationName }) => operationName in answers)) return route.fallback()
    const response = await route.fetch()
    const real = (await response.json()) as unknown[]
    const json = batch.map(({ operationName }, i) =>
      operationName in answers ? { data: answers[operationName] } : real[i],
    )
    return route.fulfill({ response, json })
  })
}

/** The modal with all providers configured. */
async function withServices(more: Visit = {}, link = 'Sign up') {
  const watched = await visit(more)
  const { page, context } = watched
  const signInOptions = { isEmailOffered: true, providers: PROVIDERS, captcha: null }
  await answering(context, { SignInOptions: { signInOptions } })
  await page.goto(`${DEMO.story}#${link === 'Sign up' ? 'signup' : 'signin'}`, { waitUntil: 'load' })
  await hydrated(page)
  await page.getByRole('list', { name: /^Ways to sign/ }).waitFor()
  return watched
}

const ways = (page: Page) =>
  page
    .getByRole('list', { name: /^Ways to sign/ })
    .getByRole('listitem')
    .allInnerTexts()

describe('the providers', () => {
  test('are in their order, then email, then the passkey', async () => {
    const { page, context } = await withServices({}, 'Sign in')
    expect(await ways(page)).toEqual([
      'Sign in with Facebook',
      'Sign in with X',
      'Sign in with Google',
      'Sign in with Apple',
      'Sign in with email',
      'Sign in with a passkey',
    ])
    await context.close()
  })

  test('are those for signing up, if that is the operation', async () => {
    const { page, context } = await withServices()
    expect(await ways(page)).toEqual([
      'Sign up with X',
      'Sign up with Google',
      'Sign up with Apple',
      'Sign up with email',
    ])
    await context.close()
  })

  test('are links that know where to return to, and that they were on a page of ours', async () => {
    const { page, context } = await withServices()
    const href = await page.getByRole('link', { name: 'Sign up with Google' }).getAttribute('href')
    const link = new URL(href ?? '', inject('site'))
    expect(link.pathname).toBe('/m/connect/google')
    expect(link.searchParams.get('operation')).toBe('register')
    expect(new URL(link.searchParams.get('redirectUrl') ?? '', inject('site')).pathname).toBe(DEMO.story)
    expect(link.searchParams.get('token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    await context.close()
  })

  test.each([
    [{ width: 1280, height: 900 }, 300],
    [{ width: 390, height: 844 }, 342],
  ])('are as wide as they should be at %o: %i', async (viewport, width) => {
    const { page, context } = await withServices({ viewport })
    const box = await page.getByRole('link', { name: 'Sign up with X' }).boundingBox()
    expect(box?.width).toBe(width)
    await context.close()
  })

  test('don’t include Google in a browser inside an app', async () => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0.28.104'
    const { page, context } = await withServices({ userAgent })
    await page.getByRole('link', { name: 'Sign up with Google' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('link', { name: 'Sign up with Apple' }).isVisible()).toBe(true)
    await context.close()
  })

  test('have Google beside an address at Google', async () => {
    const { page, context } = await withServices()
    await page.getByRole('button', { name: 'Sign up with email' }).click()
    const google = page.getByRole('link', { name: 'Sign up with Google' })
    await page.getByLabel('Your email').fill('a@b.example')
    expect(await google.count()).toBe(0)
    await page.getByLabel('Your email').fill('a@gmail.com')
    expect(await google.count()).toBe(1)
    await context.close()
  })

  test('that can’t be loaded leave email', async () => {
    const { page, context } = await visit()
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    await context.route('**/_/graphql', (route) => route.fulfill({ status: 400, body: 'no' }))
    await page.locator('header').getByRole('link', { name: 'Sign up' }).click()
    await page.getByRole('button', { name: 'Sign up with email' }).waitFor()
    expect(await ways(page)).toEqual(['Sign up with email'])
    await context.close()
  })
})

describe('One Tap', () => {
  const SCRIPT = 'https://accounts.google.com/gsi/client'
  const claims = Buffer.from(JSON.stringify({ email: 'a@gmail.com' })).toString('base64url')
  const ID_TOKEN = `header.${claims}.signature`
  /** The used parts of Google's script: somebody chooses an account at once. */
  const GOOGLE = `google = { accounts: { id: {
    initialize: (options) => { window.tapped = options },
    prompt: () => setTimeout(() => window.tapped.callback({ credential: '${ID_TOKEN}' })) } } }`

  async function withOneTap(emailAvailability: boolean, more: Visit = {}) {
    // By its own name a test browser is a bot.
    const watched = await visit({ userAgent: BROWSER, ...more })
    const { page, context } = watched
    const sent = eventBatches(context)
    const oneTap = { clientId: 'client', scriptUrl: SCRIPT, nonce: 'nonce' }
    await answering(context, {
      OneTap: { signInOptions: { oneTap }, accountToken: 'a.b.c' },
      EmailAvailability: { emailAvailability },
    })
    await context.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: GOOGLE }))
    await context.route(`**${DEMO.story}`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"flags":{', '"flags":{"enable_google_one_tap":true,')
      await route.fulfill({ response, body: body.replace('true,}', 'true}') })
    })
    await context.route('**/m/callback/google**', (route) => route.fulfill({ body: 'there' }))
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    return { ...watched, sent }
  }

  test('signs in somebody who has an account', async () => {
    const { page, context } = await withOneTap(false)
    await page.waitForURL('**/m/callback/google**')
    const url = new URL(page.url())
    expect(url.searchParams.get('operation')).toBe('login')
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
      state: 'a.b.c',
      id_token: ID_TOKEN,
    })
    await context.close()
  })

  test('asks somebody who has none, and continues when they agree', async () => {
    const { page, context, scripts, sent } = await withOneTap(true)
    await page.getByRole('region', { name: 'Continue to Quire' }).waitFor()
    await expect.poll(() => reportedEvents(sent, page)).toEqual(['susi.viewed'])
    expect(await page.evaluate(() => (window as unknown as { tapped: { nonce: string } }).tapped.nonce)).toBe(
      'nonce',
    )
    expect(scripts).toContain('/gsi/client')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.waitForURL('**/m/callback/google?operation=register**')
    await context.close()
  })

  test('stays away once dismissed, and its other button opens the modal', async () => {
    const { page, context } = await withOneTap(true)
    const card = page.getByRole('region', { name: 'Continue to Quire' })
    await card.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('dialog', { name: 'Welcome back.' }).waitFor()
    expect(await card.count()).toBe(0)
    await page.reload({ waitUntil: 'load' })
    await hydrated(page)
    await card.getByRole('button', { name: 'Dismiss' }).click()
    expect(await card.count()).toBe(0)
    expect(await page.evaluate(() => Number(localStorage.getItem('kept:one-tap-dismissed')))).toBeGreaterThan(
      0,
    )
    await context.close()
  })

  test.each<[string, Visit]>([
    ['small windows', { viewport: { width: 700, height: 800 } }],
    ['phones', { hasTouch: true, isMobile: true, viewport: { width: 1000, height: 800 } }],
    ['those who put it away', { before: `localStorage.setItem('kept:one-tap-dismissed', Date.now())` }],
  ])('isn’t offered to %s', async (_, more) => {
    const { page, context, scripts, graphql } = await withOneTap(true, more)
    // Its own part of the client is loaded, and has decided.
    await expect.poll(() => scripts.filter((path) => /one-tap/.test(path)).length).toBe(1)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(scripts).not.toContain('/gsi/client')
    expect(graphql.join()).not.toContain('OneTap')
    await context.close()
  })
})

test('on somebody’s own host a hash leads to the main host’s page, with all of its parameters', async () => {
  const { page, context } = await visit()
  const main = new URL(inject('site'))
  const own = `${main.protocol}//aiko.localhost:${main.port}/about`
  await page.goto(`${own}#signup?actionUrl=%2Fabout%3Fa%3Db&susiEntry=newsletter_promo`)
  await hydrated(page)
  await page.waitForURL((url) => url.host === main.host && url.pathname === '/m/signin')
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    operation: 'register',
    redirectUrl: own,
    actionUrl: `${own}?a=b`,
    susiEntry: 'newsletter_promo',
  })
  await page.getByText('Your email address will be shared with the writer or publication.').waitFor()
  await context.close()
})
