import { createBrowserHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type App, AppContext } from '../lib/app'
import type { Navigation } from '../lib/navigation'
import '../styles/main.css'
import { Gallery } from './Gallery'

const history = createBrowserHistory()
// The gallery holds no other page: the browser loads what a link leads to.
history.subscribe(({ action: { type } }) => {
  if (type === 'PUSH') window.location.assign(history.location.href)
  else if (type === 'BACK' || type === 'FORWARD') window.location.reload()
})

/** Every path is a page, so that links go through the history, where unsaved changes are guarded. */
const navigation: Navigation = {
  pageAddress: (href) => href,
  go: (address) => history.push(address),
  preload: async () => {},
  block: (guard) =>
    history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation, nextLocation }) => guard(currentLocation, nextLocation),
    }),
  applyHead: () => {},
}

/** What controls of the kit ask of the app around them: links need the main host and its routes. */
const app = {
  state: { client: { table: 'default' }, config: { mainOrigin: window.location.origin } },
  navigation: Object.assign(async () => navigation, { loaded: navigation }),
} as unknown as App

const element = document.querySelector<HTMLElement>('#root')
if (!element) throw new Error('The page has no place for the gallery')
const { searchParams } = new URL(window.location.href)
createRoot(element).render(
  <StrictMode>
    <AppContext value={app}>
      <Gallery
        portrait={element.dataset.portrait ?? ''}
        opens={searchParams.get('open')}
        query={{ theme: searchParams.get('theme'), dir: searchParams.get('dir') }}
      />
    </AppContext>
  </StrictMode>,
)
