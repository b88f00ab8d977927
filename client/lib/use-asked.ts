import { useCallback, useEffect, useState } from 'react'
import type { Operation } from '../../schema/operation'
import { useApp } from './app'
import { operationQuery, useCachedOperation } from './query'

/**
 * The answer of an operation with variables that something asks for itself, and what asks again: a promise of whether
 * there was an answer.
 */
export function useAsked<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  isWanted = true,
) {
  const { queryClient, execute } = useApp()
  const data = useCachedOperation(operation, variables)
  const [hasFailed, setFailed] = useState(false)
  const key = JSON.stringify(variables)
  const ask = useCallback(
    async (freshFor = 0): Promise<boolean> => {
      setFailed(false)
      const query = operationQuery(execute, operation, JSON.parse(key) as Variables)
      const isAnswered = await queryClient.fetchQuery({ ...query, staleTime: freshFor }).then(
        () => true,
        () => false,
      )
      if (!isAnswered) setFailed(true)
      return isAnswered
    },
    [queryClient, execute, operation, key],
  )
  const isMissing = data === undefined
  useEffect(() => {
    if (isMissing && isWanted) ask()
  }, [isMissing, isWanted, ask])
  return { data, hasFailed: hasFailed && isMissing, ask: () => ask() }
}
