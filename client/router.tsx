import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRoute, createRouter, type RootRoute, type RouterHistory } from '@tanstack/react-router'
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core'
import type { PageId } from '../schema/pages'
import type { LazyNavigation } from './lib/navigation'
import type { Address, ShownPage } from './lib/page'
import type { PreloadedState } from './lib/preloaded-state'
import type { Execute } from './lib/query'
import type { RememberedMarkup } from './lib/remembered-markup'
import { scrollsAfterFirstRender } from './lib/scrolling'
import { ErrorFrame, PageFrame } from './page-frame'
import { Root } from './root'

/** What the router's loader and the components are given. */
export interface RouterContext {
  queryClient: QueryClient
  execute: Execute
  state: PreloadedState
  /** Finds the page of an address, and loads it with what it shows. */
  find: (address: Address) => ShownPage | Promise<ShownPage>
  /** Whether a page's module is there. */
  isBuilt: (pageId: PageId) => boolean
  /** Moving to other pages; absent in the worker. */
  navigation?: LazyNavigation
  /** True while the page that the server rendered is taken over; absent in the worker. */
  isHydrating?: () => boolean
  /** In the worker, which renders the same text for many; absent in the browser. */
  markup?: RememberedMarkup
}

/**
 * React's own route classes add hooks and a link to each route, of which nothing here uses any; the router asks for no
 * more than the base classes have. Types are React's.
 */
const root = new BaseRootRoute<unknown, undefined, RouterContext>({
  component: Root,
}) as unknown as RootRoute<unknown, undefined, RouterContext>

/**
 * The one route of the router, for every address: which page an address has is said by the route table alone
 * (docs/decisions/023-navigation.md).
 */
const anywhere = new BaseRoute({
  getParentRoute: () => root,
  path: '$',
  // Another query is another list or search: it is loaded anew.
  loaderDeps: ({ search }: { search: Record<string, string> }) => ({ search }),
  loader: ({ context, location, deps, preload }) =>
    context.find({ pathname: location.pathname, search: deps.search, isPreload: preload }),
  component: PageFrame,
  errorComponent: ErrorFrame,
})

const routeTree = root.addChildren([anywhere as unknown as AnyRoute])

/** Query parameters are plain strings; the last value of a repeated one counts. */
const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))
const stringifySearch = (search: Record<string, unknown>): string => {
  const text = new URLSearchParams(search as Record<string, string>).toString()
  return text ? `?${text}` : ''
}

/** A router: one per request in the worker, one per visit in the browser. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    // The table's paths are case-sensitive, and the two must agree.
    caseSensitive: true,
    defaultPreload: 'intent',
    scrollRestoration: context.isHydrating ? scrollsAfterFirstRender() : true,
    defaultErrorComponent: ErrorFrame,
    Wrap: ({ children }) => (
      <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>
    ),
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
