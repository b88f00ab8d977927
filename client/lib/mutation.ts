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
    onSuccess: (data: Data) => mergeEntities(queryClient, data),
  })

/**
 * Runs a mutation from a component. The entities of its answer are merged before the component's own
 * `onSuccess`.
 */
export function useOperationMutation<Data, Variables>(operation: Operation<Data, Variables>) {
  const { execute } = useApp()
  return useMutation(operationMutation(execute, useQueryClient(), operation))
}
