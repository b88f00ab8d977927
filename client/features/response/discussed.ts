import type { RespondedKind } from '../../../schema/rules/responses'
import type { CatalogResponsesQuery } from './catalog-responses.generated'
import type { ShownResponse } from './discussion-facts'
import type { PostResponsesQuery } from './post-responses.generated'
import type { ResponseListFragment } from './response-list.generated'
import type { ResponsePlaceQuery } from './response-place.generated'

/** The thing under discussion: a story or a list, or a response with its answers. */
export interface Discussed {
  kind: RespondedKind
  id: string
  /** How many responses there are. */
  count: number
  isClosed: boolean
  /** The response itself is gone, so nobody answers it. */
  isGone?: true
  /** The answers to a response are discussed. */
  isAnswers: boolean
  /** All of it is about a list. */
  isOfList: boolean
  pinned: ShownResponse | null
  list: ResponseListFragment
}

/** A story or a response as a page of its responses has it. */
export type DiscussedPost = Extract<PostResponsesQuery['postResult'], { __typename: 'Post' }>

export const discussedPost = (post: DiscussedPost): Discussed => ({
  kind: 'post',
  id: post.id,
  count: post.postResponses.count,
  isClosed: post.responsesClosed,
  isAnswers: post.response !== null,
  isOfList: post.response?.catalog != null,
  pinned: post.pinnedResponse,
  list: post.threadedPostResponses,
})

/** The place of a response that is gone, with the answers to it. */
export const discussedPlace = (
  place: Omit<NonNullable<ResponsePlaceQuery['responseThread']>, '__typename'>,
): Discussed => ({
  kind: 'post',
  id: place.id,
  count: place.answersCount,
  isClosed: false,
  isGone: true,
  isAnswers: true,
  isOfList: place.catalog !== null,
  pinned: null,
  list: place.answers,
})

export const discussedCatalog = (
  list: Omit<Extract<CatalogResponsesQuery['catalogById'], { __typename: 'Catalog' }>, '__typename'>,
): Discussed => ({
  kind: 'catalog',
  id: list.id,
  count: list.responsesCount,
  isClosed: list.responsesClosed,
  isAnswers: false,
  isOfList: true,
  pinned: null,
  list: list.threadedCatalogResponses,
})
