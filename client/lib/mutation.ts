import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Operation } from '../../schema/operation'
import { type Execute, useApp } from './app'
import { mergeEntities } from './merge-entities'

/** A mutation for TanStack Query: it runs once, and its result updates every cached query. */
export const operationMutation = <Data, Variables>(
  execute: Execute,
  queryClient: QueryClient,
  operation: Operation<Data, Variables>,
) =>
  mutationOptions({
    mutationKey: [operation.name],
    mutationFn: (variables: Variables) => execute(operation, variables),
    retry: false,
    // Offline it fails at once, so that somebody says so, instead of waiting for the connection in silence.
    networkMode: 'always',
    onSuccess: (data: Data) => mergeEntities(queryClient, data),
  })

/**
 * Runs a mutation from a component. The entities of its answer are merged before the component's own
 * `onSuccess`.
 *
 * @param through what runs it, made of what usually does.
 */
export function useOperationMutation<Data, Variables>(
  operation: Operation<Data, Variables>,
  through: (execute: Execute) => Execute = (execute) => execute,
) {
  const { execute } = useApp()
  return useMutation(operationMutation(through(execute), useQueryClient(), operation))
}
