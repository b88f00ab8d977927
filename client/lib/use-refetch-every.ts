import { useEffect } from 'react'
import type { Operation } from '../../schema/operation'
import { useApp } from './app'
import { refetch } from './refetch'

/**
 * Fetches an operation's answer again and again while the page is looked at, for what goes on without it.
 *
 * @param every in milliseconds; undefined once there is nothing to wait for.
 */
export function useRefetchEvery<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  every: number | undefined,
): void {
  const { queryClient, execute } = useApp()
  const key = JSON.stringify(variables)
  useEffect(() => {
    if (every === undefined) return
    const ask = () => {
      if (!document.hidden) void refetch({ queryClient, execute }, operation, JSON.parse(key) as Variables)
    }
    const timer = setInterval(ask, every)
    return () => clearInterval(timer)
  }, [queryClient, execute, operation, key, every])
}
