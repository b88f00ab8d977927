/**
 * Sites of a test's own, for tests in the browser. The types of such tests are a browser's, without the
 * worker's; so everything that reaches into the worker is loaded by name, and the used parts are declared
 * here.
 */

/** A statement that can be run. */
interface Prepared {
  run(): Promise<unknown>
  all<Row>(): Promise<{ results: Row[] }>
}

/** A running site with its own databases. */
export interface Site {
  url: string
  stop: () => Promise<void>
  bindings: {
    DB: { prepare(sql: string): Prepared & { bind(...values: unknown[]): Prepared } }
  }
}

export interface SiteOptions {
  demo?: string
  port?: number
  vars?: Record<string, string>
  country?: string | undefined
  /** What stands in for all other sites that the worker asks. */
  web?: (address: string) => { status?: number; type: string; body: Uint8Array<ArrayBuffer> | string }
}

/**
 * A module of the worker's side, by its path from this folder.
 *
 * @typeParam Module the used part of it.
 */
export const beyond = <Module>(path: string): Promise<Module> => import(path)

interface SiteModule {
  startSite(options?: SiteOptions): Promise<Site>
  freePort(): Promise<number>
}

/** Starts a site as test/support/site.ts does. */
export const startSite = async (options?: SiteOptions): Promise<Site> =>
  (await beyond<SiteModule>('./site')).startSite(options)

/** A free port. */
export const freePort = async (): Promise<number> => (await beyond<SiteModule>('./site')).freePort()
