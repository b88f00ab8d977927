import type { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

export interface RecommendationAnswer {
  __typename: string
  code?: string
  field?: string | null
  recommended?: { id: string; name: string }
}

async function ask(visit: Visit, query: string, input: object): Promise<RecommendationAnswer> {
  const { data, errors } = await visit.ask(query, { input })
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.result as RecommendationAnswer
}

const FAILURE = '... on UserError { code field }'

export const recommend = (visit: Visit, newsletterId: string, address: string) =>
  ask(
    visit,
    `mutation ($input: RecommendNewsletterInput!) { result: recommendNewsletter(input: $input) {
      __typename ... on Recommendation { recommended { id name } } ${FAILURE} } }`,
    { newsletterId, address },
  )
export const stop = (visit: Visit, newsletterId: string, recommendedId: string) =>
  ask(
    visit,
    `mutation ($input: StopRecommendingInput!) { result: stopRecommending(input: $input) { __typename ${FAILURE} } }`,
    { newsletterId, recommendedId },
  )
export const answer = (visit: Visit, newsletterId: string, recommenderId: string, isAllowed: boolean) =>
  ask(
    visit,
    `mutation ($input: AnswerRecommendationInput!) { result: answerRecommendation(input: $input) {
      __typename ${FAILURE} } }`,
    { newsletterId, recommenderId, isAllowed },
  )
export const subscribeChosen = (
  visit: Visit,
  newsletterId: string,
  recommendedIds: readonly string[],
  email?: string,
) =>
  ask(
    visit,
    `mutation ($input: SubscribeToRecommendedInput!) { result: subscribeToRecommended(input: $input) {
      __typename ... on RecommendedSubscriptions { subscriptions { state newsletter { id } } } ${FAILURE} } }`,
    { newsletterId, recommendedIds, email },
  )

interface Side {
  isRefused: boolean
  subscriberCount: number
  newsletter: { id: string }
  recommended: { id: string }
}

/** What a newsletter offers, and what those who send its letters see of that. */
export async function sidesOf(visit: Visit, id: string) {
  const fields = 'isRefused subscriberCount newsletter { id } recommended { id }'
  const { data, errors } = await visit.ask(
    `query ($id: ID!) { newsletter(id: $id) {
      recommended { id } recommendations { ${fields} } recommendedBy { recommendations { ${fields} } } } }`,
    { id },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  const { newsletter } = data as {
    newsletter: {
      recommended: { id: string }[]
      recommendations: Side[] | null
      recommendedBy: { recommendations: Side[] } | null
    }
  }
  return {
    offered: newsletter.recommended.map((one) => one.id),
    given: newsletter.recommendations,
    got: newsletter.recommendedBy?.recommendations ?? null,
  }
}
