import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { AppRoot } from './app-root'
import { listenForSignIn } from './features/sign-in/listen'
import { loadLayout } from './layouts/registry'
import type { App, Execute } from './lib/app'
import { replayEarlyEvents } from './lib/early-events'
import { keepFields } from './lib/early-fields'
import { noteInlinedSheets } from './lib/inlined-sheets'
import { hasPresses, setKeptOwner } from './lib/kept/item'
import { lazily } from './lib/lazily'
import { keepPage } from './lib/loaded-pages'
import type { PageModule } from './lib/page'
import { parseSearch } from './lib/page-context'
import { createPlaces } from './lib/places'
import { createQueryClient, operationQuery } from './lib/query'
import { readStartState } from './lib/start-state'
import { noteError, onErrors, watchErrors } from './lib/telemetry/caught'
import { READY_MARK, RENDER_MARK } from './lib/telemetry/marks'
import { ViewerQuery } from './lib/viewer-query.generated'
import { loadViewer } from './shell/viewer'
import './styles/main.css'

/** Signs that the reader is there, and may be about to move on. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** A component threw while it was drawn: the page says so in its place. */
function onCaughtError(error: unknown): void {
  console.error(error)
  noteError(error)
}

/**
 * Hydrates the server-rendered page: the same page, the same data, without a request. If a part of the client
 * is missing, the page stays as the server sent it.
 */
async function start(): Promise<void> {
  const startState = readStartState(document)
  if (!startState) return
  const { rootElement, state, shown, pageModule, graphqlUri, answers } = startState
  noteInlinedSheets(document)
  const tellFields = keepFields()
  const queryClient = createQueryClient()
  for (const { queryKey, state } of answers) {
    queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt })
  }
  // The page that the server rendered needs no way to GraphQL.
  const transport = lazily(async () => {
    const { createTransport } = await import('./lib/graphql/transport')
    const routeName = () => document.documentElement.dataset.route
    const carrier = state.debug?.spanCarrier
    const made = createTransport({ uri: graphqlUri, version: state.config.version, routeName, carrier })
    addEventListener('pagehide', made.leave)
    return made
  })
  const execute: Execute = async (operation, variables) => (await transport())(operation, variables)
  const keepalive: Execute = async (operation, variables) =>
    (await transport()).keepalive(operation, variables)
  let isHydrating = true
  const { pathname, search } = window.location
  const isFirst = () => window.location.pathname === pathname && window.location.search === search
  const places = createPlaces({ pathname: shown.pathname, search: parseSearch(search), shown })
  const navigation = lazily(async () => {
    // What moves on asks for data.
    const [{ createNavigation }] = await Promise.all([import('./navigation'), transport()])
    return createNavigation(app, places, isFirst())
  })
  const app: App = {
    queryClient,
    execute,
    keepalive,
    state,
    // The browser's table has no others.
    isBuilt: () => true,
    navigation,
    isHydrating: () => isHydrating,
  }
  const idle = lazily(async () => {
    const { startIdle } = await import('./idle')
    startIdle({ app, pageId: shown.pageId, params: shown.params })
  })
  const beginIdle = () => void idle().catch(() => {})
  onErrors(beginIdle)
  const [module] = await Promise.all([
    import(/* @vite-ignore */ pageModule) as Promise<PageModule>,
    loadLayout(shown.layout),
    loadViewer({
      state,
      query: (operation, variables) =>
        queryClient.ensureQueryData(operationQuery(execute, operation, variables)),
    }),
  ])
  setKeptOwner(queryClient.getQueryData<ViewerQuery>([ViewerQuery.name, {}])?.viewer?.id ?? '')
  keepPage(shown.pageId, module)
  // Hydration is done in slices, so a frame or two don't tell that it is complete.
  const onHydrated = () =>
    void setTimeout(() => {
      isHydrating = false
      performance.mark(READY_MARK)
      const load = () => {
        navigation().catch(() => {})
        // Not every browser says when it is idle.
        if ('requestIdleCallback' in window) window.requestIdleCallback(beginIdle)
        else setTimeout(beginIdle)
      }
      for (const sign of SIGNS) addEventListener(sign, load, { capture: true, passive: true, once: true })
      // Back or forward to another page of an earlier visit changes the address alone.
      const moved = () => {
        if (!navigation.loaded && !isFirst()) navigation().catch(() => window.location.reload())
      }
      addEventListener('popstate', moved)
      // What was pressed offline doesn't wait for its reader.
      if (hasPresses()) beginIdle()
      addEventListener('online', beginIdle)
      listenForSignIn(app)
      tellFields()
      document.documentElement.dataset.hydrated = ''
      // A form that is sent again has to know its fields.
      queueMicrotask(replayEarlyEvents)
    })

  startTransition(() => {
    performance.mark(RENDER_MARK)
    hydrateRoot(rootElement, <AppRoot app={app} places={places} onHydrated={onHydrated} />, { onCaughtError })
  })
}

watchErrors()
start().catch((error: unknown) => {
  noteError(error)
  // The server's page reads without script.
  window.__earlyFailed?.()
  console.error('The page stays as the server sent it.', error)
})
