import type { newVisit } from '../../factories/visit'

export type Visit = ReturnType<typeof newVisit>

export interface Answer {
  __typename: string
  code?: string
  field?: string | null
  message?: string
  [field: string]: unknown
}

export async function answer(visit: Visit, query: string, variables: object): Promise<Answer> {
  const { data, errors } = await visit.ask(query, variables)
  if (!data || !('result' in data)) throw new Error(JSON.stringify(errors))
  return data.result as Answer
}

const PERSON =
  '__typename ... on User { viewerEdge { isFollowing isBlocking isBlocked } socialStats { followerCount followingCount } } ... on UserError { code field message }'

let sendings = 0
const send =
  (mutation: string) =>
  (visit: Visit, id: string, key = `sending ${++sendings}`) =>
    answer(
      visit,
      `mutation ($id: ID!, $key: String) { result: ${mutation}(targetUserId: $id, key: $key) { ${PERSON} } }`,
      { id, key },
    )
export const block = send('blockUser')
export const unblock = send('unblockUser')

export interface Relation {
  isFollowing: boolean
  isBlocking: boolean
  isBlocked: boolean
}

/** What there is between the viewer and a person. */
export async function relation(visit: Visit, id: string): Promise<Relation> {
  const { data, errors } = await visit.ask(
    'query ($id: ID!) { user(id: $id) { viewerEdge { isFollowing isBlocking isBlocked } } }',
    { id },
  )
  if (!data?.user) throw new Error(JSON.stringify(errors))
  return (data.user as { viewerEdge: Relation }).viewerEdge
}
