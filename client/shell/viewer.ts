import type { LoadContext } from '../lib/page'
import { ViewerQuery } from '../lib/viewer-query.generated'

/** What only signed-in people are shown: loaded for them alone. */
type SignedIn = typeof import('./signed-in')

let loaded: SignedIn | undefined

/** Loads who is signed in, and what they are shown around each page; nothing for a visitor. */
export async function loadViewer({ state, query }: LoadContext): Promise<void> {
  if (!state.session.isLoggedIn) return
  const [module] = await Promise.all([loaded ?? import('./signed-in'), query(ViewerQuery, {})])
  loaded = module
}

/** What `loadViewer` has loaded before. */
export const loadedSignedIn = (): SignedIn | undefined => loaded
