import { useCallback, useEffect, useState } from 'react'
import type { Operation } from '../../schema/operation'
import { useApp } from './app'
import { operationQuery, useCachedOperation } from './query'

/** An operation without variables has none in its query's key. */
const NONE = {}

/**
 * The answer of an operation that something asks for itself when it is shown, and what asks again after a failure.
 * It has no variables. TanStack Query's observer, which can do much more, would take 3 kB.
 */
export function useAskedOperation<Data>(operation: Operation<Data, Record<string, never>>): {
  data: Data | undefined
  isError: boolean
  ask: () => void
} {
  const { queryClient, execute } = useApp()
  const data = useCachedOperation(operation, NONE)
  const [isError, setError] = useState(false)
  const ask = useCallback(() => {
    setError(false)
    queryClient.fetchQuery(operationQuery(execute, operation, NONE)).catch(() => setError(true))
  }, [queryClient, execute, operation])
  useEffect(ask, [ask])
  return { data, isError: isError && data === undefined, ask }
}
