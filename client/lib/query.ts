import { QueryClient, queryOptions } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Operation } from '../../schema/operation'
import { type Execute, useApp } from './app'

/** How long an answer counts as fresh in the browser, in milliseconds. */
const FRESH_FOR = 60_000

/**
 * A query client: one for each request in the worker, one for a visit in the browser. An answer may be shown for as
 * long as its page is open; moving on forgets old ones (client/find-page.ts).
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_FOR, gcTime: Number.POSITIVE_INFINITY, retry: false } },
  })

/** An operation with its variables as a query; its key is [name, variables]. */
export const operationQuery = <Data, Variables>(
  execute: Execute,
  operation: Operation<Data, Variables>,
  variables: Variables,
) =>
  queryOptions({
    queryKey: [operation.name, variables] as const,
    queryFn: () => execute(operation, variables),
  })

/**
 * The cached answer of an operation, kept up to date; nothing while there is none. It reads the cache instead of
 * observing the query: what loads and renews a page's data is the router, so the observer's 3 kB aren't needed
 * before something is opened that asks by itself.
 */
export function useCachedOperation<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const { queryClient } = useApp()
  const subscribe = useCallback(
    (changed: () => void) => queryClient.getQueryCache().subscribe(changed),
    [queryClient],
  )
  const read = () => queryClient.getQueryData<Data>([operation.name, variables])
  return useSyncExternalStore(subscribe, read, read)
}

/**
 * An answer that the document may have brought, for what stands in until a part is there that asks for it. It is named
 * alone: visitors, for whom it is never asked, needn't load the operation.
 */
export const useBrought = <Data>(name: string, variables: object): Data | undefined =>
  useApp().queryClient.getQueryData([name, variables])

/** The answer of an operation, which the page's `load` has requested. */
export function useOperation<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Data {
  const { execute, queryClient } = useApp()
  const data = useCachedOperation(operation, variables)
  if (data !== undefined) return data
  const query = operationQuery(execute, operation, variables)
  const error = queryClient.getQueryState(query.queryKey)?.error
  if (error) throw error
  // React shows the part of the page once the answer is there.
  throw queryClient.ensureQueryData(query)
}
