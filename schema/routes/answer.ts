/** How a matched route responds: its methods, and which of its pages. Rules: docs/rules/routes.md. */
import type { PageId } from '../pages'
import type { Method, PageChoice, Route, RouteFlag } from './types'

const READING: readonly Method[] = ['GET', 'HEAD']
const DOING: readonly Method[] = ['POST']

/** The methods that a route accepts; any other gets a 405. Rule: docs/rules/routes.md, "Methods". */
export function methodsOf(route: Pick<Route, 'kind' | 'methods'>): readonly Method[] {
  return route.methods ?? (route.kind === 'action' ? DOING : READING)
}

/** Whether a route shows other pages to signed-in viewers. */
export const dependsOnViewer = (route: Pick<Route, 'page'> | undefined): boolean =>
  Array.isArray(route?.page) && route.page.some((choice: PageChoice) => choice.signedIn)

/** What the choice of a page depends on. */
export interface PageContext {
  readonly signedIn: boolean
  /** The flags that are on. */
  readonly flags: { has(flag: RouteFlag): boolean }
  readonly params?: Readonly<Record<string, string>>
  /** Pages that don't exist yet are skipped if there is another choice. */
  readonly isBuilt?: (page: PageId) => boolean
}

/**
 * The page that a route shows to this viewer, or undefined if there is none (then the response is the 404
 * page). Rule: docs/rules/routes.md, "Routes with several pages".
 */
export function pageOf(route: Pick<Route, 'page'>, context: PageContext): PageId | undefined {
  const { page } = route
  if (page === undefined || typeof page === 'string') return page
  const fits = page.find((choice) => {
    if (choice.signedIn && !context.signedIn) return false
    if (choice.flag && !context.flags.has(choice.flag)) return false
    if (context.isBuilt && !context.isBuilt(choice.page)) return false
    return !Object.entries(choice.unless ?? {}).some(([name, value]) => context.params?.[name] === value)
  })
  return fits?.page
}
