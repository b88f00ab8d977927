import type { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import type { Operation } from '../../schema/operation'
import type { PageId } from '../../schema/pages'
import type { LazyNavigation } from './navigation'
import type { PreloadedState } from './preloaded-state'

/** Runs an operation: in the worker against the schema, in the browser over the batching transport. */
export type Execute = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
) => Promise<Data>

/**
 * Remembered markup of frequently shown content, if there is any.
 *
 * @param subject never changes; the markup depends only on it, the site, the page, and whether a bot reads it.
 * @param children may be called later, when the page is rendered: no hooks.
 * @param variant what else the markup depends on, of which there are few.
 */
export type RememberedMarkup = (
  app: App,
  subject: object,
  children: () => ReactNode,
  variant?: string,
) => string | undefined

/** What things are to the viewer, as far as the worker has read it ahead of the page. */
export interface OwnLookup {
  viewerId: string
  /** The viewer's lists with a story. */
  lists: (postId: string) => readonly string[] | undefined
  relation: (
    kind: string,
    id: string,
  ) => { isFollowing: boolean; isMuting: boolean; isBlocking: boolean; isBlocked: boolean } | undefined
}

/** What all components can reach: one for each request in the worker, one for a visit in the browser. */
export interface App {
  queryClient: QueryClient
  execute: Execute
  /** Like `execute`, in requests that outlive the page; absent in the worker. */
  keepalive?: Execute
  state: PreloadedState
  /** Whether a page's module is loaded. */
  isBuilt: (pageId: PageId) => boolean
  /** Moving to other pages; absent in the worker. */
  navigation?: LazyNavigation
  /** True while the page that the server rendered is taken over; absent in the worker. */
  isHydrating?: () => boolean
  /** In the worker, on a page for somebody who is signed in; absent in the browser. */
  own?: OwnLookup | undefined
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
