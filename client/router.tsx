import { type AnyRoute, createRouter, type RootRoute, type RouterHistory } from '@tanstack/react-router'
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core'
import type { Address, ShownPage } from './lib/page'
import { parseSearch } from './lib/page-context'
import { scrollsAfterFirstRender } from './lib/scrolling'

/** What the router's loader is given. */
export interface RouterContext {
  /** Finds the page of an address, and loads it with what it shows. */
  find: (address: Address) => ShownPage | Promise<ShownPage>
}

/**
 * React's own route classes add hooks and a link to each route, of which nothing here uses any; the router asks for no
 * more than the base classes have. Types are React's.
 */
const root = new BaseRootRoute<unknown, undefined, RouterContext>() as unknown as RootRoute<
  unknown,
  undefined,
  RouterContext
>

/**
 * The one route of the router, for every address: which page an address has is said by the route table alone
 * (docs/decisions/023-navigation.md). It has no component, since pages are drawn by our own tree.
 */
const anywhere = new BaseRoute({
  getParentRoute: () => root,
  path: '$',
  // Another query is another list or search: it is loaded anew.
  loaderDeps: ({ search }: { search: Record<string, string> }) => ({ search }),
  loader: ({ context, location, deps, preload }) =>
    context.find({ pathname: location.pathname, search: deps.search, isPreload: preload }),
})

const routeTree = root.addChildren([anywhere as unknown as AnyRoute])

const stringifySearch = (search: Record<string, unknown>): string => {
  const text = new URLSearchParams(search as Record<string, string>).toString()
  return text ? `?${text}` : ''
}

/** The router of a visit: addresses, history, loading and fetching ahead, scrolling. It draws nothing. */
export function createAppRouter(context: RouterContext, history: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    history,
    parseSearch,
    stringifySearch,
    // The table's paths are case-sensitive, and the two must agree.
    caseSensitive: true,
    defaultPreload: 'intent',
    scrollRestoration: scrollsAfterFirstRender(),
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
