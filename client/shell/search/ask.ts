import { linkTo } from '../../../schema/routes/links'
import { HITS_PER_PAGE, HITS_WITHIN, MOST_QUERY, type SearchIndexName } from '../../../schema/rules/search'
import { XSRF_HEADER, xsrfOf } from '../../../schema/rules/session'

/** A hit as the endpoint sends it; each index has its own fields. */
export interface SearchHit {
  objectID: string
  matches: Readonly<Record<string, readonly number[] | undefined>>
  title?: string
  url?: string
  username?: string
  name?: string
  slug?: string
  imageId?: string | null
  tagSlug?: string
  displayText?: string
}

export interface SearchResult {
  index: SearchIndexName
  hits: readonly SearchHit[]
  queryID: string
}

/** What the box searches in: everything, or the stories of a publication or person. */
export interface SearchContext {
  filter?: string
}

const EVERYWHERE = ['post', 'user', 'collection_bay_avg', 'tag'] as const satisfies SearchIndexName[]

/** Several indexes' best hits for a query. @throws if there is no answer, or one that refuses. */
export async function askIndexes(
  query: string,
  { filter }: SearchContext,
  signal: AbortSignal,
): Promise<readonly SearchResult[]> {
  const indexes: readonly SearchIndexName[] = filter === undefined ? EVERYWHERE : ['post']
  const hitsPerPage = filter === undefined ? HITS_PER_PAGE : HITS_WITHIN
  const requests = indexes.map((indexName) => ({
    indexName,
    params: new URLSearchParams({
      query: query.slice(0, MOST_QUERY),
      hitsPerPage: String(hitsPerPage),
      ...(filter === undefined ? {} : { filters: filter }),
    }).toString(),
  }))
  const response = await fetch(linkTo('SearchIndexes'), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', [XSRF_HEADER]: xsrfOf(document.cookie) ?? '' },
    body: JSON.stringify({ requests }),
    signal,
  })
  if (!response.ok) throw new Error(`Search answers ${response.status}`)
  const { results } = (await response.json()) as { results: SearchResult[] }
  return results
}
