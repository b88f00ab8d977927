import type { Operation } from '../../../schema/operation'
import { linkTo } from '../../../schema/routes/links'
import { collectionWording } from '../../../schema/wording/collection'
import { shellWording } from '../../../schema/wording/shell'
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
type Answer = PublicationLatestQuery & Partial<Pick<PublicationTagFeedQuery, 'tagFromSlug'>>

/** A list of a publication's stories, as the query chose it. */
interface View {
  operation: Operation<Answer, PublicationLatestQueryVariables>
  variables: PublicationLatestQueryVariables
  /** The list's own path, on the main host. */
  path: string
  /** The number in the address; nothing for the list's beginning and for pages with a cursor. */
  number?: number | undefined
  title: (publication: string, answer: Answer) => string
  heading: (answer: Answer) => string
  text?: string
  /** The text for the next page, if it isn't older stories. */
  more?: string
}

const topicOf = ({ tagFromSlug }: Answer): string => tagFromSlug?.displayTitle ?? ''

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
      operation: PublicationTagFeed,
      variables: tagVariables,
      path: linkTo('ShowCollectionTagged', { collectionSlug, tagSlug }),
      title: (name, answer) => collectionWording.taggedIn(topicOf(answer), name),
      heading: topicOf,
    }
  }
  if (orderBy === 'earliest') {
    return {
      operation: PublicationArchive,
      variables,
      path: linkTo('ShowCollectionArchive', { collectionSlug }),
      title: collectionWording.archiveOf,
      heading: () => collectionWording.archive,
      text: collectionWording.archiveText,
      more: shellWording.later,
    }
  }
  if (orderBy === 'most-popular') {
    return {
      operation: PublicationTrending,
      variables,
      path: linkTo('ShowCollectionTrending', { collectionSlug }),
      title: collectionWording.trendingOf,
      heading: () => collectionWording.trending,
      text: collectionWording.trendingText,
      more: shellWording.more,
    }
  }
  return {
    operation: PublicationLatest,
    variables,
    path: linkTo('ShowCollectionAll', { collectionSlug }),
    title: collectionWording.allOf,
    heading: () => collectionWording.all,
    text: collectionWording.allText,
  }
}
