import { useCallback, useSyncExternalStore } from 'react'
import type { Operation } from '../../schema/operation'
import { useApp } from './app'

/**
 * The cached answer of an operation, kept up to date; undefined while there is none. `useOperation` and `useAnswer`
 * are built on it. It reads the cache instead of observing the query: the router loads and renews a page's data, so
 * TanStack Query's observer, 3 kB, isn't needed.
 */
export function useCached<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const { queryClient } = useApp()
  const cache = queryClient.getQueryCache()
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache])
  // Once for each rendering: whatever changes in the cache, every component on the page reads it again.
  const { queryHash } = queryClient.defaultQueryOptions({ queryKey: [operation.name, variables] })
  const read = () => cache.get<Data>(queryHash)?.state.data
  return useSyncExternalStore(subscribe, read, read)
}
