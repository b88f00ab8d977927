import type { Operation } from '../../schema/operation'
import type { App } from './app'
import { operationQuery } from './query'

type Fetcher = Pick<App, 'queryClient' | 'execute'>

interface Fetching {
  /** Milliseconds for which a cached answer is fresh enough. */
  freshFor?: number | undefined
  /** How often a failed request is repeated. */
  retries?: number
}

/** Fetches an operation's answer, by default however fresh the cached one is. Resolves to undefined if that fails. */
export function fetchAnswer<Data, Variables>(
  { queryClient, execute }: Fetcher,
  operation: Operation<Data, Variables>,
  variables: Variables,
  { freshFor = 0, retries = 0 }: Fetching = {},
): Promise<Data | undefined> {
  const query = operationQuery(execute, operation, variables)
  return queryClient.fetchQuery({ ...query, staleTime: freshFor, retry: retries }).catch(() => undefined)
}

/** Fetches an operation's answer again, however fresh it is. What is shown stays if that fails. */
export async function refetch<Data, Variables>(
  app: Fetcher,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<void> {
  await fetchAnswer(app, operation, variables)
}
