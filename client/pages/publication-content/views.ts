import type { Operation } from '../../../schema/operation'
import { linkTo } from '../../../schema/routes/links'
import { PublicationArchive } from '../../features/collection/publication-archive.generated'
import {
  PublicationLatest,
  type PublicationLatestQuery,
  type PublicationLatestQueryVariables,
} from '../../features/collection/publication-latest.generated'
import {
  PublicationTagFeed,
  type PublicationTagFeedQuery,
} from '../../features/collection/publication-tag-feed.generated'
import { PublicationTrending } from '../../features/collection/publication-trending.generated'
import type { PageContext } from '../../lib/page'

/** The data of a list: a publication with its stories, and the topic if the list is a topic's. */
export type Answer = PublicationLatestQuery & Partial<Pick<PublicationTagFeedQuery, 'tagFromSlug'>>

/** A list of a publication's stories, as the query chose it. */
export interface View {
  kind: 'all' | 'archive' | 'trending' | 'topic'
  operation: Operation<Answer, PublicationLatestQueryVariables>
  variables: PublicationLatestQueryVariables
  /** The list's own path, on the main host. */
  path: string
  /** The number in the address; nothing for the list's beginning and for pages with a cursor. */
  number?: number | undefined
}

/**
 * The list that `/all` shows: `topic` selects a topic's, `orderBy` the archive or the trending stories; any
 * other value has no effect. Rule: docs/rules/routes.md, "Query parameters".
 */
export function viewOf(page: PageContext): View {
  const view = orderedView(page)
  const number = numberOf(page)
  if (number === undefined) return view
  const { collectionSlug = '' } = page.params
  const path = numberedPage(linkTo, collectionSlug, number, page.search)
  return { ...view, number, path, variables: { ...view.variables, after: null, page: number } }
}

/** The page number in the address. The first page is the list's beginning. */
export const numberOf = ({ params }: PageContext): number | undefined =>
  params.page === undefined || params.page === '1' ? undefined : Number(params.page)

/** The address of a page of the list, in the requested order. */
export function numberedPage(
  link: typeof linkTo,
  collectionSlug: string,
  number: number,
  { orderBy, topic }: PageContext['search'],
): string {
  const options = { query: { orderBy, topic } }
  return number === 1
    ? link('ShowCollectionAll', { collectionSlug }, options)
    : link('ShowCollectionAllPage', { collectionSlug, page: number }, options)
}

function orderedView({ params, search }: PageContext): View {
  const collectionSlug = params.collectionSlug ?? ''
  const variables = { slug: collectionSlug, after: search.after ?? null }
  const { topic, orderBy } = search
  if (topic) {
    const tagSlug = topic.toLowerCase()
    const tagVariables = { ...variables, tagSlug }
    return {
      kind: 'topic',
      operation: PublicationTagFeed,
      variables: tagVariables,
      path: linkTo('ShowCollectionTagged', { collectionSlug, tagSlug }),
    }
  }
  if (orderBy === 'earliest') {
    return {
      kind: 'archive',
      operation: PublicationArchive,
      variables,
      path: linkTo('ShowCollectionArchive', { collectionSlug }),
    }
  }
  if (orderBy === 'most-popular') {
    return {
      kind: 'trending',
      operation: PublicationTrending,
      variables,
      path: linkTo('ShowCollectionTrending', { collectionSlug }),
    }
  }
  return {
    kind: 'all',
    operation: PublicationLatest,
    variables,
    path: linkTo('ShowCollectionAll', { collectionSlug }),
  }
}
