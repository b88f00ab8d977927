/**
 * Sites of a test's own, for tests in the browser. What such a test may name is typed for a browser, where the
 * worker's types aren't; so what reaches into the worker is loaded by name, and what is used of it is said here.
 */

/** A statement that can be run. */
interface Prepared {
  run(): Promise<unknown>
}

/** A running site with databases of its own. */
export interface Site {
  url: string
  stop: () => Promise<void>
  bindings: {
    DB: { prepare(sql: string): Prepared & { bind(...values: unknown[]): Prepared } }
  }
}

export interface SiteOptions {
  demo?: boolean
  port?: number
  vars?: Record<string, string>
}

/**
 * A module of the worker's side, by its path from this folder.
 *
 * @typeParam Module what is used of it.
 */
export const beyond = <Module>(path: string): Promise<Module> => import(path)

interface SiteModule {
  startSite(options?: SiteOptions): Promise<Site>
  freePort(): Promise<number>
}

/** Starts a site as test/support/site.ts says. */
export const startSite = async (options?: SiteOptions): Promise<Site> =>
  (await beyond<SiteModule>('./site')).startSite(options)

/** A port that nobody listens on. */
export const freePort = async (): Promise<number> => (await beyond<SiteModule>('./site')).freePort()
