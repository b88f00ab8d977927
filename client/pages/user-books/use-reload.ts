import { useCallback } from 'react'
import { useApp } from '../../lib/app'
import { operationQuery } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { UserBooks } from './user-books.generated'
import { variablesOf } from './variables'

/** Asks for the page's books again after a change; where they stand is for the worker to say. */
export function useReload(): () => Promise<void> {
  const { queryClient, execute } = useApp()
  const { username, after } = variablesOf(usePage())
  return useCallback(async () => {
    const query = operationQuery(execute, UserBooks, { username, after })
    await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => {})
  }, [queryClient, execute, username, after])
}
