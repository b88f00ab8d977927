import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** A context with the one page that tests begin with. */
export interface Opened {
  context: BrowserContext
  page: Page
}

/** What Playwright gives a page whose test asks for nothing else. */
const WINDOW = { width: 1280, height: 720 }

/**
 * Leaves what the page shows, so that it can't ask for or store anything any more. A file of the same site keeps the
 * page's process, and with it every script that is compiled; a blank page would have another one.
 */
async function leave(page: Page, origin: string): Promise<void> {
  const file = origin === 'null' ? undefined : await page.goto(`${origin}/robots.txt`).catch(() => undefined)
  if (!file) await page.goto('about:blank')
}

/** Whatever a test may have left in a context, but not what the browser has cached. */
async function empty({ context, page }: Opened, options: BrowserContextOptions): Promise<void> {
  const { origin } = new URL(page.url())
  await Promise.all(context.pages().map((other) => other === page || other.close()))
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  if (options.javaScriptEnabled !== false && origin !== 'null')
    await page.evaluate(() => sessionStorage.clear())
  await leave(page, origin)
  await context.clearCookies()
  await context.clearPermissions()
  const session = await context.newCDPSession(page)
  if (origin !== 'null')
    await session.send('Storage.clearDataForOrigin', {
      origin,
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
}

/**
 * Contexts that tests have closed, for those that open the same. A new one has a process of its own, which loads and
 * compiles every script again: that takes longer than most of what a page is opened for.
 */
export class KeptContexts {
  readonly #free = new Map<string, Opened[]>()

  /** One that was opened with the same options, if there is any. */
  take(key: string): Opened | undefined {
    return this.#free.get(key)?.pop()
  }

  /** Has a context emptied and kept when its test closes it. */
  keep(key: string, opened: Opened, options: BrowserContextOptions): void {
    const free = this.#free.get(key) ?? []
    this.#free.set(key, free)
    opened.context.close = async () => {
      await empty(opened, options)
      free.push(opened)
    }
  }
}
