import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { ClientEvent } from '../../schema/rules/events'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser, type Visit } from '../support/browser'
import {
  EVENTS_ENDPOINT,
  eventBatches,
  passDelay,
  reportedEvents,
  saved,
  waitingEvents,
} from '../support/browser-events'
import { BROWSER } from '../support/http'
import { type Site, startSite } from '../support/own-site'
import { showEmailForm, showModal, signInPages } from '../support/sign-in-pages'

// Not by a context's option, which requests sent while a page is closed wouldn't have: they would be a bot's.
const { open } = useBrowser({ flags: [`--user-agent=${BROWSER}`] })

let site: Site
beforeAll(async () => {
  site = await startSite({ demo: inject('demo') })
})
afterAll(() => site.stop())
beforeEach(() => site.bindings.DB.prepare('DELETE FROM client_event').run())

const { visit } = signInPages(open, () => site.url)

/** The events that the worker has stored, in the order in which they happened. */
async function kept(): Promise<{ key: string; data: ClientEvent['data'] }[]> {
  const { results } = (await site.bindings.DB.prepare(
    'SELECT key, data FROM client_event ORDER BY at, rowid',
  ).run()) as { results: { key: string; data: string }[] }
  return results.map(({ key, data }) => ({ key, data: JSON.parse(data) }))
}
const keptKeys = async () => (await kept()).map(({ key }) => key)

/** A browser that isn't taken for a program, and whose clock the test controls. */
async function watched(more: Visit = {}) {
  const visited = await visit(more)
  await visited.page.clock.install()
  return { ...visited, requests: eventBatches(visited.context) }
}

const VIEWED = 'susi.viewed'
const FORM = 'susi.emailFormViewed'

test('a visit reports the link that it began with, whose source isn’t in the address', async () => {
  const { page, context, problems } = await watched()
  await page.goto(`${DEMO.story}?source=tag_page---8`, { waitUntil: 'load' })
  expect(page.url()).toBe(site.url + DEMO.story)
  await hydrated(page)
  await page.mouse.move(20, 20)
  await page.mouse.move(30, 30)
  await expect.poll(() => waitingEvents(page), { timeout: 10_000 }).toEqual(['client.navigate'])
  await passDelay(page)
  await expect.poll(keptKeys).toEqual(['client.navigate'])
  expect((await kept())[0]?.data).toMatchObject({
    pageType: 'post',
    location: site.url + DEMO.story,
    referrerSource: 'tag_page---8',
    source: { name: 'tag_page', collectionId: '8' },
  })
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('source')
  expect(problems).toEqual([])
  await context.close()
})

