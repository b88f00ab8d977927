import type { PerformanceKind } from '../../../schema/rules/performance'

/** Marks on the browser's own timeline, which a profiler reads if there is one. */

/** React begins to take over the server's page. */
export const RENDER_MARK = 'quire:render'
/** The page is interactive. */
export const READY_MARK = 'quire:ready'
/** A page was fetched ahead, and a page that was fetched ahead is opened. */
export const PRELOAD_MARK = 'quire:preload'
export const PRELOADED_MARK = 'quire:preloaded'

export const PRELOAD_MARKS: ReadonlyMap<string, PerformanceKind> = new Map([
  [PRELOAD_MARK, 'page_preload'],
  [PRELOADED_MARK, 'page_preload_success'],
])
