import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../styles/main.css'
import { Gallery } from './Gallery'

/** Every path is a page, so that links go through the history, where unsaved changes are guarded. */
const paths = { pageAddress: (href: string) => href }

/** What links of the kit ask of the router's context: they need the routes of the main host. */
const context = {
  state: { client: { table: 'default' } },
  navigation: Object.assign(async () => paths, { loaded: paths }),
}

const history = createBrowserHistory()
const router = createRouter({ routeTree: createRootRoute(), history, context })
// The gallery holds no other page: the browser loads what a link leads to.
history.subscribe(({ action: { type } }) => {
  if (type === 'PUSH') window.location.assign(history.location.href)
  else if (type === 'BACK' || type === 'FORWARD') window.location.reload()
})

const element = document.querySelector<HTMLElement>('#root')
if (!element) throw new Error('The page has no place for the gallery')
const { searchParams } = new URL(window.location.href)
createRoot(element).render(
  <StrictMode>
    <RouterContextProvider router={router}>
      <Gallery
        portrait={element.dataset.portrait ?? ''}
        opens={searchParams.get('open')}
        query={{ theme: searchParams.get('theme'), dir: searchParams.get('dir') }}
      />
    </RouterContextProvider>
  </StrictMode>,
)
