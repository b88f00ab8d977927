import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  isNotFound,
  isRedirect,
  notFound,
  type RouterHistory,
} from '@tanstack/react-router'
import { layoutOf, type PageId } from '../schema/pages'
import { pageOf } from '../schema/routes/answer'
import type { NamedRoute, RouteName } from '../schema/routes/index'
import { matchPath } from '../schema/routes/links'
import type { TableName } from '../schema/routes/tables'
import { tanStackRoutes } from '../schema/routes/tanstack'
import type { RouteFlag } from '../schema/routes/types'
import { loadLayout } from './layouts/registry'
import type { LoadContext } from './lib/page'
import { pageContext } from './lib/page-context'
import type { PreloadedState } from './lib/preloaded-state'
import { type Execute, operationQuery } from './lib/query'
import type { RememberedMarkup } from './lib/remembered-markup'
import { scrollsAfterFirstRender } from './lib/scrolling'
import { ErrorFrame, NotFoundFrame, PageFrame } from './page-frame'
import { isBuilt, loadPage } from './pages/registry'
import { Root } from './root'
import { loadViewer } from './shell/viewer'

/** The context of loaders. */
export interface RouterContext {
  queryClient: QueryClient
  execute: Execute
  state: PreloadedState
  /** True while the server-rendered page is hydrated; absent in the worker. */
  isHydrating?: () => boolean
  /** Whether something failed before a page could be rendered, so that the error page is. */
  hasFailed?: boolean
  /** In the worker, which renders the same text for many; absent in the browser. */
  markup?: RememberedMarkup
  /** Makes the browser reload the current address; absent in the worker. */
  loadAnew?: () => Promise<void>
}

/** What the router adds to the context: whether a page's module exists. */
interface FullContext extends RouterContext {
  isBuilt: (pageId: PageId) => boolean
}

/** Pages that replace others: their modules and layouts are loaded before they are shown. */
async function loadSubstitute(pageId: 'not-found' | 'error-500', context: LoadContext): Promise<void> {
  const [module, layout] = await Promise.all([loadPage(pageId), loadLayout(layoutOf(pageId).layout)])
  // The viewer's own query may be the one that failed.
  const viewer = pageId === 'not-found' ? loadViewer(context) : undefined
  await Promise.all([module?.load?.({ ...context, pageId }), layout.load?.({ ...context, pageId }), viewer])
}

/** Called if a page's modules aren't available; its reaction comes first. */
type OnMissing = () => Promise<void> | undefined

const loadModules = (pageId: PageId, onMissing: OnMissing) =>
  Promise.all([loadPage(pageId), loadLayout(layoutOf(pageId).layout)]).catch(async (error: unknown) => {
    await onMissing()
    throw error
  })

/** Loads a page, its layout and their data; or, if that is the answer, the data of the 404 page. */
async function loadRoute(context: LoadContext, onMissing: OnMissing): Promise<void> {
  const { pageId } = context
  // Along with the page's own data, so that it costs no round trip of its own.
  const viewer = loadViewer(context)
  viewer.catch(() => {})
  try {
    if (pageId === 'not-found') throw notFound()
    const [module, layout] = await loadModules(pageId, onMissing)
    if (!module) throw notFound()
    await Promise.all([module.load?.(context), layout.load?.(context), viewer])
  } catch (thrown) {
    if (isRedirect(thrown)) throw thrown
    await loadSubstitute(isNotFound(thrown) ? 'not-found' : 'error-500', context)
    throw thrown
  }
}

/** A root for a host's table. Each table has its own, because a root holds its children. */
const createRoot = () => createRootRouteWithContext<FullContext>()({ component: Root })
type RootRoute = ReturnType<typeof createRoot>

/** The page that a route shows this viewer, or none while it isn't built. */
function pageFor(
  route: NamedRoute,
  state: PreloadedState,
  params: Record<string, string>,
): PageId | undefined {
  const flags = { has: (flag: RouteFlag) => state.flags[flag] === true }
  return pageOf(route, { signedIn: state.session.isLoggedIn, flags, params, isBuilt })
}

function routeFor(root: RootRoute, route: NamedRoute | undefined, path: string, table: TableName): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: route ? { routeName: route.name } : {},
    // Another query is another list or search, so it is loaded again.
    loaderDeps: ({ search }) => ({ search }),
    loader: async ({ context, params, location, deps, preload }) => {
      const { queryClient, execute, state, hasFailed } = context
      // Neither a preload nor the server-rendered page is worth leaving the page for.
      const onMissing = () => (preload || context.isHydrating?.() ? undefined : context.loadAnew?.())
      // The router's patterns are looser than the table's: an address that the table doesn't know isn't
      // found.
      const matched = matchPath(location.pathname, table)
      const isOurs = route !== undefined && matched?.route.name === route.name
      const page = pageContext({ pathname: location.pathname, params, search: deps.search }, state)
      const pageId = (isOurs && pageFor(route, state, page.params)) || 'not-found'
      const loading: LoadContext = {
        ...page,
        pageId,
        routeName: matched?.route.name,
        query: (operation, variables) =>
          queryClient.ensureQueryData(operationQuery(execute, operation, variables)),
      }
      if (hasFailed) {
        await loadSubstitute('error-500', loading)
        throw new Error('The request failed before its page was rendered')
      }
      await loadRoute(loading, onMissing)
      return pageId
    },
    component: PageFrame,
    notFoundComponent: NotFoundFrame,
    errorComponent: ErrorFrame,
  })
}

const trees = new Map<TableName, AnyRoute>()

/** The router's tree for a host's table, built once from the route table. */
function treeOf(table: TableName): AnyRoute {
  const known = trees.get(table)
  if (known) return known
  const root = createRoot()
  const children = tanStackRoutes(table).map(({ route, path }) => routeFor(root, route, path, table))
  const tree = root.addChildren([...children, routeFor(root, undefined, '/$', table)])
  trees.set(table, tree)
  return tree
}

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
    routeTree: treeOf(context.state.client.table),
    context: { ...context, isBuilt },
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    // The table's paths are case-sensitive, and the two must agree.
    caseSensitive: true,
    defaultPreload: 'intent',
    scrollRestoration: context.isHydrating ? scrollsAfterFirstRender() : true,
    defaultNotFoundComponent: NotFoundFrame,
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
  interface StaticDataRouteOption {
    routeName?: RouteName
  }
}
