import { useCallback, useEffect, useState } from 'react'
import type { Operation } from '../../schema/operation'
import { useApp } from './app'
import { useCached } from './cached'
import { fetchAnswer } from './refetch'

/** How often a request is repeated for what a control can't do without. */
export const RETRIES = 3

interface Asking {
  /** Whether the component asks for the answer while there is none. */
  asks?: boolean
  /**
   * Milliseconds after which an older answer is asked for again: when the component is shown, and when the reader
   * comes back to the tab. Without it, any answer will do.
   */
  freshFor?: number
  /** How often a failed request is repeated. */
  retries?: number
  /** Whether the answer is forgotten once the component is gone. */
  isForgotten?: boolean
}

interface Answer<Data> {
  /** Undefined until there is an answer. */
  data: Data | undefined
  /** Whether there is none because the last request failed. */
  hasFailed: boolean
  /** Asks again, however fresh the answer is. Resolves to the new one; undefined if that fails. */
  ask: () => Promise<Data | undefined>
}

/**
 * The answer of an operation that the page's `load` needn't have requested: a component asks for it once it is shown,
 * or reads what others have asked for. What the page's `load` has requested is read by `useOperation`.
 */
export function useAnswer<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  { asks = false, freshFor, retries = 0, isForgotten = false }: Asking = {},
): Answer<Data> {
  const { queryClient, execute } = useApp()
  const data = useCached(operation, variables)
  const isMissing = data === undefined
  const [hasFailed, setFailed] = useState(false)
  const key = JSON.stringify(variables)
  const request = useCallback(
    async (acceptedAge?: number): Promise<Data | undefined> => {
      setFailed(false)
      const app = { queryClient, execute }
      const asked = JSON.parse(key) as Variables
      const answer = await fetchAnswer(app, operation, asked, { freshFor: acceptedAge, retries })
      if (answer === undefined) setFailed(true)
      return answer
    },
    [queryClient, execute, operation, key, retries],
  )
  const ask = useCallback(() => request(), [request])
  const isWanted = asks && (isMissing || freshFor !== undefined)
  useEffect(() => {
    if (isWanted) request(freshFor)
  }, [isWanted, freshFor, request])
  useEffect(() => {
    if (!asks || freshFor === undefined) return
    const shown = () => document.hidden || request(freshFor)
    document.addEventListener('visibilitychange', shown)
    return () => document.removeEventListener('visibilitychange', shown)
  }, [asks, freshFor, request])
  useEffect(
    () => () => {
      if (isForgotten) queryClient.removeQueries({ queryKey: [operation.name] })
    },
    [queryClient, operation, isForgotten],
  )
  return { data, hasFailed: hasFailed && isMissing, ask }
}
