import { useCallback, useEffect, useState } from 'react'
import type { Operation } from '../../schema/operation'
import { useApp } from './app'
import { operationQuery, useCachedOperation } from './query'

/** The answer of an operation with variables that something asks for itself, and what asks again. */
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
    (freshFor = 0) => {
      setFailed(false)
      const query = operationQuery(execute, operation, JSON.parse(key) as Variables)
      queryClient.fetchQuery({ ...query, staleTime: freshFor }).catch(() => setFailed(true))
    },
    [queryClient, execute, operation, key],
  )
  const isMissing = data === undefined
  useEffect(() => {
    if (isMissing && isWanted) ask()
  }, [isMissing, isWanted, ask])
  return { data, hasFailed: hasFailed && isMissing, ask: () => ask() }
}
