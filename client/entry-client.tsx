import { hydrate } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { replayEarlyEvents } from './lib/early-events'
import { createTransport } from './lib/graphql/transport'
import { createQueryClient } from './lib/query'
import { readStartState } from './lib/start-state'
import { createAppRouter } from './router'
import './styles/main.css'

/** Takes the page over that the server rendered: the same route, the same data, without a request. */
async function start(): Promise<void> {
  const found = readStartState(document)
  if (!found) return
  const { rootElement, state, graphqlUri, queryState } = found
  const queryClient = createQueryClient()
  hydrate(queryClient, queryState)
  let hydrating = true
  const router = createAppRouter({
    queryClient,
    state,
    execute: createTransport({
      uri: graphqlUri,
      version: state.config.version,
      routeName: () => document.documentElement.dataset.route,
    }),
    isHydrating: () => hydrating,
  })
  // Tells the router that the markup is there already (it asks this field).
  router.ssr = { manifest: undefined }
  await router.load()
  startTransition(() => {
    hydrateRoot(rootElement, <RouterProvider router={router} />)
  })
  requestAnimationFrame(() =>
    setTimeout(() => {
      hydrating = false
      document.documentElement.dataset.hydrated = ''
      replayEarlyEvents()
    }),
  )
}

start()
