import type { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

export interface Answer {
  __typename: string
  id: string
  code?: string
  [field: string]: unknown
}

const FAILURE = '... on UserError { code field message }'

async function answer(visit: Visit, query: string, variables: object): Promise<Answer> {
  const { data, errors } = await visit.ask(query, variables)
  if (!data || !('result' in data)) throw new Error(JSON.stringify(errors))
  return data.result as Answer
}

/** Reports something, as spam unless a reason is given. */
export const report = (visit: Visit, entityType: string, entityId: string, given: object = {}) =>
  answer(
    visit,
    `mutation ($entityType: ReportedEntity!, $entityId: ID!, $reason: ReportReason!, $words: String, $key: String) {
      result: reportEntity(entityType: $entityType, entityId: $entityId, reason: $reason, words: $words, key: $key) {
        __typename ... on FiledReport { id isFollowed } ${FAILURE} } }`,
    { entityType, entityId, reason: 'SPAM', ...given },
  )

const CASE = `id entityType state reason reportCount networkCount revision title text within possible canDecideAppeal
  decision reports { reason words isVisitor }`

/** The cases in a state that staff sees. */
export async function queue(visit: Visit, state = 'OPEN', reason: string | null = null) {
  const { data } = await visit.ask(
    `query ($state: ReportState!, $reason: ReportReason) {
      reportCases(state: $state, reason: $reason, paging: { limit: 50 }) { cases { ${CASE} entityId } } }`,
    { state, reason },
  )
  return (data?.reportCases as { cases: Answer[] } | null)?.cases ?? null
}

/** The queue of a publication's cases. */
export async function queueOf(visit: Visit, slug: string) {
  const { data } = await visit.ask(
    `query ($slug: String!) { collectionByDomainOrSlug(domainOrSlug: $slug) { ... on Collection {
      reportCases(state: OPEN) { cases { ${CASE} entityId } } } } }`,
    { slug },
  )
  const collection = data?.collectionByDomainOrSlug as { reportCases: { cases: Answer[] } | null }
  return collection.reportCases?.cases ?? null
}

/** The case about a thing, as staff sees it. */
export async function caseOf(visit: Visit, entityId: string, state = 'OPEN'): Promise<Answer> {
  const reportCase = (await queue(visit, state))?.find((each) => each.entityId === entityId)
  if (!reportCase) throw new Error(`There is no case about ${entityId} in ${state}`)
  return reportCase
}

/** Decides about a case. */
export const decide = (visit: Visit, reportCase: Answer, decision: string, reason = 'Because.') =>
  answer(
    visit,
    `mutation ($input: DecideReportInput!) { result: decideReport(input: $input) {
      __typename ... on ReportCase { ${CASE} } ${FAILURE} } }`,
    { input: { caseId: reportCase.id, decision, reason, revision: reportCase.revision } },
  )

export const appeal = (visit: Visit, caseId: string, words = 'It was a joke.') =>
  answer(
    visit,
    `mutation ($caseId: ID!, $words: String!) { result: appealDecision(caseId: $caseId, words: $words) {
      __typename ... on OwnDecision { id state appealUntil } ${FAILURE} } }`,
    { caseId, words },
  )

export const decideAppeal = (visit: Visit, reportCase: Answer, isUpheld: boolean) =>
  answer(
    visit,
    `mutation ($input: DecideAppealInput!) { result: decideAppeal(input: $input) {
      __typename ... on ReportCase { ${CASE} } ${FAILURE} } }`,
    { input: { caseId: reportCase.id, isUpheld, reason: 'Looked at again.', revision: reportCase.revision } },
  )

/** Somebody's reports, with what came of them. */
export async function reportsOf(visit: Visit): Promise<Answer[]> {
  const { data } = await visit.ask('{ viewer { reports { reports { id title state words reason } } } }')
  if (!data) throw new Error('Nobody is signed in')
  return (data.viewer as { reports: { reports: Answer[] } }).reports.reports
}

/** The kinds of somebody's notifications. */
export async function notifiedOf(visit: Visit): Promise<string[]> {
  const { data } = await visit.ask('{ notifications { notifications { kind } } }')
  const connection = data?.notifications as { notifications: { kind: string }[] }
  return connection.notifications.map(({ kind }) => kind)
}
