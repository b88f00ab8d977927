import { QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Operation } from '../../schema/operation'

/** Runs an operation: in the worker against the schema, in the browser over the batching transport. */
export type Execute = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
) => Promise<Data>

/** How long an answer counts as fresh in the browser, in milliseconds. */
const FRESH_FOR = 60_000

/** A query client: one per request in the worker, one per visit in the browser. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_FOR, retry: false } } })

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

/** The answer of an operation, which the page's `load` has requested. */
export function useOperation<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Data {
  const { execute } = useRouter().options.context
  return useSuspenseQuery(operationQuery(execute, operation, variables)).data
}
