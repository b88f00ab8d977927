import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { launchChromium, launchPackagedChromium } from './chromium'
import type { Viewer } from './pages'
import { sessionCookie } from './session-cookie'

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

const BLANK = btoa('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')

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

/** What a test file needs of its browser; with either of them it has a browser to itself. */
interface BrowserNeeds {
  /** Flags of Chromium. */
  flags?: readonly string[]
  /** The packaged Chromium, even if another one is installed. */
  isPackaged?: boolean
}

function startBrowser({ flags = [], isPackaged = false }: BrowserNeeds): Promise<Browser> {
  if (isPackaged) return launchPackagedChromium(flags)
  return flags.length > 0 ? launchChromium(process.env, flags) : chromium.connect(inject('browser'))
}

/**
 * The browser, for a test file. Call it at the top of the file. Files share one; each visit has its own cookies and
 * storage.
 */
export function useBrowser(needs: BrowserNeeds = {}): { open: (visit?: Visit) => Promise<Watched> } {
  let browser: Browser | undefined
  const contexts = new Set<BrowserContext>()
  beforeAll(async () => {
    browser = await startBrowser(needs)
  })
  afterAll(async () => {
    await Promise.all([...contexts].map((context) => context.close()))
    await browser?.close()
  })
  return {
    open: async ({ before, pictures, viewer = 'visitor', ...options } = {}) => {
      if (!browser) throw new Error('The browser has not started')
      const context = await browser.newContext({ baseURL: inject('site'), ...options })
      contexts.add(context)
      context.once('close', () => contexts.delete(context))
      await context.addInitScript(TELL_VIOLATIONS)
      if (viewer !== 'visitor') {
        // Secure cookies are accepted only over https, but sent to localhost whatever the scheme.
        const url = inject('site').replace(/^http:/, 'https:')
        await context.addCookies([
          { ...sessionCookie(viewer), url, secure: true, httpOnly: true, sameSite: 'Lax' },
        ])
      }
      if (before) await context.addInitScript(before)
      const page = await context.newPage()
      if (!pictures) await blankPictures(page)
      return watch(page, context)
    },
  }
}

/** How a page looks when it is opened: what a test that borrows one may have changed. */
const FRESH = { colorScheme: null, reducedMotion: 'reduce', forcedColors: null, media: null } as const
const WINDOW = { width: 1280, height: 720 }

/**
 * Pages that visitors' tests borrow one after another. A new one compiles every script again, which takes longer than
 * most of what a page is looked at for. Storage is emptied between two tests; after a failure the page is closed.
 */
export function usePages(): (viewer: Viewer, test: (watched: Watched) => Promise<void>) => Promise<void> {
  const { open } = useBrowser()
  const free = new Map<Viewer, Watched[]>()
  return async (viewer, test) => {
    const idle = free.get(viewer) ?? []
    free.set(viewer, idle)
    const watched = idle.pop() ?? (await open({ reducedMotion: 'reduce', viewer }))
    const { page, context, problems, graphql, scripts } = watched
    try {
      await test(watched)
    } catch (error) {
      await context.close()
      throw error
    }
    await emptyStorage(page)
    await page.setViewportSize(WINDOW)
    await page.emulateMedia(FRESH)
    for (const noted of [problems, graphql, scripts]) noted.splice(0)
    idle.push(watched)
  }
}

/** Leaves the page, and empties what it stored except its cookies. */
async function emptyStorage(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  // Whatever it would still ask for or store, it can't any more.
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  const storageTypes = 'local_storage,indexeddb,cache_storage'
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await session.detach()
}

function watch(page: Page, context: BrowserContext): Watched {
  const watched: Watched = { page, context, problems: [], graphql: [], scripts: [] }
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The missing page is a 404 on purpose, which Chromium reports as an error.
    if (/status of 404/.test(message.text()) && message.location().url === page.url()) return
    watched.problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
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

/** Makes the client hydrate the page at once, by a key without effect. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await hydratedByItself(page)
}

/** Waits until a page's route is shown. */
export const shown = (page: Page, pageId: string): Promise<unknown> =>
  page.waitForSelector(`html[data-page="${pageId}"]`, { state: 'attached' })