describe('sign-in events', () => {
  test('are saved, and leave after 5 seconds in one request', async () => {
    const { page, context, requests, problems } = await watched()
    await showModal(page)
    await showEmailForm(page)
    await saved(page, [VIEWED, FORM])
    expect(requests).toEqual([])
    await passDelay(page)
    await expect.poll(keptKeys).toEqual([VIEWED, FORM])
    await saved(page, [])
    await passDelay(page)
    expect(requests).toEqual([[VIEWED, FORM]])
    const common = {
      service: 'lite',
      location: site.url + DEMO.story,
      browserWidth: 1280,
      referrer: '',
      operation: 'login',
      surface: 'modal',
    }
    expect((await kept()).map(({ data }) => data)).toEqual([{ ...common, step: 'SIGNIN_OPTIONS' }, common])
    expect(problems).toEqual([])
    await context.close()
  })

  test('report each opening once, the form each time, and its submission without the address', async () => {
    const { page, context, requests } = await watched()
    await showModal(page)
    await showEmailForm(page)
    await page.getByRole('button', { name: 'Back to sign in options' }).click()
    await showEmailForm(page)
    await page.getByLabel('Your email').fill('nobody')
    await page.keyboard.press('Enter')
    await page.getByText('Please enter a valid email address.').waitFor()
    await page.getByLabel('Your email').fill('reader@quire.test')
    await page.keyboard.press('Enter')
    await page.waitForSelector('[role=dialog] fieldset')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.locator('header').getByRole('link', { name: 'Sign up' }).click()
    await page.getByRole('dialog', { name: 'Join Quire.' }).waitFor()
    await saved(page, [VIEWED, FORM, FORM, 'susi.emailFormSubmitted', VIEWED])
    await passDelay(page)
    await expect.poll(async () => (await kept()).length).toBe(5)
    await saved(page, [])
    const events = await kept()
    expect(JSON.stringify(events)).not.toMatch(/reader|nobody|quire\.test/)
    expect(events.at(-1)?.data).toMatchObject({ operation: 'register', step: 'SIGNUP_OPTIONS' })
    expect(requests.length).toBe(1)
    await context.close()
  })

  test('report that help was requested with the captcha', async () => {
    const { page, context } = await watched()
    const refused = { __typename: 'FailedChallenge', message: 'reCAPTCHA verification failed.' }
    await context.route('**/_/graphql', (route) =>
      route.request().postData()?.includes('SendAcctAuthEmail')
        ? route.fulfill({ json: [{ data: { sendAcctAuthEmail: refused } }] })
        : route.fallback(),
    )
    await context.route('https://help.quire.example/**', (route) => route.fulfill({ body: 'Help' }))
    await showModal(page)
    await showEmailForm(page)
    await page.getByLabel('Your email').fill('reader@quire.test')
    await page.keyboard.press('Enter')
    const link = page.getByRole('link', { name: 'Need help?' })
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
    await link.click()
    await passDelay(page)
    await expect
      .poll(keptKeys)
      .toEqual([VIEWED, FORM, 'susi.emailFormSubmitted', 'susi.recaptchaHelpClicked'])
    await context.close()
  })

  test('report the page once a quarter of it is in view, and not before', async () => {
    const { page, context, requests } = await watched({ viewport: { width: 390, height: 60 } })
    await page.goto('/m/signin', { waitUntil: 'load' })
    await hydrated(page)
    await passDelay(page)
    expect(await waitingEvents(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await saved(page, [VIEWED])
    await page.setViewportSize({ width: 390, height: 60 })
    await page.setViewportSize({ width: 390, height: 844 })
    await passDelay(page)
    await expect.poll(keptKeys).toEqual([VIEWED])
    await saved(page, [])
    expect((await kept())[0]?.data).toMatchObject({ surface: 'page', location: `${site.url}/m/signin` })
    expect(requests).toEqual([[VIEWED]])
    await context.close()
  })
})

describe('an event that couldn’t be sent', () => {
  test('offline stays, and goes once when the browser is online again', async () => {
    const { page, context, requests } = await watched()
    await showModal(page)
    await saved(page, [VIEWED])
    await context.setOffline(true)
    await passDelay(page)
    await expect.poll(() => requests.length).toBe(1)
    await saved(page, [VIEWED])
    expect(await keptKeys()).toEqual([])
    await context.setOffline(false)
    await expect.poll(keptKeys).toEqual([VIEWED])
    await saved(page, [])
    await passDelay(page)
    expect(requests).toEqual([[VIEWED], [VIEWED]])
    await context.close()
  })

  test('waits for the next page that has something to report', async () => {
    const { page, context, requests } = await watched()
    await context.route(`**${EVENTS_ENDPOINT}`, (route) => route.fulfill({ status: 503 }))
    await showModal(page)
    await saved(page, [VIEWED])
    await page.goto(DEMO.tag)
    await context.unroute(`**${EVENTS_ENDPOINT}`)
    await showModal(page, DEMO.publication)
    await saved(page, [VIEWED, VIEWED])
    await passDelay(page)
    await expect.poll(keptKeys).toEqual([VIEWED, VIEWED])
    await saved(page, [])
    expect(requests.at(-1)).toEqual([VIEWED, VIEWED])
    await context.close()
  })

  test('waits in local storage if there is no database', async () => {
    const before = `Object.defineProperty(window, 'indexedDB', { value: undefined })`
    const { page, context, requests, problems } = await watched({ before })
    await showModal(page)
    const local = () => page.evaluate(() => localStorage.getItem('kept:events'))
    await expect.poll(async () => (await local()) ?? '').toContain(VIEWED)
    await passDelay(page)
    await expect.poll(keptKeys).toEqual([VIEWED])
    await expect.poll(local).toBeNull()
    expect(requests).toEqual([[VIEWED]])
    expect(problems).toEqual([])
    await context.close()
  })
})

test('two tabs report each event once', async () => {
  const { page, context, requests } = await watched()
  await showModal(page)
  // A tab behind another one may learn late what is in view.
  await saved(page, [VIEWED])
  const second = await context.newPage()
  await second.clock.install()
  await showModal(second)
  await showEmailForm(second)
  // On a busy machine the 5 seconds may be over for some of them.
  await expect.poll(() => reportedEvents(requests, second)).toEqual([VIEWED, VIEWED, FORM])
  await Promise.all([passDelay(page), passDelay(second)])
  await expect.poll(async () => (await kept()).length).toBe(3)
  await saved(page, [])
  await Promise.all([passDelay(page), passDelay(second)])
  expect(requests.flat().toSorted()).toEqual([FORM, VIEWED, VIEWED])
  await context.close()
})

test('a page that is closed before the 5 seconds are over reports its events', async () => {
  const { page, context } = await watched()
  await showModal(page)
  await saved(page, [VIEWED])
  await page.goto(DEMO.tag)
  await expect.poll(keptKeys).toEqual([VIEWED])
  await context.close()
})
