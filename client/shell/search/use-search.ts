import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useApp } from '../../lib/app'
import { operationQuery } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { askIndexes } from './ask'
import { PublicationSearchQuery } from './publication-search-query.generated'
import { SearchCache, type SearchStatus } from './search-cache'
import { UserSearchQuery } from './user-search-query.generated'

/** How long typing has to pause before a search, in milliseconds. */
const PAUSE = 120

const cache = new SearchCache()

/**
 * Finds what the page's publication or person is called in a search, or nothing elsewhere. The search page has
 * its own context: there, the box searches everything.
 */
function useFilter(): { name: string; find: () => Promise<string | undefined> } {
  const { execute, queryClient } = useApp()
  const { pageId, params } = usePage()
  const { collectionSlug, username } = pageId === 'search' ? {} : params
  if (collectionSlug !== undefined) {
    const query = operationQuery(execute, PublicationSearchQuery, { domainOrSlug: collectionSlug })
    return {
      name: `/${collectionSlug}`,
      find: async () => {
        const { collectionByDomainOrSlug: publication } = await queryClient.ensureQueryData(query)
        return publication.__typename === 'Collection' ? `collectionId:${publication.id}` : undefined
      },
    }
  }
  if (username !== undefined) {
    const query = operationQuery(execute, UserSearchQuery, { username })
    return {
      name: `/@${username}`,
      find: async () => {
        const { userResult: user } = await queryClient.ensureQueryData(query)
        return user.__typename === 'User' ? `creatorId:${user.id}` : undefined
      },
    }
  }
  return { name: '', find: async () => undefined }
}

/** Searches for a query, and tells how far that is. Nothing is searched before something is typed. */
export function useSearch(query: string): SearchStatus | undefined {
  const { name, find } = useFilter()
  const key = `${name} ${query}`
  const latest = useRef(find)
  latest.current = find
  const read = () => (query === '' ? undefined : cache.read(key))
  const status = useSyncExternalStore(cache.subscribe, read, () => undefined)
  useEffect(() => {
    if (query === '') return
    const timer = setTimeout(() => {
      void cache.run(key, async () => {
        const filter = await latest.current()
        return askIndexes(query, filter === undefined ? {} : { filter }, AbortSignal.timeout(10_000))
      })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [key, query])
  return status
}
