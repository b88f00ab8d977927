import type { LoadContext } from '../lib/page'
import { ViewerQuery } from '../lib/viewer-query.generated'
import { panel } from './sidebar-parts'

/** The parts for signed-in people, loaded only for them. */
type SignedIn = typeof import('./signed-in')

let loaded: SignedIn | undefined

/** Loads who is signed in, and what they are shown around each page; nothing for a visitor. */
export async function loadViewer({ state, query }: Pick<LoadContext, 'state' | 'query'>): Promise<void> {
  const { isLoggedIn, isSidebarOpen } = state.session
  if (!isLoggedIn) return
  const [module, { viewer }] = await Promise.all([
    loaded ?? import('./signed-in'),
    query(ViewerQuery, {}),
    isSidebarOpen && panel(),
    // The browser learns of it in other ways.
    __BROWSER__ || import('./signed-in').then(({ loadUnread }) => loadUnread(query)),
  ])
  // A press on it must not come before it.
  if (viewer?.topBanner) await module.lazyTopBanner()
  loaded = module
}

/** What `loadViewer` has loaded before. */
export const loadedSignedIn = (): SignedIn | undefined => loaded
