import { hashKey, type QueryClient } from '@tanstack/react-query'
import { isNotFound, isRedirect, notFound } from '@tanstack/react-router'
import { layoutOf, type PageId } from '../schema/pages'
import { pageOf } from '../schema/routes/answer'
import { matchPath, type RouteMatch } from '../schema/routes/match'
import type { RouteFlag } from '../schema/routes/types'
import { loadLayout } from './layouts/registry'
import type { App, Execute } from './lib/app'
import { noticeOf } from './lib/not-there'
import { keepOwn } from './lib/own-answers'
import type { Address, LayoutModule, LoadContext, PageModule, ShownPage } from './lib/page'
import { readSearch } from './lib/page-context'
import type { PreloadedState } from './lib/preloaded-state'
import { operationQuery } from './lib/query'
import { loadPage } from './pages/registry'
import { loadViewer } from './shell/viewer'

/** The functions that ask for what pages and layouts show, without the modules that show it. */
export interface Loads {
  page: (pageId: PageId) => Promise<PageModule['load']>
  layouts: Readonly<Partial<Record<string, LayoutModule['load']>>>
}

/** What finding a page needs. */
export interface FindInput {
  queryClient: QueryClient
  execute: Execute
  state: PreloadedState
  isBuilt: App['isBuilt']
  /** Where they are known ahead, a page's data is asked for together with its modules. */
  loads?: Loads
  /** True when something failed before a page could be rendered: the page that says so is. */
  hasFailed?: boolean
  /** Told when a page's modules aren't to be had; what it does about that comes first. */
  onMissing?: () => Promise<void>
  /** Whether the reader is on the way to a path: what was fetched ahead may have become what is wanted. */
  isOnTheWay?: (pathname: string) => boolean
}

/** How many answers are kept for going back. */
const KEPT_ANSWERS = 200

/** Forgets the oldest answers, but for those that are about to be shown. */
function forgetOld(queryClient: QueryClient, shown: ReadonlySet<string>): void {
  const cache = queryClient.getQueryCache()
  const others = cache.getAll().filter((query) => !query.isActive() && !shown.has(query.queryHash))
  const oldestFirst = others.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
  for (const query of oldestFirst.slice(0, Math.max(0, others.length - KEPT_ANSWERS))) cache.remove(query)
}

/** The page that a route shows this viewer, or none while it isn't built. */
function pageFor(
  { route, params }: RouteMatch,
  { state, isBuilt }: Pick<FindInput, 'state' | 'isBuilt'>,
): PageId | undefined {
  const flags = { has: (flag: RouteFlag) => state.flags[flag] === true }
  return pageOf(route, {
    signedIn: state.session.isLoggedIn,
    flags,
    params: { ...state.client.hostParams, ...params },
    isBuilt,
  })
}

/** Loads a page with its layout and what both show. */
async function loadWhole(
  context: LoadContext,
  { loads, onMissing }: Pick<FindInput, 'loads' | 'onMissing'>,
  viewer: Promise<void> | undefined,
): Promise<void> {
  const { pageId } = context
  const { layout } = layoutOf(pageId)
  const orMissing = async (error: unknown) => {
    await onMissing?.()
    throw error
  }
  const modules = Promise.all([loadPage(pageId), loadLayout(layout)]).catch(orMissing)
  const data = loads
    ? [
        loads
          .page(pageId)
          .catch(orMissing)
          .then((load) => load?.(context)),
        loads.layouts[layout]?.(context),
      ]
    : (await modules).map((module) => module?.load?.(context))
  const [[module]] = await Promise.all([modules, ...data, viewer])
  if (!module) throw notFound()
}

/** Pages that stand in for others. */
async function loadSubstitute(
  pageId: 'not-found' | 'error-500',
  context: LoadContext,
  input: Pick<FindInput, 'loads' | 'onMissing'>,
): Promise<void> {
  // Whatever failed may be what the viewer is asked of, too.
  const viewer = pageId === 'not-found' ? loadViewer(context) : undefined
  await loadWhole({ ...context, pageId }, input, viewer)
}

/**
 * Finds the page of an address and loads all that it shows; or, where that is the answer, the page that says that
 * there is none or that something went wrong.
 *
 * @throws a redirect, where a page leads elsewhere; when only fetching ahead, whatever went wrong.
 */
export async function findPage(address: Address, input: FindInput): Promise<ShownPage> {
  const { state, queryClient, execute, hasFailed } = input
  const { pathname, search } = address
  const isGlance = () => address.isPreload && !input.isOnTheWay?.(pathname)
  const parts = {
    ...(input.loads ? { loads: input.loads } : {}),
    // A glance at a link isn't worth leaving the page for.
    onMissing: async () => (isGlance() ? undefined : input.onMissing?.()),
  }
  const match = matchPath(pathname, state.client.table)
  const wanted = match && pageFor(match, input)
  const place = {
    routeName: match?.route.name,
    params: { ...state.client.hostParams, ...match?.params },
    pathname,
  }
  const asked = new Set<string>()
  const context: LoadContext = {
    ...place,
    pageId: wanted ?? 'not-found',
    search: readSearch(search),
    state,
    query: (operation, variables) => {
      const query = operationQuery(execute, operation, variables)
      asked.add(hashKey(query.queryKey))
      // What is known is shown at once, and renewed beside that when it isn't fresh any more.
      return queryClient.ensureQueryData({ ...query, revalidateIfStale: true })
    },
    own: (operation, variables) =>
      __BROWSER__ || !state.session.isLoggedIn
        ? undefined
        : execute(operation, variables).then(
            (answer) => keepOwn(queryClient, answer),
            () => {},
          ),
    part: (part) =>
      part().catch(async (error: unknown) => {
        await parts.onMissing()
        throw error
      }),
  }
  const shown = (pageId: PageId): ShownPage => ({ pageId, ...layoutOf(pageId), ...place })
  if (hasFailed) {
    await loadSubstitute('error-500', context, parts)
    return shown('error-500')
  }
  // Beside the page's own data, so that it costs no extra round trip.
  const viewer = loadViewer(context)
  viewer.catch(() => {})
  try {
    if (!wanted) throw notFound()
    await loadWhole(context, parts, viewer)
    forgetOld(queryClient, asked)
    return shown(wanted)
  } catch (thrown) {
    if (isRedirect(thrown) || (isGlance() && !isNotFound(thrown))) throw thrown
    if (isNotFound(thrown)) {
      await loadSubstitute('not-found', context, parts)
      const notice = noticeOf(thrown)
      return notice ? { ...shown('not-found'), notice } : shown('not-found')
    }
    await loadSubstitute('error-500', context, parts)
    return { ...shown('error-500'), error: thrown }
  }
}
