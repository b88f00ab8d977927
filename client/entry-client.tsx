import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { listenForSignIn } from './features/sign-in/listen'
import { loadLayout } from './layouts/registry'
import { replayEarlyEvents } from './lib/early-events'
import { noteInlinedSheets } from './lib/inlined-sheets'
import { lazily } from './lib/lazily'
import { loadAnew } from './lib/load-anew'
import { keepPage } from './lib/loaded-pages'
import { missingAddressHistory } from './lib/missing-address'
import type { PageModule } from './lib/page'
import { createQueryClient, type Execute, operationQuery } from './lib/query'
import { noteEarlyScrolling } from './lib/scrolling'
import { readStartState } from './lib/start-state'
import { inTransition } from './lib/view-transition'
import { createAppRouter } from './router'
import { loadViewer } from './shell/viewer'
import './styles/main.css'

/** Signs that the reader is there, and may be about to move on. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Hydrates the server-rendered page: the same page, the same data, without a request. If a part of the client
 * is missing, the page stays as the server sent it.
 */
async function start(): Promise<void> {
  const found = readStartState(document)
  if (!found) return
  const { rootElement, state, shown, pageModule, graphqlUri, answers } = found
  noteInlinedSheets(document)
  const queryClient = createQueryClient()
  for (const { queryKey, state } of answers) {
    queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt })
  }
  // The page that the server rendered needs no way to GraphQL.
  const transport = lazily(async () => {
    const { createTransport } = await import('./lib/graphql/transport')
    const routeName = () => document.documentElement.dataset.route
    return createTransport({ uri: graphqlUri, version: state.config.version, routeName })
  })
  const execute: Execute = async (operation, variables) => (await transport())(operation, variables)
  const navigation = lazily(async () => {
    // What moves on asks for data.
    const [{ createNavigation }] = await Promise.all([import('./navigation'), transport()])
    return createNavigation({ queryClient, execute, state, onMissing: () => loadAnew(), isOnTheWay })
  })
  const isOnTheWay = (pathname: string): boolean => router.latestLocation.pathname === pathname
  let hydrating = true
  const router = createAppRouter(
    {
      queryClient,
      state,
      execute,
      navigation,
      find: async (address) => {
        if (hydrating) return shown
        const { find } = await navigation().catch(async (error: unknown) => {
          if (!address.isPreload || isOnTheWay(address.pathname)) await loadAnew()
          throw error
        })
        return find(address)
      },
      // The browser's table has no others.
      isBuilt: () => true,
      isHydrating: () => hydrating,
    },
    missingAddressHistory(document.documentElement),
  )
  const [module] = await Promise.all([
    import(/* @vite-ignore */ pageModule) as Promise<PageModule>,
    loadLayout(shown.layout),
    loadViewer({
      state,
      query: (operation, variables) =>
        queryClient.ensureQueryData(operationQuery(execute, operation, variables)),
    }),
  ])
  keepPage(shown.pageId, module)
  // Tells the router that the markup is already there (it checks this field).
  router.ssr = { manifest: undefined }
  await router.load()
  router.startViewTransition = inTransition
  noteEarlyScrolling(router)
  startTransition(() => {
    hydrateRoot(rootElement, <RouterProvider router={router} />)
  })
  requestAnimationFrame(() =>
    setTimeout(() => {
      hydrating = false
      for (const sign of SIGNS) {
        const load = () => void navigation().catch(() => {})
        addEventListener(sign, load, { capture: true, passive: true, once: true })
      }
      listenForSignIn(router)
      document.documentElement.dataset.hydrated = ''
      replayEarlyEvents()
    }),
  )
}

start().catch((error: unknown) => {
  // The server's page reads without script, and keeps the reader's place by itself.
  history.scrollRestoration = 'auto'
  window.__earlyDone?.()
  // Links that waited to open something now lead where they lead without script.
  const [press] = window.__early?.splice(0) ?? []
  if (press?.type === 'click' && press.target instanceof Element) press.target.closest('a')?.click()
  console.error('The page stays as the server sent it.', error)
})
