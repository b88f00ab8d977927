import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorReport } from '../../schema/rules/error-reports'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'
import { openEditor, pasteInto, savedOn, storyOf } from '../support/editing'
import { BROWSER } from '../support/http'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'
import { showModal } from '../support/sign-in-pages'

// By its own name a test browser is a bot, which reports nothing.
const { open } = useBrowser({ flags: [`--user-agent=${BROWSER}`] })

/** What the page reports of the policy; the worker never hears of it. */
async function violations(context: BrowserContext): Promise<() => string[]> {
  const reports: ErrorReport[] = []
  await context.route('**/_/oh-noes', (route) => {
    reports.push(...(route.request().postDataJSON() as ErrorReport[]))
    return route.fulfill({ status: 204 })
  })
  return () => reports.filter(({ name }) => name === 'SecurityPolicyViolation').map(({ message }) => message)
}

/** Ends the wait for further reports, as when the reader leaves. */
const leave = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')))

/** What a script could do with text from elsewhere; each returns what the page has of it. */
const SINKS: Record<string, () => unknown> = {
  markup: () => {
    document.body.insertAdjacentHTML('beforeend', '<img id="theirs" src="x" onerror="window.ran = true">')
    return document.getElementById('theirs')
  },
  'a script’s address': () => Object.assign(document.createElement('script'), { src: '/theirs.js' }).src,
  'a script’s text': () =>
    Object.assign(document.createElement('script'), { text: 'window.ran = true' }).text,
  'a frame’s document': () => Object.assign(document.createElement('iframe'), { srcdoc: '<p>' }).srcdoc,
  'a parsed page': () => new DOMParser().parseFromString('<p>', 'text/html').body,
  'a policy of their own': () => window.trustedTypes?.createPolicy('theirs', { createHTML: (text) => text }),
}

describe('a page with our scripts alone', () => {
  test.each(Object.entries(SINKS))('refuses %s as plain text, and reports it', async (_, sink) => {
    const { page, context } = await open()
    const reported = await violations(context)
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    await expect(page.evaluate(sink)).rejects.toThrow(/TypeError/)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    await expect
      .poll(async () => {
        await leave(page)
        return reported()
      })
      .toEqual([expect.stringMatching(/^enforce (require-trusted-types-for|trusted-types) /)])
    await context.close()
  })

  test('applies its own styles and none that somebody adds', async () => {
    const { page, context, problems } = await open()
    await page.goto(DEMO.story, { waitUntil: 'load' })
    const shown = await page.evaluate(() => {
      const theirs = document.createElement('style')
      theirs.textContent = 'body { letter-spacing: 9px !important; background: red !important }'
      document.head.append(theirs)
      const { letterSpacing } = getComputedStyle(document.body)
      return { letterSpacing, sheet: theirs.sheet, own: document.styleSheets[0]?.cssRules.length ?? 0 }
    })
    expect(shown).toEqual({ letterSpacing: 'normal', sheet: null, own: expect.any(Number) })
    expect(shown.own).toBeGreaterThan(5)
    // What React has written into the markup applies.
    const placed = page.locator('.story [style*="background-color"]').first()
    expect(await placed.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    )
    expect(problems.filter((problem) => /style-src-elem/.test(problem))).not.toEqual([])
    await context.close()
  })
})

describe('a site with a captcha of another service', () => {
  /** The used parts of Turnstile's script, which draws its box from plain text. */
  const TURNSTILE = `turnstile = {
    render: (place, { callback }) => {
      place.innerHTML = '<b>somebody’s words</b>'
      setTimeout(callback, 0, 'from the stand-in')
      return 'widget'
    },
    remove: () => {} }`

  let site: Site
  beforeAll(async () => {
    const vars = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'key', CAPTCHA_SECRET: 's'.repeat(20) }
    site = await startSiteToSignIn(vars)
  })
  afterAll(() => site?.stop())

  test('lets its script do that on visitors’ pages, and reports it without the text', async () => {
    const { page, context, graphql } = await open({ baseURL: site.url })
    const reported = await violations(context)
    await context.route('https://challenges.cloudflare.com/turnstile/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: TURNSTILE }),
    )
    await showModal(page, DEMO.story, 'Sign up')
    await page.getByRole('button', { name: 'Sign up with email' }).click()
    await page.getByLabel('Your email').fill('new@quire.test')
    await page.keyboard.press('Enter')
    await expect.poll(() => graphql.join()).toContain('"captchaValue":"from the stand-in"')
    await leave(page)
    await expect
      .poll(reported)
      .toEqual(['report require-trusted-types-for trusted-types-sink Element innerHTML'])
    await context.close()
  })

  test('refuses it to whoever is signed in, and what they paste is read all the same', async () => {
    const { page, context, problems } = await open({ baseURL: site.url })
    await signInAs('maren', site, context)
    await openEditor(page)
    const texts = (selector: string) => storyOf(page).locator(selector).allInnerTexts()
    await storyOf(page).click()
    await pasteInto(page, {
      'text/html': `<head><style>p { color: red }</style></head><body style="tab-interval: 36pt">
        <p style="color: red" onclick="alert(1)">See <b>the tide</b><script>alert(1)</script></p></body>`,
    })
    await storyOf(page).locator('strong').waitFor()
    expect(await texts('p')).toEqual(['See the tide'])
    // What was copied here is pasted as it was, by a policy of the editor's library.
    await page.keyboard.press('Control+a')
    const copied = await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true })
      document.querySelector('.story')?.dispatchEvent(event)
      return clipboardData.getData('text/html')
    })
    expect(copied).toContain('data-pm-slice')
    await page.keyboard.press('Delete')
    expect(await texts('strong')).toEqual([])
    await pasteInto(page, { 'text/html': copied })
    await expect.poll(() => texts('strong')).toEqual(['the tide'])
    await savedOn(page)
    expect(problems).toEqual([])
    await expect(page.evaluate(SINKS.markup as () => unknown)).rejects.toThrow(/TypeError/)
    await context.close()
  })
})
