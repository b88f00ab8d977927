import { LAYOUT_LOADS, PAGE_LOADS } from 'virtual:loads'
import { applyHead } from './apply-head'
import { findPage, type Loads } from './find-page'
import { headOf } from './head'
import { announcePage } from './lib/announce-page'
import type { App } from './lib/app'
import { appHistory } from './lib/app-history'
import { loadedPage } from './lib/loaded-pages'
import { announceMove } from './lib/moves'
import type { Navigation } from './lib/navigation'
import type { ShownPage } from './lib/page'
import { pageAddress } from './lib/page-address'
import { parseSearch } from './lib/page-context'
import type { Places } from './lib/places'
import { reloadPage } from './lib/reload-page'
import { noteEarlyScrolling } from './lib/scrolling'
import { noteError } from './lib/telemetry/caught'
import { PRELOAD_MARK, PRELOADED_MARK } from './lib/telemetry/marks'
import { inTransition } from './lib/view-transition'
import { isOpen } from './pages/registry'
import { type AppRouter, createAppRouter } from './router'

const guardedLoads = () => import('virtual:guarded-loads')

const loads: Loads = {
  page: async (pageId) =>
    isOpen(pageId) ? PAGE_LOADS[pageId] : (await guardedLoads()).GUARDED_LOADS[pageId],
  layouts: LAYOUT_LOADS,
}

/** Draws what the router has found. Resolves once that is drawn: to false if something else came before. */
function draw(router: AppRouter, places: Places): Promise<boolean> {
  const match = router.stores.matches.get().at(-1)
  if (!match) return Promise.resolve(true)
  const { pathname, search, loaderData } = match
  return places.show({ pathname, search, shown: loaderData })
}

/**
 * Loads an address whose page can't be had offline once the browser is back, unless the reader has left it by then. The
 * page that is shown stays meanwhile: the promise never settles.
 */
function loadLater(): Promise<never> {
  const { href } = window.location
  const load = () => {
    if (window.location.href === href) window.location.reload()
  }
  window.addEventListener('online', load, { once: true })
  return new Promise(() => {})
}

/** What went wrong with a page is shown there, and reported. */
async function noting(finding: Promise<ShownPage>): Promise<ShownPage> {
  const page = await finding
  if (page.error !== undefined) noteError(page.error)
  return page
}

/**
 * Moving from page to page in the browser. The router takes over the address; the page that the server rendered stays
 * as it is, unless the reader has gone back or forward meanwhile.
 *
 * @param isFirst whether the address is still the one whose page the server rendered.
 */
export async function createNavigation(app: App, places: Places, isFirst: boolean): Promise<Navigation> {
  const { queryClient, execute, state, isBuilt } = app
  const { shown } = places.current
  // Ahead of the first of those pages, which would otherwise wait for one file more.
  if (state.session.isLoggedIn) guardedLoads().catch(() => {})
  let isAdopting = isFirst
  const input = {
    queryClient,
    execute,
    state,
    isBuilt,
    loads,
    onMissing: () => (navigator.onLine ? reloadPage() : loadLater()),
    isOnTheWay: (pathname: string) => router.latestLocation.pathname === pathname,
  }
  const router = createAppRouter(
    {
      find: (address) => (isAdopting && shown ? shown : noting(findPage(address, input))),
    },
    appHistory(document.documentElement),
  )
  router.startTransition = async (commit) => {
    commit()
    return isAdopting || draw(router, places)
  }
  router.history.subscribe(router.load)
  await router.load()
  isAdopting = false
  router.startViewTransition = inTransition
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => announceMove('leaving', pathChanged))
  router.subscribe('onRendered', () => announceMove('drawn', undefined))
  noteEarlyScrolling()
  /** Prefetched pages that haven't been opened yet. */
  const ahead = new Set<string>()
  return {
    pageAddress: (href) => pageAddress(href, state.client.table),
    go: (address, link) => {
      if (pageAddress(address, state.client.table) === undefined) return window.location.assign(address)
      announceMove('followed', link)
      if (ahead.delete(address)) performance.mark(PRELOADED_MARK)
      router.history.push(address)
    },
    preload: async (address) => {
      if (!ahead.has(address)) performance.mark(PRELOAD_MARK)
      ahead.add(address)
      const { pathname, search } = new URL(address, window.location.href)
      await router.preloadRoute({ to: pathname, search: parseSearch(search) })
    },
    block: (guard) =>
      router.history.block({
        enableBeforeUnload: true,
        blockerFn: ({ currentLocation, nextLocation }) => guard(currentLocation, nextLocation),
      }),
    applyHead: (page) => {
      const head = headOf(loadedPage(page.pageId), page, queryClient)
      applyHead(head, page)
      announcePage(head.title)
    },
  }
}
