import type { CDPSession, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Where somebody goes from a page, and returns. */
const ELSEWHERE = '/robots.txt'

const HYDRATED = `'hydrated' in document.documentElement.dataset`
/** The client begins at once, as with the first sign of a reader. */
const BEGIN = `dispatchEvent(new Event('pointermove'))`
/** A value that is gone with the page, and whether the page was said to be kept. */
const MARK = `left = true; kept = false; addEventListener('pageshow', (event) => { kept = event.persisted })`
const IS_KEPT = `typeof left !== 'undefined' && left && kept`

/**
 * A tab in which somebody goes back. Playwright loses sight of pages that the browser has kept, so everything is asked of
 * the debugger; nothing else may use the page.
 */
export class Tab {
  readonly #session: CDPSession
  readonly #site: string
  #reasons: string[] = []
  /** How many sockets its pages have opened so far. */
  sockets = 0

  private constructor(session: CDPSession, site: string) {
    this.#session = session
    this.#site = site
  }

  /** @param mayKeep whether its pages come without the header that forbids to store them. */
  static async of(page: Page, site: string, { mayKeep = false } = {}): Promise<Tab> {
    const tab = new Tab(await page.context().newCDPSession(page), site)
    await tab.#watch()
    if (mayKeep) await tab.#allowKeeping()
    return tab
  }

  async #watch(): Promise<void> {
    this.#session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      this.#reasons = notRestoredExplanations.map(({ reason }) => reason)
    })
    this.#session.on('Network.webSocketCreated', () => {
      this.sockets += 1
    })
    await this.#session.send('Page.enable')
    await this.#session.send('Network.enable')
  }

  async #allowKeeping(): Promise<void> {
    this.#session.on('Fetch.requestPaused', ({ requestId, responseStatusCode: responseCode, ...paused }) => {
      const others = (paused.responseHeaders ?? []).filter(({ name }) => !/^cache-control$/i.test(name))
      const responseHeaders = [...others, { name: 'cache-control', value: 'private, no-cache' }]
      const answer = responseCode === undefined ? { requestId } : { requestId, responseCode, responseHeaders }
      this.#session.send('Fetch.continueResponse', answer).catch(() => {})
    })
    const patterns = [{ resourceType: 'Document' as const, requestStage: 'Response' as const }]
    await this.#session.send('Fetch.enable', { patterns })
  }

  /** The value of an expression in the page that is shown; nothing while there is none. */
  async evaluate(expression: string): Promise<unknown> {
    const asked = this.#session.send('Runtime.evaluate', { expression, returnByValue: true })
    return (await asked.catch(() => undefined))?.result.value
  }

  async #load(path: string): Promise<void> {
    const loaded = new Promise((resolve) => this.#session.once('Page.loadEventFired', resolve))
    await this.#session.send('Page.navigate', { url: this.#site + path })
    await loaded
  }

  /** Opens a page, and waits until the client has taken it over. */
  async open(path: string): Promise<void> {
    await this.#load(path)
    await this.evaluate(BEGIN)
    await expect.poll(() => this.evaluate(HYDRATED), { timeout: 20_000 }).toBe(true)
  }

  /** Leaves the page that is shown. */
  async leave(): Promise<void> {
    await this.evaluate(MARK)
    this.#reasons = []
    await this.#load(ELSEWHERE)
  }

  /** Goes back to the page before. @returns why the browser hasn't kept it, in its words; nothing if it has. */
  async back(): Promise<string[]> {
    const { currentIndex, entries } = await this.#session.send('Page.getNavigationHistory')
    const { id, url } = entries[currentIndex - 1] ?? {}
    if (id === undefined) throw new Error('There is nothing to go back to')
    await this.#session.send('Page.navigateToHistoryEntry', { entryId: id })
    const isThere = `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`
    await expect.poll(() => this.evaluate(isThere), { timeout: 20_000 }).toBe(true)
    if (await this.evaluate(IS_KEPT)) return []
    return this.#reasons.length > 0 ? this.#reasons : ['unknown']
  }
}
