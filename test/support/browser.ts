import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { launchChromium, launchPackagedChromium } from './chromium'
import { describeFailedPages, watchRequests } from './failed-page'
import { KeptContexts, type Opened } from './kept-contexts'
import type { Viewer } from './pages'
import { dismissedCookie, sessionCookie, xsrfCookie } from './session-cookie'

/** A page's errors and requests while a test looked at it. */
export interface Watched {
  page: Page
  context: BrowserContext
  /** Warnings and errors of the console, uncaught errors, violations of the content security policy. */
  problems: string[]
  /** Bodies of the GraphQL requests. */
  graphql: string[]
  /** Addresses of the requested scripts. */
  scripts: string[]
}

export interface Visit extends BrowserContextOptions {
  /** Runs in the page before its own scripts. */
  before?: string
  /** Real pictures instead of blank ones, which take longer to make than the rest of a page. */
  pictures?: boolean
  /** The visitor, one of those whose sessions the shared site knows; by default without a session. */
  viewer?: Viewer
}

/** Reports each violation of the content security policy on the console, where they are collected. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('Content security policy: ' + event.violatedDirective + ' ' + event.blockedURI))`

/** The browser is never idle, and nobody moves a pointer: the client starts when the test does something. */
export const NEVER_IDLE = `window.requestIdleCallback = () => {}
  addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true)`

/** Without a size of its own, so that it fills the place that the page reserves, as the picture would. */
const BLANK = btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')

/**
 * Answers a page's requests for pictures with a blank one. Through the debugger, because a route of Playwright's turns
 * the browser's cache off, so that each page loads and compiles every script again.
 */
async function blankPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const responseHeaders = [{ name: 'content-type', value: 'image/svg+xml' }]
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = { requestId, responseCode: 200, responseHeaders, body: BLANK }
    // The page may have been left meanwhile.
    session.send('Fetch.fulfillRequest', answer).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/_/image/*' }] })
}

/** What a test file needs of its browser; with flags or the packaged one it has a browser to itself. */
interface BrowserNeeds {
  /**
   * Whether every visit is somebody's first. Otherwise a context that a test closes is emptied and used by the next one
   * that opens the same, with what the browser has cached.
   */
  isFirstVisit?: boolean
  /** Flags of Chromium. */
  flags?: readonly string[]
  /** The packaged Chromium, even if CHROME_PATH names another one. */
  isPackaged?: boolean
}

/** The browser that all files of this process share. It ends with the process. */
let shared: Promise<Browser> | undefined

function startBrowser({ flags = [], isPackaged = false }: BrowserNeeds): Promise<Browser> {
  if (isPackaged) return launchPackagedChromium(flags)
  if (flags.length > 0) return launchChromium(flags)
  shared ??= launchChromium()
  return shared
}

/**
 * The browser, for a test file. Call it at the top of the file. Files share one; each visit has its own cookies and
 * storage.
 */
export function useBrowser(needs: BrowserNeeds = {}): { open: (visit?: Visit) => Promise<Watched> } {
  let browser: Browser | undefined
  const contexts = new Set<Opened>()
  const kept = new KeptContexts()
  async function create({ before, pictures, viewer: _, ...options }: Visit): Promise<Opened> {
    if (!browser) throw new Error('The browser has not started')
    const context = await browser.newContext({ baseURL: inject('site'), ...options })
    const opened = { context, page: await context.newPage(), close: context.close.bind(context) }
    contexts.add(opened)
    context.once('close', () => contexts.delete(opened))
    await context.addInitScript(TELL_VIOLATIONS)
    if (before) await context.addInitScript(before)
    if (!pictures) await blankPictures(opened.page)
    return opened
  }
  describeFailedPages()
  beforeAll(async () => {
    browser = await startBrowser(needs)
  })
  afterAll(async () => {
    await Promise.all([...contexts].map(({ close }) => close()))
    if (browser !== (await shared)) await browser?.close()
  })
  return {
    open: async (visit = {}) => {
      const { viewer = 'visitor', ...others } = visit
      const key = JSON.stringify(others)
      const opened = kept.take(key) ?? (await create(visit))
      if (!needs.isFirstVisit && !visit.before) kept.keep(key, opened, visit.baseURL ?? inject('site'), visit)
      if (viewer !== 'visitor') {
        // Secure cookies are accepted only over https, but sent to localhost whatever the scheme.
        const url = inject('site').replace(/^http:/, 'https:')
        await opened.context.addCookies([
          { ...sessionCookie(viewer), url, secure: true, httpOnly: true, sameSite: 'Lax' },
          { ...(await xsrfCookie(viewer)), url, secure: true, sameSite: 'Lax' },
          { ...dismissedCookie(viewer), url, secure: true, sameSite: 'Lax' },
        ])
      }
      return watch(opened)
    },
  }
}

function watch({ page, context }: Opened): Watched {
  const watched: Watched = { page, context, problems: [], graphql: [], scripts: [] }
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The missing page is a 404 on purpose, which Chromium reports as an error.
    if (/status of 404/.test(message.text()) && message.location().url === page.url()) return
    watched.problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  watchRequests(page, watched.problems)
  page.on('pageerror', (error) => watched.problems.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    if (request.url().includes('/_/graphql')) watched.graphql.push(request.postData() ?? request.url())
    if (request.resourceType() === 'script') watched.scripts.push(new URL(request.url()).pathname)
  })
  return watched
}

/** Waits until the client has hydrated the page by itself, once the browser was idle. */
export const hydratedByItself = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-hydrated]', { state: 'attached' })

/**
 * Makes the client hydrate the page at once, by a key without effect. What listens for it stands at the document's end,
 * so a page that is still arriving would not hear it.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  await page.keyboard.press('Shift')
  await hydratedByItself(page)
}

/** Goes to what stands below a story, and waits until the client has come to it. */
export async function hydratedBelow(page: Page): Promise<void> {
  await page.locator('[data-onward]').scrollIntoViewIfNeeded()
  // The buttons that save are the browser's alone.
  await page.locator('[data-onward] [data-action=bookmark]').first().waitFor()
}

/** Waits until a page's route is shown. */
export const shown = (page: Page, pageId: string): Promise<unknown> =>
  page.waitForSelector(`html[data-page="${pageId}"]`, { state: 'attached' })
