import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** A context with the one page that tests begin with. */
export interface Opened {
  context: BrowserContext
  page: Page
  /** Really closes the context. */
  close: () => Promise<void>
}

/** What Playwright gives a page whose test asks for nothing else. */
const WINDOW = { width: 1280, height: 720 }

/**
 * Removes whatever a test may have left in a context, but not what the browser has cached.
 *
 * @returns whether it could: not if the page is of another site by now, or its own site has stopped.
 */
async function empty(
  { context, page }: Opened,
  site: string,
  options: BrowserContextOptions,
): Promise<boolean> {
  if (new URL(page.url()).origin !== site) return false
  await Promise.all(context.pages().map((other) => other === page || other.close()))
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  // Whatever the page would still ask for or store, it can't any more. A file of the same site keeps the page's process,
  // and with it every script that is compiled; a blank page would have another one.
  const left = await page.goto(`${site}/robots.txt`).catch(() => undefined)
  if (!left) return false
  if (options.javaScriptEnabled !== false) await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
  await context.clearPermissions()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: site,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  await page.setViewportSize(options.viewport ?? WINDOW)
  await page.emulateMedia({
    media: null,
    colorScheme: options.colorScheme ?? null,
    reducedMotion: options.reducedMotion ?? null,
    forcedColors: options.forcedColors ?? null,
  })
  return true
}

/**
 * Contexts that tests have closed, for those that open the same. A new one has its own process, which loads and
 * compiles every script again: that takes longer than most of what a page is opened for.
 */
export class KeptContexts {
  readonly #free = new Map<string, Opened[]>()

  /** One that was opened with the same options, if there is any. */
  take(key: string): Opened | undefined {
    return this.#free.get(key)?.pop()
  }

  /** Has a context of a site, given by its origin, emptied and kept when its test closes it, if that is possible. */
  keep(key: string, opened: Opened, site: string, options: BrowserContextOptions): void {
    const free = this.#free.get(key) ?? []
    this.#free.set(key, free)
    opened.context.close = async () => {
      if (await empty(opened, site, options)) free.push(opened)
      else await opened.close()
    }
  }
}
