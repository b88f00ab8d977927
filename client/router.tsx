import { type AnyRoute, createRouter, type RootRoute, type RouterHistory } from '@tanstack/react-router'
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core'
import { queryText } from '../schema/routes/links'
import type { Address, ShownPage } from './lib/page'
import { parseSearch } from './lib/page-context'
import { scrollsAfterFirstRender } from './lib/scrolling'

/** What the router passes to its loader. */
export interface RouterContext {
  /** Finds the page of an address, and loads it with what it shows. */
  find: (address: Address) => ShownPage | Promise<ShownPage>
}

/**
 * React's route classes add hooks and a link to each route, which nothing here uses. The router itself needs no more
 * than the base classes, so only the types are React's.
 */
const root = new BaseRootRoute<unknown, undefined, RouterContext>() as unknown as RootRoute<
  unknown,
  undefined,
  RouterContext
>

/**
 * The router's only route, for every address: the route table alone decides which page an address has
 * (docs/decisions/023-navigation.md). It has no component, because our own tree renders the pages.
 */
const anywhere = new BaseRoute({
  getParentRoute: () => root,
  path: '$',
  // A different query is a different list or search, which is loaded on its own.
  loaderDeps: ({ search }: { search: Record<string, string> }) => ({ search }),
  loader: ({ context, location, deps, preload }) =>
    context.find({ pathname: location.pathname, search: deps.search, isPreload: preload }),
})

const routeTree = root.addChildren([anywhere as unknown as AnyRoute])

/** The router of a visit: addresses, history, loading, preloading and scrolling. It renders nothing. */
export function createAppRouter(context: RouterContext, history: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    history,
    parseSearch,
    stringifySearch: queryText,
    // As in the route table.
    caseSensitive: true,
    defaultPreload: 'intent',
    scrollRestoration: scrollsAfterFirstRender(),
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
