import { hydrate } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { listenForSignIn } from './features/sign-in/listen'
import { replayEarlyEvents } from './lib/early-events'
import { noteInlinedSheets } from './lib/inlined-sheets'
import { loadAnew } from './lib/load-anew'
import { missingAddressHistory } from './lib/missing-address'
import { shownPage } from './lib/page-context'
import { createQueryClient, type Execute } from './lib/query'
import { noteEarlyScrolling } from './lib/scrolling'
import { readStartState } from './lib/start-state'
import { inTransition } from './lib/view-transition'
import { createAppRouter } from './router'
import './styles/main.css'

/** The GraphQL transport, loaded with the first operation: the server-rendered page needs none. */
function whenNeeded(uri: string, version: string): Execute {
  const routeName = () => document.documentElement.dataset.route
  let loading: Promise<Execute> | undefined
  return async (operation, variables) => {
    loading ??= import('./lib/graphql/transport').then(({ createTransport }) =>
      createTransport({ uri, version, routeName }),
    )
    // Loading may succeed the next time.
    loading.catch(() => {
      loading = undefined
    })
    return (await loading)(operation, variables)
  }
}

/**
 * Hydrates the server-rendered page: the same route, the same data, without a request. If a part of the
 * client is missing, the page stays as the server sent it.
 */
async function start(): Promise<void> {
  const found = readStartState(document)
  if (!found) return
  const { rootElement, state, graphqlUri, queryState } = found
  noteInlinedSheets(document)
  const queryClient = createQueryClient()
  hydrate(queryClient, queryState)
  let hydrating = true
  const router = createAppRouter(
    {
      queryClient,
      state,
      execute: whenNeeded(graphqlUri, state.config.version),
      isHydrating: () => hydrating,
      loadAnew: () => loadAnew(),
    },
    missingAddressHistory(document.documentElement),
  )
  // Tells the router that the markup is already there (it checks this field).
  router.ssr = { manifest: undefined }
  await router.load()
  const match = router.state.matches.at(-1)
  const pageId = match && shownPage(match)
  if (pageId !== document.documentElement.dataset.page) {
    // The server's page works without script, and would be replaced with an error or another page.
    history.scrollRestoration = 'auto'
    throw new Error(`The client has ${pageId} where the server has another page`, { cause: match?.error })
  }
  router.startViewTransition = inTransition
  noteEarlyScrolling(router)
  startTransition(() => {
    hydrateRoot(rootElement, <RouterProvider router={router} />)
  })
  requestAnimationFrame(() =>
    setTimeout(() => {
      hydrating = false
      listenForSignIn(router)
      document.documentElement.dataset.hydrated = ''
      replayEarlyEvents()
    }),
  )
}

start().catch((error: unknown) => {
  window.__earlyDone?.()
  // Links that waited to open something now lead where they lead without script.
  const [press] = window.__early?.splice(0) ?? []
  if (press?.type === 'click' && press.target instanceof Element) press.target.closest('a')?.click()
  console.error('The page stays as the server sent it.', error)
})
