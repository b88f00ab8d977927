import { DAY } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import type { newVisit } from '../../factories/visit'

export type Visit = ReturnType<typeof newVisit>

export interface Answer {
  __typename: string
  id: string
  code?: string
  field?: string | null
  message?: string
  [field: string]: unknown
}

/** Somebody whose responses don't wait: they have been here for a while. */
export const established = (given: Parameters<typeof signedIn>[0] = {}) =>
  signedIn({ createdAt: NOON - 30 * DAY, ...given })

const RESPONSE =
  '__typename ... on UserError { code field message } ... on Post { id title responsesCount content { body } response { status isPinned depth editedAt isByAuthor } }'

export async function answer(visit: Visit, query: string, variables: object): Promise<Answer> {
  const { data, errors } = await visit.ask(query, variables)
  if (!data || !('result' in data)) throw new Error(JSON.stringify(errors))
  return data.result as Answer
}

let keys = 0
export const respond = (visit: Visit, id: string, text: string, key = `key-${keys++}`) =>
  answer(
    visit,
    `mutation ($id: ID!, $text: String, $key: String) { result: publishPostResponse(inResponseToPostId: $id, text: $text, key: $key) { ${RESPONSE} } }`,
    { id, text, key },
  )

export const respondWith = (visit: Visit, id: string, given: object) =>
  answer(
    visit,
    `mutation ($id: ID!, $text: String, $deltas: Deltas) { result: publishPostResponse(inResponseToPostId: $id, text: $text, deltas: $deltas) { ${RESPONSE} } }`,
    { id, ...given },
  )

export const respondToList = (visit: Visit, id: string, text: string) =>
  answer(
    visit,
    `mutation ($id: ID!, $text: String) { result: publishCatalogResponse(inResponseToCatalogId: $id, text: $text) { ${RESPONSE} } }`,
    { id, text },
  )

export const edit = (visit: Visit, postId: string, text: string) =>
  answer(
    visit,
    `mutation ($postId: ID!, $text: String) { result: editPostResponse(postId: $postId, text: $text) { ${RESPONSE} } }`,
    { postId, text },
  )

/** Deletes a response, or takes that back. */
export const withResponse = (visit: Visit, name: 'deletePost' | 'undeletePost', id: string) =>
  answer(visit, `mutation ($id: ID!) { result: ${name}(targetPostId: $id) { ${RESPONSE} } }`, { id })

/** Decides on a response, or pins it. */
export const decide = (
  visit: Visit,
  name: 'hidePostResponseOnParentPost' | 'unhidePostResponseOnParentPost',
  parent: string,
  response: string,
) =>
  answer(
    visit,
    `mutation ($p: ID!, $r: ID!) { result: ${name}(parentPostId: $p, postResponseId: $r) { ${RESPONSE} } }`,
    { p: parent, r: response },
  )

export const pin = (visit: Visit, parent: string, response: string, isPinned = true) =>
  answer(
    visit,
    `mutation ($p: ID!, $r: ID!, $isPinned: Boolean!) { result: pinPostResponse(parentPostId: $p, postResponseId: $r, isPinned: $isPinned) { ${RESPONSE} } }`,
    { p: parent, r: response, isPinned },
  )

export interface Listed {
  count: number
  pinned: string | null
  ids: string[]
  /** Places of responses that are gone. */
  gone: string[]
  next: string | null
}

/** The responses to a story or a response, as somebody finds them. */
export async function listed(
  visit: Visit,
  id: string,
  sortType = 'MOST_RELEVANT',
  paging: object = {},
): Promise<Listed> {
  const { data, errors } = await visit.ask(
    `query ($id: ID!, $sortType: ResponseSortType, $paging: PagingOptions) { post(id: $id) {
      responsesCount postResponses { count } pinnedResponse { id }
      threadedPostResponses(sortType: $sortType, paging: $paging) { posts { id } threads { id post { id } } pagingInfo { next { to } } } } }`,
    { id, sortType, paging },
  )
  const post = data?.post as {
    responsesCount: number
    postResponses: { count: number }
    pinnedResponse: { id: string } | null
    threadedPostResponses: {
      posts: { id: string }[]
      threads: { id: string; post: { id: string } | null }[]
      pagingInfo: { next: { to: string } | null }
    }
  } | null
  if (!post) throw new Error(JSON.stringify(errors))
  const { posts, threads, pagingInfo } = post.threadedPostResponses
  return {
    count: post.postResponses.count,
    pinned: post.pinnedResponse?.id ?? null,
    ids: posts.map((one) => one.id),
    gone: threads.filter((thread) => thread.post === null).map((thread) => thread.id),
    next: pagingInfo.next?.to ?? null,
  }
}

/** The ids of what waits in a discussion, or was hidden, as somebody finds it. */
export async function withheld(visit: Visit, id: string, status: 'HELD' | 'HIDDEN'): Promise<string[]> {
  const { data, errors } = await visit.ask(
    'query ($id: ID!, $status: WithheldStatus!) { post(id: $id) { withheldResponses(status: $status) { posts { id content { body } } } } }',
    { id, status },
  )
  const post = data?.post as {
    withheldResponses: { posts: { id: string; content: { body: unknown[] } }[] }
  } | null
  if (!post) throw new Error(JSON.stringify(errors))
  // A search returns it whole.
  return post.withheldResponses.posts.filter(({ content }) => content.body.length > 0).map((one) => one.id)
}
