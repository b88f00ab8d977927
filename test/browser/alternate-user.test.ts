import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser, type Visit } from '../support/browser'
import { hasFocus } from '../support/focus'
import { type Site, startSite } from '../support/own-site'
import { hasSession, paste, signInPages } from '../support/sign-in-pages'

const { open } = useBrowser()
const PHONE = { width: 390, height: 844 }
const EMAIL = 'writer@quire.test'
const SUGGESTED = 'w•••@q•••.test'
const SEND = 'Email me a sign-in code'
const FORGET = 'Not you? Forget this account'

let site: Site
beforeAll(async () => {
  site = await startSite({ demo: inject('demo') })
})
afterAll(() => site.stop())

const { visit, mailTo, asPerson } = signInPages(open, () => site.url)

/** Opens a story with the modal over it. */
async function atTheModal(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${DEMO.story}#signin`, { waitUntil: 'load' })
  await hydrated(page)
  await page.waitForSelector('[role=dialog] h2')
}

/** The cookies that a browser keeps after somebody signed out of it. */
let kept: string | undefined

async function keptOfSomebody(): Promise<string> {
  if (kept === undefined) {
    const { context } = await asPerson(EMAIL)
    kept = (await context.cookies()).find(({ name }) => name === '__Host-account')?.value ?? ''
    await context.close()
  }
  return kept
}

/** A browser in which somebody was signed in before, at a story with the modal over it. */
async function again(more: Visit = {}) {
  const value = await keptOfSomebody()
  const watched = await visit(more)
  const { page, context } = watched
  // A cookie with that prefix has to be secure; to the browser this machine is.
  const url = `https://${new URL(site.url).hostname}`
  await context.addCookies([{ name: '__Host-account', value, url, secure: true }])
  await atTheModal(page)
  return watched
}

const offer = (page: Page) => page.getByRole('region', { name: 'Used in this browser before' })

describe('the second time in a browser', () => {
  test('somebody signs in without saying who they are, by the keyboard, within three requests', async () => {
    const { page, context, graphql, problems } = await asPerson(EMAIL)
    for (const name of ['__Host-session', 'xsrf']) await context.clearCookies({ name })
    graphql.length = 0
    await atTheModal(page)
    await offer(page).getByText(SUGGESTED).waitFor()
    expect(graphql).toHaveLength(1)
    const way = offer(page).getByRole('button', { name: SEND })
    for (let i = 0; i < 5 && !(await way.evaluate((it) => it === document.activeElement)); i += 1) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.waitForSelector('[role=dialog] fieldset input')
    const modal = page.getByRole('dialog', { name: 'Check your email inbox' })
    expect(await modal.innerText()).toContain(`we sent to ${SUGGESTED} to sign in`)
    expect(await page.content()).not.toContain(EMAIL)
    await paste(page, 0, (await mailTo(context, EMAIL)).code)
    const loaded = page.waitForEvent('load')
    await page.keyboard.press('Enter')
    await Promise.all([loaded, hasSession(context)])
    expect(graphql).toHaveLength(3)
    expect(new URL(page.url()).pathname).toBe(DEMO.story)
    expect(problems).toEqual([])
    await context.close()
  })

  test('the code can be resent', async () => {
    const { page, context } = await again()
    await offer(page).getByRole('button', { name: SEND }).click()
    await page.waitForSelector('[role=dialog] fieldset input')
    const first = (await mailTo(context, EMAIL)).code
    await page.getByRole('button', { name: 'Resend code' }).click()
    await page.getByText('Code sent!').waitFor()
    expect((await mailTo(context, EMAIL)).code).not.toBe(first)
    await context.close()
  })

  test('an unrecognized address leads to the known one', async () => {
    const { page, context } = await again({ viewport: PHONE })
    await page.getByRole('button', { name: 'Sign in with email' }).click()
    await page.getByLabel('Your email').fill('nobody-at-all@quire.test')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: "Sorry, we didn't recognize that email." }).waitFor()
    await offer(page).getByRole('button', { name: SEND }).click()
    await page.getByRole('dialog', { name: 'Check your email inbox' }).waitFor()
    await context.close()
  })

  test('the account can be forgotten: that is announced, has the focus, and stays so', async () => {
    const { page, context } = await again()
    await page.getByRole('button', { name: FORGET }).click()
    const said = page.getByRole('status').filter({ hasText: 'This browser has forgotten the account.' })
    await said.waitFor()
    await hasFocus(said)
    expect(await offer(page).count()).toBe(0)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-account')
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role=dialog]', { state: 'detached' })
    await page.locator('header').getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Sign in with email' }).waitFor()
    expect(await offer(page).count()).toBe(0)
    await context.close()
  })

  test('a browser that remembers somebody reads shared pages without another request', async () => {
    const { page, context, graphql } = await again()
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    const before = graphql.length
    await page.reload({ waitUntil: 'load' })
    await hydrated(page)
    expect(graphql).toHaveLength(before)
    await context.close()
  })

  test.each(['light', 'dark'] as const)('what is offered is clean by axe in %s', async (colorScheme) => {
    const { page, context } = await again({ colorScheme, viewport: PHONE })
    await offer(page).waitFor()
    expect(await violationsNow(page)).toEqual([])
    await page.goto('/unrecognized-account', { waitUntil: 'load' })
    await hydrated(page)
    await offer(page).getByRole('link', { name: 'Sign in with email' }).waitFor()
    expect(await violationsNow(page)).toEqual([])
    await context.close()
  })

  test('the page of an unrecognized account leads to the one that was used before', async () => {
    const { page, context } = await again()
    await page.goto('/unrecognized-account', { waitUntil: 'load' })
    await hydrated(page)
    await offer(page).getByRole('link', { name: 'Sign in with email' }).click()
    const modal = page.getByRole('dialog', { name: 'Welcome back.' })
    await modal.getByRole('button', { name: SEND }).waitFor()
    await context.close()
  })
})
