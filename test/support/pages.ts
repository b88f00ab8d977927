import { isBuilt } from '../../client/pages/registry'
import { type LayoutName, layoutOf, type PageId } from '../../schema/pages'
import { pageOf } from '../../schema/routes/answer'
import { type RouteName, routeNamed } from '../../schema/routes/index'
import { addressOf, DEMO, ROUTE_NAMES } from './addresses'
import { unbuiltRoutes } from './unbuilt'

/** A page as a signed-out reader finds it. */
export interface SamplePage {
  pageId: PageId
  layout: LayoutName
  /** The route that it is found by; none for the page at addresses that are no route's. */
  route: RouteName | undefined
  path: string
  status: 200 | 404
}

/** Routes of a story that lead a reader on to its own address. */
export const LEADS_ON: ReadonlySet<RouteName> = new Set([
  'ShowPost',
  'FriendLink',
  'ShowSequencePost',
  'ShowPostQuote',
])

/** Pages that no address leads to: they stand in for another when something fails. */
export const WITHOUT_ADDRESS: ReadonlySet<PageId> = new Set(['error', 'error-500'])

const unbuilt = unbuiltRoutes()
const found = ROUTE_NAMES.flatMap((route): SamplePage[] => {
  const row = routeNamed(route)
  if (row.kind !== 'page' || row.who !== 'any' || LEADS_ON.has(route) || unbuilt.has(route)) return []
  const pageId = pageOf(row, { signedIn: false, flags: new Set() })
  if (!pageId || !isBuilt(pageId)) return []
  return [{ pageId, layout: layoutOf(pageId).layout, route, path: addressOf(route), status: 200 }]
})

const missing: SamplePage = {
  pageId: 'not-found',
  layout: layoutOf('not-found').layout,
  route: undefined,
  path: DEMO.nothing,
  status: 404,
}

/**
 * Every page that is built and that anybody may have, once for each route that shows it. A page joins when it
 * is entered in client/pages/registry.ts; where its route needs a thing of its own, test/support/addresses.ts
 * says which.
 */
export const ROUTED_PAGES: readonly SamplePage[] = [...found, missing]

/** The same, each page once: for what takes long. */
export const PAGES_ONCE: readonly SamplePage[] = ROUTED_PAGES.filter(
  ({ pageId }, i) => ROUTED_PAGES.findIndex((other) => other.pageId === pageId) === i,
)
