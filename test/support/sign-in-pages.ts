import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO } from './addresses'
import { hydrated, type Visit, type Watched } from './browser'

interface Mail {
  to: string
  code?: string
  link?: string
}

/** Ways to sign in on a site of the test's own, as a person in a browser does. */
export function signInPages(open: (visit?: Visit) => Promise<Watched>, siteUrl: () => string) {
  const visit = (more: Visit = {}) => open({ baseURL: siteUrl(), reducedMotion: 'reduce', ...more })

  /** The newest mail to somebody that contains a code. */
  async function mailTo(context: BrowserContext, to: string): Promise<Required<Mail>> {
    const mails = (await (await context.request.get(`${siteUrl()}/_/dev/mail`)).json()) as Mail[]
    const message = mails.find((mail) => mail.to === to)
    if (!message?.code || !message.link) throw new Error(`There is no mail with a code to ${to}`)
    return { to, code: message.code, link: message.link }
  }

  /** A story with the modal over it. */
  async function withModal(more: Visit = {}, link = 'Sign in'): Promise<Watched> {
    const watched = await visit(more)
    await showModal(watched.page, DEMO.story, link)
    return watched
  }

  /** A story with the modal over it, where the code is typed. */
  async function withCode(email: string): Promise<Watched> {
    const watched = await withModal()
    await askForCode(watched.page, email)
    return watched
  }

  /** A browser in which somebody is signed in, on a story. */
  async function asPerson(email: string): Promise<Watched> {
    const watched = await withCode(email)
    const { page, context } = watched
    await paste(page, 0, (await mailTo(context, email)).code)
    const loaded = page.waitForEvent('load')
    await page.keyboard.press('Enter')
    await Promise.all([loaded, hasSession(context)])
    return watched
  }

  return { visit, mailTo, withModal, withCode, asPerson }
}

/** A page with the modal over it. */
export async function showModal(page: Page, path: string = DEMO.story, link = 'Sign in'): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await hydrated(page)
  await page.locator('header').getByRole('link', { name: link }).click()
  await page.waitForSelector('[role=dialog] h2')
}

/** From the options to the form for an address. */
export const showEmailForm = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Sign in with email' }).click()

/** From the options to the boxes. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await showEmailForm(page)
  await page.getByLabel('Your email').fill(email)
  await page.keyboard.press('Enter')
  await page.waitForSelector('fieldset input')
}

/** Pastes by the clipboard's event, as a browser does. */
export const paste = (page: Page, box: number, text: string): Promise<void> =>
  page
    .locator('fieldset input')
    .nth(box)
    .evaluate((input, value) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', value)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)

/** Waits until a browser is signed in. */
export const hasSession = (context: BrowserContext): Promise<void> =>
  expect
    .poll(async () => (await context.cookies()).map(({ name }) => name), { timeout: 10_000 })
    .toContain('__Host-session')

/** Where the focus is, and what it is on. */
export const focused = (page: Page) =>
  page.evaluate(() => ({
    isInside: document.querySelector('[role=dialog]')?.contains(document.activeElement) === true,
    text: document.activeElement?.textContent ?? '',
    label: document.activeElement?.getAttribute('aria-label') ?? '',
  }))

/** The digits in the boxes of a code. */
export const boxes = (page: Page) =>
  page
    .locator('[role=dialog] fieldset input')
    .evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
