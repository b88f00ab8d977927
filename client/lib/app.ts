import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { PageId } from '../../schema/pages'
import type { LazyNavigation } from './navigation'
import type { PreloadedState } from './preloaded-state'
import type { Execute } from './query'
import type { RememberedMarkup } from './remembered-markup'

/** What all components can reach: one for each request in the worker, one for a visit in the browser. */
export interface App {
  queryClient: QueryClient
  execute: Execute
  state: PreloadedState
  /** Whether a page's module is there. */
  isBuilt: (pageId: PageId) => boolean
  /** Moving to other pages; absent in the worker. */
  navigation?: LazyNavigation
  /** True while the page that the server rendered is taken over; absent in the worker. */
  isHydrating?: () => boolean
  /** In the worker, which renders the same text for many; absent in the browser. */
  markup?: RememberedMarkup
}

export const AppContext = createContext<App | undefined>(undefined)

/** @throws Error outside of an `AppContext`. */
export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('There is no app around this component')
  return app
}
