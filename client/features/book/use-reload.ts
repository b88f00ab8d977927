import { useCallback } from 'react'
import { useApp } from '../../lib/app'
import { operationQuery } from '../../lib/query'
import { UserBooks, type UserBooksQueryVariables } from './user-books.generated'

/** Fetches the page's books again after a change, since the worker decides their order. */
export function useReload({ username, after }: UserBooksQueryVariables): () => Promise<void> {
  const { queryClient, execute } = useApp()
  return useCallback(async () => {
    const query = operationQuery(execute, UserBooks, { username, after })
    await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => {})
  }, [queryClient, execute, username, after])
}
