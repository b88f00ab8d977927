import { hashKey, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Operation } from '../../schema/operation'
import { type Execute, useApp } from './app'
import { useCached } from './cached'

/** How long an answer counts as fresh in the browser, in milliseconds. */
const FRESH_FOR = 60_000

/**
 * The hash of a query's key. Its own serializer sorts the fields of each object, which takes the worker several times as
 * long and changes nothing where there is one at most.
 */
export function hashOf(key: QueryKey): string {
  const [, variables] = key
  const values = typeof variables === 'object' && variables !== null ? Object.values(variables) : []
  const isFlat = key.length === 2 && values.length < 2 && typeof values[0] !== 'object'
  return isFlat ? JSON.stringify(key) : hashKey(key)
}

/**
 * A query client: one for each request in the worker, one for a visit in the browser. An answer may be shown for as
 * long as its page is open; moving on forgets old ones (client/find-page.ts).
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        ...(__BROWSER__ ? {} : { queryKeyHashFn: hashOf }),
      },
    },
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

/** The answer of an operation that the page's `load` has requested. For any other, there is `useAnswer`. */
export function useOperation<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Data {
  const { execute, queryClient } = useApp()
  const data = useCached(operation, variables)
  if (data !== undefined) return data
  const query = operationQuery(execute, operation, variables)
  const error = queryClient.getQueryState(query.queryKey)?.error
  if (error) throw error
  // React shows the part of the page once the answer is there.
  throw queryClient.ensureQueryData(query)
}
