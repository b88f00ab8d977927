import { useCallback } from 'react'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { UserBooks, type UserBooksQueryVariables } from './user-books.generated'

/** Fetches the page's books again after a change, since the worker decides their order. */
export function useReload({ username, after }: UserBooksQueryVariables): () => Promise<void> {
  const { queryClient, execute } = useApp()
  return useCallback(
    () => refetch({ queryClient, execute }, UserBooks, { username, after }),
    [queryClient, execute, username, after],
  )
}
