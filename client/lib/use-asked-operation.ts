import { useCallback, useEffect, useState } from 'react'
import type { Operation } from '../../schema/operation'
import { useApp } from './app'
import { operationQuery, useCachedOperation } from './query'

/** An operation without variables has none in its query's key. */
const NONE = {}

interface Asking {
  /** Milliseconds after which an older answer is asked for again, also when the reader comes back to the tab. */
  freshFor?: number
  /** Whether the answer is forgotten once nothing shows it. */
  isForgotten?: boolean
}

/**
 * The answer of an operation that something asks for itself when it is shown, and what asks again after a failure.
 * It has no variables. TanStack Query's observer, which can do much more, would take 3 kB.
 */
export function useAskedOperation<Data>(
  operation: Operation<Data, Record<string, never>>,
  { freshFor, isForgotten = false }: Asking = {},
): {
  data: Data | undefined
  isError: boolean
  ask: () => void
} {
  const { queryClient, execute } = useApp()
  const data = useCachedOperation(operation, NONE)
  const [isError, setError] = useState(false)
  const ask = useCallback(() => {
    setError(false)
    const query = operationQuery(execute, operation, NONE)
    queryClient.fetchQuery(freshFor ? { ...query, staleTime: freshFor } : query).catch(() => setError(true))
  }, [queryClient, execute, operation, freshFor])
  useEffect(() => {
    ask()
    if (!freshFor) return
    const shown = () => document.hidden || ask()
    document.addEventListener('visibilitychange', shown)
    return () => document.removeEventListener('visibilitychange', shown)
  }, [ask, freshFor])
  useEffect(
    () => () => {
      if (isForgotten) queryClient.removeQueries({ queryKey: [operation.name] })
    },
    [queryClient, operation, isForgotten],
  )
  return { data, isError: isError && data === undefined, ask }
}
