import type { Operation } from '../../schema/operation'
import type { App } from './app'
import { operationQuery } from './query'

/** Fetches an operation's answer again, however fresh it is. What is shown stays if that fails. */
export async function refetch<Data, Variables>(
  { queryClient, execute }: Pick<App, 'queryClient' | 'execute'>,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<void> {
  const query = operationQuery(execute, operation, variables)
  await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => {})
}
